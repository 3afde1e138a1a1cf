import { attempt, warnOnce } from '../browser/log';
import { whenParsed } from '../browser/whenParsed';
import { createSite, type SiteInHost } from './createSite';
import type { TrainingSiteElement } from './elementTypes';
import {
  attributeNames,
  attributeOf,
  propertyNames,
  settingOf,
  settingOfAttribute,
  settingsFromAttributes,
  warnOfMisspelledAttributes,
} from './options/attributes';
import { mismatch } from './options/mismatch';
import type { PropertyName } from './options/options';
import { rowOf, type Settings } from './options/settings';

/** A setter must not throw, because frameworks set properties while they render. */
function textOf(value: unknown, attribute: string): string | undefined {
  try {
    return String(value);
  } catch {
    warnOnce(
      `training-site: <training-site ${attribute}>: expected a text, got an object that has none. The default is used instead.`,
    );
    return undefined;
  }
}

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
  class TrainingSite extends HTMLElement implements Pick<TrainingSiteElement, 'navigate'> {
    static observedAttributes = attributeNames;

    static {
      for (const name of propertyNames) {
        const isReflected = rowOf(name).element === undefined;
        Object.defineProperty(TrainingSite.prototype, name, {
          get(this: TrainingSite) {
            return isReflected ? settingOfAttribute(this, '', name) : this.#held.get(name);
          },
          set(this: TrainingSite, given: unknown) {
            // Preact sets '' for null.
            const value = given === '' ? null : given;
            if (!isReflected) {
              this.#held.set(name, value);
              this.#update();
              return;
            }
            const attribute = attributeOf(name);
            const text = value == null ? undefined : textOf(value, attribute);
            if (text === undefined) this.removeAttribute(attribute);
            else this.setAttribute(attribute, text);
          },
        });
      }
    }

    #site: SiteInHost | undefined;
    /** The properties without an attribute, and those that win over it. */
    readonly #held = new Map<PropertyName, unknown>();

    navigate(path: string) {
      this.#start().navigate(path);
    }

    connectedCallback() {
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

    #settings() {
      let settings: Settings = settingsFromAttributes(this, '');
      for (const [name, value] of this.#held) {
        if (value == null) continue;
        settings = { ...settings, [name]: settingOf(name, value, `<training-site>.${name}`) };
      }
      return settings;
    }

    #update() {
      this.#site?.set(this.#settings());
    }

    /** The children, which a framework of the host may manage, stay untouched and are not shown. */
    #start(): SiteInHost {
      if (this.#site) return this.#site;
      // A property that was set before the element was defined hides the accessor.
      for (const name of propertyNames.filter((name) => Object.hasOwn(this, name))) {
        const value = Reflect.get(this, name);
        Reflect.deleteProperty(this, name);
        Reflect.set(this, name, value);
      }
      warnOfMisspelledAttributes(this, '');
      this.#site = createSite(this, this.#settings());
      return this.#site;
    }
  }
  registry.define('training-site', TrainingSite);
}
