import { checks, type MountOptions } from './options';

/** The options that an element can give as attributes, by attribute name. */
export const optionOfAttribute = {
  'base-path': 'basePath',
  routing: 'routing',
  theme: 'theme',
  'manage-title': 'manageTitle',
} as const satisfies Record<string, keyof MountOptions>;

export type AttributeName = keyof typeof optionOfAttribute;

/**
 * The options in an element's attributes. One that makes no sense is a warning and the default, for
 * a page that is only markup has nobody to catch an error.
 *
 * @param prefix - of the attribute names: `data-` on elements that are not ours
 */
export function optionsFromAttributes(element: Element, prefix = ''): MountOptions {
  const options: Record<string, unknown> = {};
  for (const [attribute, option] of Object.entries(optionOfAttribute)) {
    const name = prefix + attribute;
    const text = element.getAttribute(name);
    if (text === null) continue;
    try {
      options[option] = checks[option](option === 'manageTitle' ? flag(text) : text, name);
    } catch (error) {
      console.warn(`${(error as TypeError).message} The default is used instead.`);
    }
  }
  return options;
}

/** An attribute that is there is true, unless it says otherwise. */
function flag(text: string): unknown {
  return text === 'false' ? false : text === '' || text === 'true' || text;
}
