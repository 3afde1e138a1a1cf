import { hasDom } from '../browser/hasDom';
import { warnOnce } from '../browser/log';
import type { EmbeddedSite } from './EmbeddedSite';
import type { TrainingSiteElement } from './elementTypes';
import { connectSite, disconnectSite, startSite } from './hostElement';
import { type Instance, thisInstance } from './instances';
import {
  attributeNames,
  attributeOf,
  attributeOptions,
  propertyNames,
  settingOfAttribute,
  settingOfProperty,
  warnOfMisspelledAttributes,
} from './options/attributes';
import { mismatch } from './options/mismatch';
import type { PropertyName } from './options/options';
import { defaults, definitionOf, type Settings } from './options/settings';
import { siteOf } from './owners';
import { attachPrerendered } from './prerender/prerenderedIn';

/**
 * Defines `<training-site>`, unless it is defined already. If another script has defined an element
 * of this name, that is a console warning.
 *
 * @param registry - such as that of a shadow root, in browsers with scoped registries; default: the
 * page's. Where there is none, on a server or in the content script of a browser extension, nothing
 * happens
 * @throws TypeError if `registry` is no registry
 */
export function define(
  registry: CustomElementRegistry | undefined = globalThis.customElements ?? undefined,
): void {
  if (registry === undefined || !hasDom()) return;
  if (typeof registry?.get !== 'function') {
    throw mismatch('define(registry)', 'a CustomElementRegistry', registry);
  }
  if (!registry.get('training-site')) registry.define('training-site', createElementClass());
  else if (!definedBy(registry)) warnOnce(nameIsTaken);
}

/**
 * The instance that has defined `<training-site>`. Undefined if none has: another script may have
 * defined an element of this name.
 */
export function definedBy(registry: CustomElementRegistry): Instance | undefined {
  return Reflect.get(registry.get('training-site') ?? {}, instance) as Instance | undefined;
}

const nameIsTaken =
  'training-site: another script has defined <training-site>, so that element shows no site. Use <div data-training-site> or TrainingSite.mount(element).';

/**
 * The name of a static property that only our element classes have. Each instance of the script
 * uses the same name, also an older one: the text never changes.
 */
const instance = Symbol.for('training-site-widget.copy');

/** In a function, because a server has no HTMLElement to extend. */
function createElementClass() {
  return class TrainingSite extends HTMLElement implements Pick<TrainingSiteElement, 'navigate'> {
    static readonly [instance] = thisInstance;
    static readonly observedAttributes = attributeNames;

    /** The properties without an attribute, and those that win over it. */
    readonly #held = new Map<PropertyName, unknown>();

    connectedCallback() {
      connectSite(this, () => this.#start());
    }

    attributeChangedCallback(attribute: string) {
      const name = attributeOptions.find((option) => attributeOf(option) === attribute);
      if (name) this.#update(name);
    }

    disconnectedCallback() {
      disconnectSite(this);
    }

    navigate(path: string) {
      this.#start().navigate(path);
    }

    /** A property for each option but `onNavigate`. */
    static {
      for (const name of propertyNames) {
        const isReflected = definitionOf(name).element === undefined;
        Object.defineProperty(TrainingSite.prototype, name, {
          get(this: TrainingSite) {
            return isReflected ? this.#setting(name) : this.#held.get(name);
          },
          set(this: TrainingSite, given: unknown) {
            // Preact sets '' for null.
            const value = given === '' ? null : given;
            if (isReflected) this.#reflect(name, value);
            else this.#hold(name, value);
          },
        });
      }
    }

    /**
     * The children, which a framework of the page may manage, are not shown. They stay untouched,
     * except for prerendered HTML that no parser has put into a shadow root.
     */
    #start(): EmbeddedSite {
      const site = siteOf(this);
      if (site) return site;
      this.#readEarlyProperties();
      warnOfMisspelledAttributes(this, '');
      attachPrerendered(this);
      let settings: Settings = defaults;
      for (const name of propertyNames) settings = { ...settings, [name]: this.#setting(name) };
      return startSite(this, settings);
    }

    /** A property that was set before the element was defined hides the accessor. */
    #readEarlyProperties() {
      for (const name of propertyNames) {
        if (!Object.hasOwn(this, name)) continue;
        const value = Reflect.get(this, name);
        Reflect.deleteProperty(this, name);
        Reflect.set(this, name, value);
      }
    }

    #setting(name: PropertyName): unknown {
      const value = this.#held.get(name);
      const isHeld = value != null || definitionOf(name).element === 'property';
      return isHeld ? settingOfProperty(name, value) : settingOfAttribute(this, '', name);
    }

    /** Gives the site an option that has changed. */
    #update(name: PropertyName) {
      const site = siteOf(this);
      site?.set({ ...site.settings, [name]: this.#setting(name) });
    }

    #reflect(name: PropertyName, value: unknown) {
      const attribute = attributeOf(name);
      const text = value == null ? undefined : textOf(value, attribute);
      if (text === undefined) this.removeAttribute(attribute);
      else this.setAttribute(attribute, text);
    }

    #hold(name: PropertyName, value: unknown) {
      this.#held.set(name, value);
      this.#update(name);
    }
  };
}

/** A setter must not throw, because frameworks set properties while they render. */
function textOf(value: unknown, attribute: string): string | undefined {
  try {
    // Unlike `String`, this refuses a symbol too.
    return `${value}`;
  } catch {
    const got = typeof value === 'symbol' ? 'a symbol' : 'an object that has none';
    warnOnce(
      `training-site: <training-site ${attribute}>: expected a text, got ${got}. The default is used instead.`,
    );
    return undefined;
  }
}
