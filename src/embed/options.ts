import { warnOnce } from '../browser/log';
import { company } from '../content/company';
import type { Company } from '../content/types';
import type { ScreenShown, Theme } from '../site/Site';
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
   * Called for each screen shown, the first included. An error that it throws is logged and changes
   * nothing.
   * @defaultValue none
   */
  readonly onNavigate?: ((shown: ScreenShown) => void) | undefined;
}

/** Options that have been checked, with the defaults filled in. */
export interface Settings {
  readonly basePath: string;
  readonly routing: 'hash' | 'memory';
  readonly manageTitle: boolean;
  readonly theme: Theme;
  readonly company: Company;
  readonly onNavigate: (shown: ScreenShown) => void;
}

export const defaults: Settings = {
  basePath: '',
  routing: 'hash',
  manageTitle: true,
  theme: 'light',
  company,
  onNavigate: () => {},
};

/** One check for each option: returns the setting, or throws a TypeError that uses `name`. */
const checks: {
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
    if (isFunction(value)) return value;
    throw mismatch(name, 'a function', value);
  },
};

export type MutableSettings = { -readonly [Option in keyof Settings]: Settings[Option] };

/**
 * Checks one value and sets it. A value is checked once: a checked base path, for example, is decoded
 * and would not pass again.
 *
 * @param name - what the host called the value, for the error
 * @throws TypeError if the value is of the wrong type
 */
export function setOption<Option extends keyof Settings>(
  settings: MutableSettings,
  option: Option,
  value: unknown,
  name: string,
): void {
  settings[option] = checks[option](value, name);
}

/**
 * Checks the options of a call. An option that is not known is a warning: a newer page may load an
 * older script.
 *
 * @throws TypeError if an option is of the wrong type
 */
export function checkOptions(options: unknown): Settings {
  if (options === undefined) return defaults;
  if (typeof options !== 'object' || options === null) {
    throw mismatch('TrainingSite.mount(element, options)', 'a record of options', options);
  }
  const settings: MutableSettings = { ...defaults };
  for (const [option, value] of Object.entries(options)) {
    if (!isOption(option)) {
      warnOnce(`training-site: the option "${option}" is not known and has no effect.`);
    } else if (value !== undefined) {
      setOption(settings, option, value, `the option "${option}"`);
    }
  }
  return settings;
}

function isOption(name: string): name is keyof Settings {
  return Object.hasOwn(checks, name);
}

function isFunction(value: unknown): value is Settings['onNavigate'] {
  return typeof value === 'function';
}

function oneOf<const Value>(...values: readonly Value[]) {
  return (value: unknown, name: string): Value => {
    const known = values.find((candidate) => candidate === value);
    if (known !== undefined) return known;
    throw mismatch(name, values.map((known) => JSON.stringify(known)).join(' or '), value);
  };
}
