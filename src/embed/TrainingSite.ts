import { attempt } from '../browser/log';
import { whenParsed } from '../browser/whenParsed';
import type { Company } from '../content/types';
import { createSite } from './createSite';
import type { TrainingSiteElement } from './elementTypes';
import {
  attributeNames,
  settingsFromAttributes,
  warnOfMisspelledAttributes,
} from './options/attributes';
import { type CompanyOverrides, overrideCompany } from './options/companyOverrides';
import { mismatch } from './options/mismatch';
import type { SiteInHost } from './SiteInHost';

/**
 * Defines `<training-site>`, unless it is defined already.
 *
 * @param registry - such as that of a shadow root, in browsers with scoped registries; default: the page's. On a server
 * there is none, and nothing happens
 * @throws TypeError if `registry` is no registry
 */
export function define(registry: CustomElementRegistry = globalThis.customElements): void {
  if (registry === undefined) return;
  if (typeof registry?.get !== 'function') {
    throw mismatch('define(registry)', 'a CustomElementRegistry', registry);
  }
  if (registry.get('training-site')) return;
  // In the function, because a server has no HTMLElement to extend.
  registry.define(
    'training-site',
    class extends HTMLElement implements TrainingSiteElement {
      static observedAttributes = attributeNames;

      #site: SiteInHost | undefined;
      #overrides: CompanyOverrides | undefined;
      #company: Company | undefined;

      get company() {
        return this.#overrides;
      }

      set company(overrides) {
        this.#company =
          overrides === undefined
            ? undefined
            : overrideCompany(overrides, '<training-site>.company');
        this.#overrides = overrides;
        this.#update();
      }

      navigate(path: string) {
        this.#start().navigate(path);
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
        const connect = () =>
          attempt('show the site', () => this.isConnected && this.#start().connect());
        // The parser may still be adding the prerendered HTML.
        if (this.shadowRoot && !this.#site) whenParsed(connect);
        else connect();
      }

      disconnectedCallback() {
        this.#site?.disconnect();
      }

      attributeChangedCallback() {
        this.#update();
      }

      #update() {
        this.#site?.set(this.#settings());
      }

      #settings() {
        const settings = settingsFromAttributes(this, '');
        return this.#company ? { ...settings, company: this.#company } : settings;
      }

      /** The children, which a framework of the host may manage, stay untouched and are not shown. */
      #start(): SiteInHost {
        if (this.#site) return this.#site;
        warnOfMisspelledAttributes(this, '');
        this.#site = createSite(this, this.#settings());
        return this.#site;
      }
    },
  );
}
