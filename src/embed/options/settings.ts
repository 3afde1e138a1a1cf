import { warnOnce } from '../../browser/log';
import { isRecord, mismatch } from './mismatch';
import { type Option, options } from './options';

type OptionName = keyof typeof options;

/** Options that have been checked, with the defaults filled in. */
export type Settings = {
  readonly [Name in OptionName]:
    | ReturnType<(typeof options)[Name]['check']>
    | (typeof options)[Name]['default'];
};

export const optionNames = Object.keys(options) as OptionName[];

export const definitionOf = (name: OptionName): Option => options[name];

export const defaults: Settings = Object.assign(
  {},
  ...optionNames.map((name) => ({ [name]: options[name].default })),
);

/**
 * Checks the options of a call. An unknown option gives only a warning, because a newer page may
 * load an older script.
 *
 * @param given - `null`, `undefined`, or a record
 * @param current - the settings that stay where an option is left out
 * @throws TypeError if an option is of the wrong type
 */
export function checkOptions(given: unknown, current: Settings = defaults): Settings {
  if (given === undefined || given === null) return current;
  if (!isRecord(given)) throw mismatch('options', 'a record of options', given);
  let settings = current;
  for (const [name, value] of Object.entries(given)) {
    if (!Object.hasOwn(options, name)) {
      warnOnce(`training-site: the option "${name}" is not known and has no effect.`);
      continue;
    }
    const setting = checkOption(name as OptionName, value, `the option "${name}"`);
    settings = { ...settings, [name]: setting };
  }
  return settings;
}

/**
 * The setting for the value of an option. Don't check a setting again: a checked base path, for
 * example, is decoded and would be refused.
 *
 * @param value - `null` and `undefined` mean the default
 * @param label - what the page called the value, for the error
 * @throws TypeError if the value is of the wrong type
 */
export function checkOption(name: OptionName, value: unknown, label: string): unknown {
  return value == null ? definitionOf(name).default : definitionOf(name).check(value, label);
}

/**
 * Whether two settings are equal. Functions are ignored, because they are looked up at each call.
 */
export function areEqual(one: Settings, other: Settings): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/**
 * Whether a site that shows `path` needs a new place, for settings on which its address depends.
 */
export function needsNewLocation(before: Settings, after: Settings, path: string): boolean {
  // On another screen, a changed initial path changes nothing that is shown.
  return locationDifferences(before, after).some(
    (name) => name !== 'initialPath' || path === before.initialPath,
  );
}

/**
 * The options that differ and on which the address depends. `update` of a mounted site refuses
 * them.
 */
export function locationDifferences(one: Settings, other: Settings): OptionName[] {
  return optionNames.filter(
    (name) => definitionOf(name).resetsLocation && one[name] !== other[name],
  );
}
