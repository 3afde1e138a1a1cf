import {
  settingOfProperty,
  settingsFromAttributes,
  warnOfMisspelledAttributes,
} from '../embed/options/attributes';
import { companyFields } from '../embed/options/companyOverrides';
import type { Settings } from '../embed/options/settings';
import type { Finding } from './Finding';
import { matches, nameOf } from './sites';

/**
 * Attributes and properties of the elements for a site that have no effect, and fields of the
 * company that they leave out. The options of `mount` can't be read from outside.
 */
export function optionFindings(elements: readonly Element[]): Finding[] {
  return elements.flatMap((element) => {
    if (matches(element, 'training-site')) return findingsFor(element, '');
    return matches(element, '[data-training-site]') ? findingsFor(element, 'data-') : [];
  });
}

function findingsFor(element: Element, prefix: '' | 'data-'): Finding[] {
  const warnings: string[] = [];
  const warn = (warning: string) => warnings.push(warning);
  let { company } = settingsFromAttributes(element, prefix, warn);
  warnOfMisspelledAttributes(element, prefix, warn);
  // Other elements have no properties of ours.
  if (prefix === '') {
    settingOfProperty('push', Reflect.get(element, 'push'), warn);
    // This one wins over its attribute until it is null.
    const own: unknown = Reflect.get(element, 'company');
    if (own != null) company = settingOfProperty('company', own, warn) as Settings['company'];
  }
  return [...warnings.map(withoutEffect(element)), ...companyFindings(element, company)];
}

const withoutEffect = (element: Element) => (warning: string) => ({
  finding: warning.replace('training-site: ', ''),
  where: nameOf(element),
  help: 'README.md lists the options, their attributes and their values.',
});

function companyFindings(element: Element, company: Settings['company']): Finding[] {
  const missing = companyFields.filter((field) => company[field] === undefined);
  // Without any of its own, a page shows the company of the build.
  if (missing.length === 0 || missing.length === companyFields.length) return [];
  return [
    {
      finding: `Of the company, these are still as in the build: ${missing.join(', ')}.`,
      where: nameOf(element),
      help: 'Set them in the option company too. Careers sends its mails to careersEmail.',
    },
  ];
}
