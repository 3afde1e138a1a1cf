import { adoptRules } from '../styles/stylesheet';
import { type AttributeName, optionOfAttribute, optionsFromAttributes } from './attributes';
import { type CompanyOverrides, overrideCompany } from './companyOverrides';
import { mountInto, type ThemedSite } from './mount';
import { checkOptions } from './options';

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
      static observedAttributes = Object.keys(optionOfAttribute);

      #site: ThemedSite | undefined;
      #company: CompanyOverrides | undefined;
      #isStale = false;

      get company() {
        return this.#company;
      }

      set company(company) {
        if (company !== undefined) overrideCompany(company, '<training-site>.company');
        this.#company = company;
        this.#mountAgain();
      }

      connectedCallback() {
        // Set before the element was defined, it is a property of its own that hides the accessor.
        if (Object.hasOwn(this, 'company')) {
          const { company } = this;
          Reflect.deleteProperty(this, 'company');
          this.company = company;
        }
        // Prerendered HTML may be still on its way.
        if (this.shadowRoot && !this.#site && document.readyState === 'loading') {
          document.addEventListener('DOMContentLoaded', () => this.connectedCallback(), {
            once: true,
          });
        } else if (!this.#site && this.isConnected) this.#mount();
      }

      disconnectedCallback() {
        // A moved element is connected again by now, and keeps its state.
        queueMicrotask(() => {
          if (!this.isConnected) this.#unmount();
        });
      }

      attributeChangedCallback(name: AttributeName) {
        if (name !== 'theme') this.#mountAgain();
        else this.#site?.setTheme(this.#settings().theme);
      }

      #settings() {
        return checkOptions({ ...optionsFromAttributes(this), company: this.#company });
      }

      #mount() {
        // In a root of its own, so that the element's children, which a framework of the host may
        // manage, stay what they are, and are not shown.
        const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
        adoptRules(root, ':host{display:block}');
        this.#site = mountInto(root, this.#settings());
      }

      #unmount() {
        this.#site?.unmount();
        this.#site = undefined;
      }

      /** Once for all changes that come together. */
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
