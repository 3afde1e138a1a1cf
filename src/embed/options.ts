import { company } from '../content/company';
import type { Company } from '../content/types';
import type { Navigation, Theme } from '../site/Site';
import { type CompanyOverrides, overrideCompany } from './companyOverrides';
import { normaliseBasePath } from './hash';
import { mismatch } from './mismatch';

/** How a site lives in its page. Every option may be left out. */
export interface MountOptions {
  /**
   * Prefix of the site's own hashes: with `'/academy'`, Training is at `#/academy/training` and Home
   * at `#/academy`. Begins with a slash, or is empty.
   * @defaultValue `''`
   */
  readonly basePath?: string | undefined;
  /**
   * `'memory'` never reads or writes the page's address: for hosts that own the hash, and for a
   * second site on the page.
   * @defaultValue `'hash'`
   */
  readonly routing?: 'hash' | 'memory' | undefined;
  /**
   * Whether the site sets `document.title` for each screen.
   * @defaultValue `true`
   */
  readonly manageTitle?: boolean | undefined;
  /**
   * Colours; `'auto'` follows `prefers-color-scheme`.
   * @defaultValue `'light'`
   */
  readonly theme?: Theme | undefined;
  /** Overrides of the shipped company name, numbers, addresses and social links. */
  readonly company?: CompanyOverrides | undefined;
  /**
   * Called for each screen shown, the first included. What it throws is logged and changes nothing.
   * @defaultValue none
   */
  readonly onNavigate?: ((navigation: Navigation) => void) | undefined;
}

/** Options that have been checked, with the defaults filled in. */
export interface Settings {
  readonly basePath: string;
  readonly routing: 'hash' | 'memory';
  readonly manageTitle: boolean;
  readonly theme: Theme;
  readonly company: Company;
  readonly onNavigate: (navigation: Navigation) => void;
}

export const defaults: Settings = {
  basePath: '',
  routing: 'hash',
  manageTitle: true,
  theme: 'light',
  company,
  onNavigate: () => {},
};

/** One check per option: gives the setting, or throws a TypeError that names `name`. */
export const checks: {
  readonly [Option in keyof Settings]: (value: unknown, name: string) => Settings[Option];
} = {
  basePath(value, name) {
    if (typeof value === 'string' && /^(\/[^?#\s]*)?$/.test(value)) return normaliseBasePath(value);
    throw mismatch(name, '"" or a path such as "/academy"', value);
  },
  routing: oneOf('hash', 'memory'),
  manageTitle: oneOf(true, false),
  theme: oneOf('light', 'dark', 'auto'),
  company: overrideCompany,
  onNavigate(value, name) {
    if (typeof value === 'function') return value as Settings['onNavigate'];
    throw mismatch(name, 'a function', value);
  },
};

/**
 * Checks the options of a call, and warns of those it doesn't know: a newer page may load an older
 * script.
 *
 * @throws TypeError if an option is of the wrong type
 */
export function checkOptions(options: unknown): Settings {
  if (options === undefined) return defaults;
  if (typeof options !== 'object' || options === null) {
    throw mismatch('TrainingSite.mount(element, options)', 'a record of options', options);
  }
  const given: Record<string, unknown> = {};
  for (const [option, value] of Object.entries(options)) {
    if (!Object.hasOwn(checks, option)) {
      console.warn(`training-site: the option "${option}" is not known and has no effect.`);
    } else if (value !== undefined) {
      given[option] = checks[option as keyof Settings](value, `the option "${option}"`);
    }
  }
  return { ...defaults, ...given };
}

function oneOf<const Value>(...values: readonly Value[]) {
  return (value: unknown, name: string): Value => {
    if (values.includes(value as Value)) return value as Value;
    throw mismatch(name, values.map((known) => JSON.stringify(known)).join(' or '), value);
  };
}
