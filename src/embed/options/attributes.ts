import { ask } from '../../browser/ask';
import { messageOf, warnOnce } from '../../browser/log';
import type { Warn } from './checks';
import type { AttributeName, PropertyName } from './options';
import { checkOption, defaults, optionNames, rowOf, type Settings } from './settings';

export const propertyNames = optionNames.filter(
  (name) => rowOf(name).element !== 'none',
) as PropertyName[];

export const attributeOptions = propertyNames.filter(
  (name) => rowOf(name).element !== 'property',
) as AttributeName[];

/** The name of the attribute for an option: `base-path` for `basePath`. */
export const attributeOf = (option: string) =>
  option.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

export const attributeNames = attributeOptions.map(attributeOf);

/**
 * The settings that an element's attributes ask for.
 *
 * @param prefix - of the attribute names: `data-` on elements that are not ours
 */
export function settingsFromAttributes(element: Element, prefix: '' | 'data-'): Settings {
  const given = attributeOptions.map((name) => [name, settingOfAttribute(element, prefix, name)]);
  return { ...defaults, ...Object.fromEntries(given) };
}

export function settingOfAttribute(element: Element, prefix: string, option: PropertyName) {
  const name = prefix + attributeOf(option);
  return settingOf(option, ask(element, 'getAttribute')(name), labelOfAttribute(element, name));
}

const labelOfAttribute = (element: Element, name: string) =>
  `<${ask(element, 'localName')} ${name}>`;

/** The setting for a property of `<training-site>` that has no attribute or wins over it. */
export function settingOfProperty(option: PropertyName, value: unknown): unknown {
  return settingOf(option, value, labelOfProperty(option));
}

const labelOfProperty = (option: PropertyName) => `<training-site>.${option}`;

/**
 * The setting for an attribute or a property. A wrong value gives a warning, and the default is used: markup can't catch
 * an error, and frameworks set properties while they render.
 */
function settingOf(option: PropertyName, value: unknown, label: string): unknown {
  try {
    return check(option, value, label);
  } catch (error) {
    warnOnce(wrongValue(error));
    return rowOf(option).default;
  }
}

function check(option: PropertyName, value: unknown, label: string, warn?: Warn): unknown {
  const { fromText } = rowOf(option);
  const given = fromText && typeof value === 'string' ? fromText(value) : value;
  return checkOption(option, given, label, warn);
}

const wrongValue = (error: unknown) => `${messageOf(error)} The default is used instead.`;

/** Warns of each attribute that looks like one of ours in another spelling. */
export function warnOfMisspelledAttributes(element: Element, prefix: '' | 'data-'): void {
  misspelledAttributes(element, prefix).forEach(warnOnce);
}

/** The warnings about the attributes of an element: values that are not used, and names in another spelling. */
export function wrongAttributes(element: Element, prefix: '' | 'data-'): readonly string[] {
  const values = attributeOptions.flatMap((option) => {
    const name = prefix + attributeOf(option);
    return warningsOf(option, ask(element, 'getAttribute')(name), labelOfAttribute(element, name));
  });
  return [...values, ...misspelledAttributes(element, prefix)];
}

/** The warnings about the properties of a `<training-site>` that have no attribute or win over it. */
export function wrongProperties(element: Element): readonly string[] {
  const held = propertyNames.filter((name) => rowOf(name).element !== undefined);
  return held.flatMap((name) =>
    warningsOf(name, Reflect.get(element, name), labelOfProperty(name)),
  );
}

/** The warnings that `settingOf` writes about a value. */
function warningsOf(option: PropertyName, value: unknown, label: string): readonly string[] {
  const warnings: string[] = [];
  try {
    check(option, value, label, (message) => warnings.push(message));
  } catch (error) {
    warnings.push(wrongValue(error));
  }
  return warnings;
}

function misspelledAttributes(element: Element, prefix: '' | 'data-'): string[] {
  const wrong: string[] = [];
  for (const name of ask(element, 'getAttributeNames')()) {
    // The `data-` attributes of our own element are those of other people.
    if (prefix === '' && name.startsWith('data-')) continue;
    const meant = attributeNames.find((attribute) => letters(attribute) === letters(name));
    if (meant === undefined || ask(element, 'hasAttribute')(prefix + meant)) continue;
    const fault = `the attribute "${name}" of the <${ask(element, 'localName')}> has no effect`;
    wrong.push(`training-site: ${fault}. Did you mean "${prefix}${meant}"?`);
  }
  return wrong;
}

/** The letters of a name alone: `basepath` for `base-path`, `basePath` and `data-base_path`. */
const letters = (name: string) => name.replace(/^data-|[^a-z]/gi, '').toLowerCase();
