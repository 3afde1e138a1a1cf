import { warnOnce } from '../../browser/log';
import { defaults, type Settings, withOption } from './settings';

/** The options that an element can give as attributes. */
export const optionOfAttribute = {
  'base-path': 'basePath',
  'initial-path': 'initialPath',
  routing: 'routing',
  theme: 'theme',
  'heading-level': 'headingLevel',
  hide: 'hide',
  'manage-title': 'manageTitle',
  company: 'company',
} as const satisfies Record<string, keyof Settings>;

export const attributeNames = Object.keys(optionOfAttribute) as (keyof typeof optionOfAttribute)[];

/**
 * The settings that an element's attributes ask for. A wrong value gives a warning, and the default is used: a page
 * that is only markup can't catch an error.
 *
 * @param prefix - of the attribute names: `data-` on elements that are not ours
 */
export function settingsFromAttributes(element: Element, prefix: '' | 'data-'): Settings {
  let settings = defaults;
  for (const attribute of attributeNames) {
    const name = prefix + attribute;
    const text = element.getAttribute(name);
    if (text === null) continue;
    const option = optionOfAttribute[attribute];
    try {
      settings = withOption(settings, option, meaningOf(option, text), name);
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      warnOnce(`${error.message} The default is used instead.`);
    }
  }
  return settings;
}

/** Warns of each attribute that looks like one of ours in another spelling. */
export function warnOfMisspelledAttributes(element: Element, prefix: '' | 'data-'): void {
  for (const name of element.getAttributeNames()) {
    const meant = attributeNames.find((known) => letters(known) === letters(name));
    if (meant === undefined || element.hasAttribute(prefix + meant)) continue;
    warnOnce(
      `training-site: the attribute "${name}" of the <${element.localName}> has no effect. Did you mean "${prefix}${meant}"?`,
    );
  }
}

function letters(name: string): string {
  return name
    .replace(/^data-/, '')
    .replace(/[^a-z]/gi, '')
    .toLowerCase();
}

/** The value that a text means. A text that can't be converted is returned, so that the check refuses it. */
function meaningOf(option: keyof Settings, text: string): unknown {
  if (option === 'headingLevel' && /^\d$/.test(text)) return Number(text);
  // An attribute without a value means true.
  if (option === 'manageTitle' && /^(true|false)?$/.test(text)) return text !== 'false';
  return text;
}
