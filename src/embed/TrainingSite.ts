import { hasDom } from '../browser/hasDom';
import { warnOnce } from '../browser/log';
import type { EmbeddedSite } from './EmbeddedSite';
import type { TrainingSiteElement } from './elementTypes';
import { createHostClass, startSite } from './hostElement';
import { type Instance, thisInstance } from './instances';
import {
  attributeNames,
  attributeOf,
  propertyNames,
  settingOfAttribute,
  settingOfProperty,
  settingsFromAttributes,
  warnOfMisspelledAttributes,
} from './options/attributes';
import { mismatch } from './options/mismatch';
import type { PropertyName } from './options/options';
import { definitionOf, type Settings } from './options/settings';
import { siteOf } from './owners';
import { attachPrerendered } from './prerender/prerenderedIn';

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

const nameIsTaken =
  'training-site: another script has defined <training-site>, so that element shows no site. Use <div data-training-site> or TrainingSite.mount(element).';

/**
 * The name of a static property that only our element classes have. Each instance of the script
 * uses the same name, also an older one: the text never changes.
 */
const instance = Symbol.for('training-site-widget.copy');

/**
 * The instance that has defined `<training-site>`. Undefined if none has: another script may have
 * defined an element of this name.
 */
export function definedBy(registry: CustomElementRegistry): Instance | undefined {
  return Reflect.get(registry.get('training-site') ?? {}, instance) as Instance | undefined;
}

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
  if (registry.get('training-site')) {
    if (!definedBy(registry)) warnOnce(nameIsTaken);
    return;
  }
  // In the function, because a server has no HTMLElement to extend.
  const Host = createHostClass((host) => TrainingSite.start(host as TrainingSite));
  class TrainingSite extends Host implements Pick<TrainingSiteElement, 'navigate'> {
    static readonly [instance] = thisInstance;
    static observedAttributes = attributeNames;

    static {
      for (const name of propertyNames) {
        const isReflected = definitionOf(name).element === undefined;
        Object.defineProperty(TrainingSite.prototype, name, {
          get(this: TrainingSite) {
            return isReflected ? settingOfAttribute(this, '', name) : this.#held.get(name);
          },
          set(this: TrainingSite, given: unknown) {
            // Preact sets '' for null.
            const value = given === '' ? null : given;
            if (!isReflected) {
              this.#held.set(name, value);
              this.attributeChangedCallback();
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

    /**
     * The children, which a framework of the page may manage, are not shown. They stay untouched,
     * except for prerendered HTML that no parser has put into a shadow root.
     */
    static start(host: TrainingSite): EmbeddedSite {
      const site = siteOf(host);
      if (site) return site;
      // A property that was set before the element was defined hides the accessor.
      for (const name of propertyNames.filter((name) => Object.hasOwn(host, name))) {
        const value = Reflect.get(host, name);
        Reflect.deleteProperty(host, name);
        Reflect.set(host, name, value);
      }
      warnOfMisspelledAttributes(host, '');
      attachPrerendered(host);
      return startSite(host, host.#settings());
    }

    /** The properties without an attribute, and those that win over it. */
    readonly #held = new Map<PropertyName, unknown>();

    navigate(path: string) {
      TrainingSite.start(this).navigate(path);
    }

    attributeChangedCallback() {
      siteOf(this)?.set(this.#settings());
    }

    #settings() {
      let settings: Settings = settingsFromAttributes(this, '');
      for (const [name, value] of this.#held) {
        if (value == null) continue;
        settings = { ...settings, [name]: settingOfProperty(name, value) };
      }
      return settings;
    }
  }
  registry.define('training-site', TrainingSite);
}
