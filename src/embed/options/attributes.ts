import { messageOf, warnOnce } from '../../browser/log';
import { nativeCall, nativeGet } from '../../browser/native';
import type { AttributeOption, PropertyName } from './options';
import { checkOption, defaults, definitionOf, optionNames, type Settings } from './settings';

export const propertyNames = optionNames.filter(
  (name) => definitionOf(name).element !== 'none',
) as PropertyName[];

export const attributeOptions = propertyNames.filter(
  (name) => definitionOf(name).element !== 'property',
) as AttributeOption[];

/** The name of the attribute for an option: `base-path` for `basePath`. */
export const attributeOf = (option: string) =>
  option.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

export const attributeNames = attributeOptions.map(attributeOf);

/**
 * The settings that an element's attributes ask for. A value without effect gives a warning, and
 * the default is used: markup can't catch an error.
 *
 * @param prefix - of the attribute names: `data-` on elements that are not ours
 */
export function settingsFromAttributes(element: Element, prefix: '' | 'data-'): Settings {
  const given = attributeOptions.map((name) => [name, settingOfAttribute(element, prefix, name)]);
  return { ...defaults, ...Object.fromEntries(given) };
}

export function settingOfAttribute(element: Element, prefix: string, option: PropertyName) {
  const name = prefix + attributeOf(option);
  const label = `<${nativeGet(element, 'localName')} ${name}>`;
  return settingOf(option, nativeCall(element, 'getAttribute', name), label);
}

/**
 * The setting for a property of `<training-site>` that has no attribute or wins over it. A value
 * without effect gives a warning, and the default is used: frameworks set properties while they
 * render.
 */
export function settingOfProperty(option: PropertyName, value: unknown): unknown {
  return settingOf(option, value, `<training-site>.${option}`);
}

function settingOf(option: PropertyName, value: unknown, label: string) {
  const { default: fallback, fromText } = definitionOf(option);
  try {
    const given = fromText && typeof value === 'string' ? fromText(value) : value;
    return checkOption(option, given, label);
  } catch (error) {
    warnOnce(`${messageOf(error)} The default is used instead.`);
    return fallback;
  }
}

/** Warns of each attribute that looks like one of ours in another spelling. */
export function warnOfMisspelledAttributes(element: Element, prefix: '' | 'data-'): void {
  for (const name of nativeCall(element, 'getAttributeNames')) {
    // The `data-` attributes of our own element are those of other people.
    if (prefix === '' && name.startsWith('data-')) continue;
    const meant = attributeNames.find((attribute) => bareName(attribute) === bareName(name));
    if (meant === undefined || nativeCall(element, 'hasAttribute', prefix + meant)) continue;
    const fault = `the attribute "${name}" of the <${nativeGet(element, 'localName')}> has no effect`;
    warnOnce(`training-site: ${fault}. Did you mean "${prefix}${meant}"?`);
  }
}

/**
 * A name without prefix and dashes: `basepath` for `base-path`, `basePath` and `data-base_path`. A
 * template's `:theme`, `@theme` or `.theme` keeps its sign, so it is not taken for a misspelling.
 */
const bareName = (name: string) => name.replace(/^data-|[-_]/gi, '').toLowerCase();
