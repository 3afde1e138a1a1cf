import type { Company } from '../content/types';
import { adoptRules } from '../styles/stylesheet';
import { type AttributeName, attributeNames, settingsFromAttributes } from './attributes';
import { type CompanyOverrides, overrideCompany } from './companyOverrides';
import { mountInto, type ThemedSite } from './mountInto';
import { defaults } from './options';

/**
 * `<training-site base-path routing theme manage-title>`: the site as an element. It mounts when it
 * is connected and unmounts when it is disconnected, for pages that run no script of their own.
 */
export interface TrainingSiteElement extends HTMLElement {
  /**
   * Overrides of the shipped company record, as the option of the same name.
   * @defaultValue `undefined`
   * @throws TypeError when set to something else
   */
  company: CompanyOverrides | undefined;
}

type ElementAttributes = { readonly [Attribute in AttributeName]?: string | undefined };

declare global {
  interface HTMLElementTagNameMap {
    'training-site': TrainingSiteElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      // Without a name of React's own types, which a host may not have.
      'training-site': ElementAttributes & {
        readonly company?: CompanyOverrides | undefined;
        readonly [attribute: string]: unknown;
      };
    }
  }
}

/** Defines the element. A function, since a server has no HTMLElement to extend. */
export function defineElement(): void {
  customElements.define(
    'training-site',
    class extends HTMLElement implements TrainingSiteElement {
      static observedAttributes = attributeNames;

      #site: ThemedSite | undefined;
      #overrides: CompanyOverrides | undefined;
      #company: Company = defaults.company;
      #isStale = false;

      get company() {
        return this.#overrides;
      }

      set company(overrides) {
        this.#company = overrideCompany(overrides ?? {}, '<training-site>.company');
        this.#overrides = overrides;
        this.#mountAgain();
      }

      connectedCallback() {
        // A company that was set before the element was defined is an own property and hides the accessor.
        if (Object.hasOwn(this, 'company')) {
          const { company } = this;
          Reflect.deleteProperty(this, 'company');
          this.company = company;
        }
        // The parser may still be adding the prerendered HTML.
        if (this.shadowRoot && !this.#site && document.readyState === 'loading') {
          document.addEventListener('DOMContentLoaded', () => this.connectedCallback(), {
            once: true,
          });
        } else if (!this.#site && this.isConnected) this.#mount();
      }

      disconnectedCallback() {
        // An element that was moved is connected again by then, and keeps its state.
        queueMicrotask(() => {
          if (!this.isConnected) this.#unmount();
        });
      }

      attributeChangedCallback(name: AttributeName) {
        if (name !== 'theme') this.#mountAgain();
        else this.#site?.setTheme(this.#settings().theme);
      }

      #settings() {
        return { ...settingsFromAttributes(this), company: this.#company };
      }

      #mount() {
        // In a shadow root of the element's own: its children, which a framework of the host may manage,
        // stay untouched and are not shown.
        const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
        adoptRules(root, ':host{display:block}');
        this.#site = mountInto(root, this.#settings());
      }

      #unmount() {
        this.#site?.unmount();
        this.#site = undefined;
      }

      /** Mounts again, once for all changes that are made together. */
      #mountAgain() {
        if (!this.#site || this.#isStale) return;
        this.#isStale = true;
        queueMicrotask(() => {
          this.#isStale = false;
          if (!this.#site) return;
          this.#unmount();
          if (this.isConnected) this.#mount();
        });
      }
    },
  );
}
