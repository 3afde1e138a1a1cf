import { wrongAttributes } from '../embed/options/attributes';
import type { Finding } from './Finding';
import { matches, nameOf } from './sites';

/** Attributes of the site's elements that have no effect. The script has written them to the console once. */
export function optionFindings(elements: readonly Element[]): Finding[] {
  return elements.flatMap((element) => {
    const prefix = prefixOf(element);
    if (prefix === undefined) return [];
    return wrongAttributes(element, prefix).map((message) => ({
      finding: message.replace('training-site: ', ''),
      where: nameOf(element),
      help: 'README.md lists the options, their attributes and their values.',
    }));
  });
}

/** What the attributes of the element begin with; undefined for elements of the page. */
function prefixOf(element: Element): '' | 'data-' | undefined {
  if (matches(element, 'training-site')) return '';
  if (matches(element, '[data-training-site]')) return 'data-';
  return undefined;
}
