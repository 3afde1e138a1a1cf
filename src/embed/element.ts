import { attempt } from '../browser/log';
import type { Company } from '../content/types';
import { hasScreen } from '../site/routes';
import { adoptRules } from '../styles/stylesheet';
import {
  type AttributeName,
  attributeNames,
  settingsFromAttributes,
  warnOfMisspelledAttributes,
} from './attributes';
import { type CompanyOverrides, overrideCompany } from './companyOverrides';
import type { TrainingSiteElement } from './elementTypes';
import { isEqual } from './isEqual';
import { mountInto, type SiteInPage } from './mountInto';
import { defaults, fixedDifference, type Settings } from './options';
import { requirePath } from './requirePath';

/**
 * How long the page is told of no screen after each mount, in ms. A framework may set the attributes some tasks after
 * it has connected the element. Then the element mounts again, and nobody has seen the screen of the first site.
 */
const settlingTime = 50;

/** Defines the element. A function, because a server has no HTMLElement to extend. */
export function defineElement(): void {
  customElements.define(
    'training-site',
    class extends HTMLElement implements TrainingSiteElement {
      static observedAttributes = attributeNames;

      #site: SiteInPage | undefined;
      #overrides: CompanyOverrides | undefined;
      #company: Company = defaults.company;
      /** The path of a `navigate()` that waits: the element is outside the document, or is about to mount again. */
      #nextPath: string | undefined;
      #isMountingAgain = false;
      /**
       * Whether the next change of `base-path`, `initial-path` or `routing` takes effect at once: the page has been told
       * of no screen, and the element has not mounted again.
       */
      #isNew = false;

      get company() {
        return this.#overrides;
      }

      set company(overrides) {
        const company = overrideCompany(overrides ?? {}, '<training-site>.company');
        this.#overrides = overrides;
        // Frameworks set a fresh, equal record at every render.
        if (isEqual(company, this.#company)) return;
        this.#company = company;
        this.#update();
      }

      navigate(path: string) {
        requirePath(path);
        this.#nextPath = path;
        this.#goToNextPath();
      }

      connectedCallback() {
        // A company that was set before the element was defined is an own property and hides the accessor.
        if (Object.hasOwn(this, 'company')) {
          const { company } = this;
          Reflect.deleteProperty(this, 'company');
          attempt('take over the property "company"', () => {
            this.company = company;
          });
        }
        // The parser may still be adding the prerendered HTML.
        if (this.shadowRoot && !this.#site && document.readyState === 'loading') {
          document.addEventListener('DOMContentLoaded', () => this.connectedCallback(), {
            once: true,
          });
        } else if (!this.#site && this.isConnected) {
          this.#isNew = true;
          this.#mount(this.#settings());
        }
        this.#goToNextPath();
      }

      disconnectedCallback() {
        // An element that was moved is connected again by then, and keeps its state. Turbo needs several microtasks
        // to move an element with `data-turbo-permanent`.
        setTimeout(() => {
          if (!this.isConnected) this.#unmount();
        });
      }

      /** In another document, as that of a frame, the site is a new one. */
      adoptedCallback() {
        this.#unmount();
      }

      attributeChangedCallback(_name: AttributeName, before: string | null, after: string | null) {
        if (before !== after) this.#update();
      }

      #settings(): Settings {
        return { ...settingsFromAttributes(this, ''), company: this.#company };
      }

      /** @param path - of the screen to show where the address asks for none */
      #mount(settings: Settings, path?: string) {
        warnOfMisspelledAttributes(this, '');
        // In a shadow root of the element's own: its children, which a framework of the host may manage,
        // stay untouched and are not shown.
        const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
        this.#site = mountInto(root, settings, path, settlingTime);
        // After `mountInto`, which removes whatever else is in the root.
        adoptRules(root, ':host(:not([hidden])){display:block}');
        const isShown = () => {
          this.#isNew = false;
        };
        this.addEventListener('training-site:navigate', isShown, { once: true });
      }

      #goToNextPath() {
        const path = this.#nextPath;
        if (path === undefined || !this.#site || !this.isConnected || this.#isMountingAgain) return;
        this.#nextPath = undefined;
        this.#site.navigate(path);
      }

      #unmount() {
        this.#site?.unmount();
        this.#site = undefined;
      }

      #update() {
        if (this.#needsNewMount()) this.#mountAgain();
        else this.#site?.apply(this.#settings());
      }

      /** Whether a setting that can't be changed in place differs from that of the site. */
      #needsNewMount() {
        if (!this.#site) return false;
        const before = this.#site.settings();
        // On another screen, a changed initial path changes nothing that is shown.
        const isInitial = this.#site.path() === before.initialPath;
        const initialPath = isInitial ? this.#settings().initialPath : before.initialPath;
        return fixedDifference({ ...this.#settings(), initialPath }, before) !== undefined;
      }

      /** Mounts again, once for all changes of a frame, on the screen that is shown. */
      #mountAgain() {
        if (this.#isMountingAgain) return;
        // Angular connects the element before it sets the attributes. On a slow device a frame would be too late: the
        // host would be told of the screen of that first site. A hidden tab has no frames.
        const nextFrame = document.hidden ? setTimeout : requestAnimationFrame;
        const schedule = this.#isNew ? queueMicrotask : nextFrame;
        schedule(() => {
          this.#isMountingAgain = false;
          this.#isNew = false;
          // By now, the attributes may be as they were.
          if (this.#site && this.#needsNewMount()) {
            const path = this.#site.path();
            const isInitial = path === this.#site.settings().initialPath;
            this.#unmount();
            // A path without a screen is not kept: the old base path may have read a hash of the host as this path.
            this.#mount(this.#settings(), isInitial || !hasScreen(path) ? undefined : path);
          }
          this.#goToNextPath();
        });
        this.#isMountingAgain = true;
      }
    },
  );
}
