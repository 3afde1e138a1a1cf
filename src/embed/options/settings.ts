import { warnOnce } from '../../browser/log';
import type { HeadingLevel } from '../../components/HeadingElement';
import { company } from '../../content/edition';
import type { Company } from '../../content/types';
import { type HideablePart, hideable, type ScreenShown, type Theme } from '../../site/SiteProps';
import { normaliseBasePath, normalisePath } from '../hash';
import { overrideCompany } from './companyOverrides';
import { isRecord, limitLength, mismatch } from './mismatch';

/** Options that have been checked, with the defaults filled in. */
export interface Settings {
  readonly basePath: string;
  readonly initialPath: string;
  readonly routing: 'hash' | 'memory';
  readonly manageTitle: boolean;
  readonly theme: Theme;
  readonly headingLevel: HeadingLevel;
  readonly hide: readonly HideablePart[];
  readonly company: Company;
  readonly onNavigate: (shown: ScreenShown) => void;
  readonly push: ((address: string) => unknown) | undefined;
}

export const defaults: Settings = {
  basePath: '',
  initialPath: '/',
  routing: 'hash',
  manageTitle: true,
  theme: 'light',
  headingLevel: 1,
  hide: [],
  company,
  onNavigate: () => {},
  push: undefined,
};

/** The options that a mounted site can't change. */
const fixedOptions = ['basePath', 'initialPath', 'routing', 'push'] as const;

const maxPathLength = 200;

/** One check for each option: returns the setting, or throws a TypeError that uses `name`. */
const checks: {
  readonly [Option in keyof Settings]: (value: unknown, name: string) => Settings[Option];
} = {
  basePath(value, name) {
    if (typeof value === 'string') {
      limitLength(name, value, maxPathLength);
      // A word is a valid selector without escapes.
      if (/^(\/[^?#\s]*|[a-z][\w-]*)?$/i.test(value)) return normaliseBasePath(value);
    }
    throw mismatch(name, '"", a path such as "/academy" or a word such as "academy"', value);
  },
  initialPath(value, name) {
    if (typeof value === 'string') {
      limitLength(name, value, maxPathLength);
      if (value.startsWith('/')) return normalisePath(value);
    }
    throw mismatch(name, 'a path such as "/careers"', value);
  },
  routing: oneOf('hash', 'memory'),
  manageTitle: oneOf(true, false),
  theme: oneOf('light', 'dark', 'auto', 'page'),
  headingLevel: oneOf(1, 2, 3, 4),
  hide(value, name) {
    const words = typeof value === 'string' ? value.trim().split(/\s+/) : [value];
    const parts = hideable.filter((part) => words.includes(part));
    if (value === '' || words.every((word) => hideable.some((part) => part === word))) return parts;
    throw mismatch(name, `words in "${hideable.join(' ')}", or ""`, value);
  },
  company: overrideCompany,
  onNavigate: aFunction,
  push: aFunction,
};

/**
 * Returns the settings with one option changed, after a check of its value. Don't check a setting again: a checked base
 * path, for example, is decoded and would be refused.
 *
 * @param name - what the host called the value, for the error
 * @throws TypeError if the value is of the wrong type
 */
export function withOption(
  settings: Settings,
  option: keyof Settings,
  value: unknown,
  name: string,
): Settings {
  return { ...settings, [option]: checks[option](value, name) };
}

/**
 * Checks the options of a call. An unknown option gives only a warning, because a newer page may load an older script.
 *
 * @param current - the settings that stay where an option is left out
 * @throws TypeError if an option is of the wrong type
 */
export function checkOptions(options: unknown, current: Settings = defaults): Settings {
  if (options === undefined) return current;
  if (!isRecord(options)) throw mismatch('options', 'a record of options', options);
  let settings = current;
  for (const [option, value] of Object.entries(options)) {
    if (!isOption(option)) {
      warnOnce(`training-site: the option "${option}" is not known and has no effect.`);
    } else if (value === undefined) settings = { ...settings, [option]: defaults[option] };
    else settings = withOption(settings, option, value, `the option "${option}"`);
  }
  return settings;
}

/**
 * Whether two settings are equal, so that nothing has to be rendered. Functions are ignored: they are looked up at each
 * call.
 */
export function areEqual(one: Settings, other: Settings): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The first option that differs and that a mounted site can't change. */
export function fixedDifference(one: Settings, other: Settings): keyof Settings | undefined {
  return fixedOptions.filter((option) => one[option] !== other[option])[0];
}

function isOption(name: string): name is keyof Settings {
  return Object.hasOwn(checks, name);
}

function aFunction(value: unknown, name: string): () => void {
  if (typeof value === 'function') return value as () => void;
  throw mismatch(name, 'a function', value);
}

function oneOf<const Value>(...values: readonly Value[]) {
  return (value: unknown, name: string): Value => {
    const known = values.find((candidate) => candidate === value);
    if (known !== undefined) return known;
    throw mismatch(name, values.map((known) => JSON.stringify(known)).join(' or '), value);
  };
}
