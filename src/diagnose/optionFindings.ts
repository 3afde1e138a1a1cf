import { wrongAttributes, wrongProperties } from '../embed/options/attributes';
import { wrongOptionsOf } from '../embed/options/wrongOptions';
import type { Finding } from './Finding';
import { type FoundSite, matches, nameOf } from './sites';

/** Attributes, properties and options that have no effect. The script has written them to the console once. */
export function optionFindings(
  elements: readonly Element[],
  sites: readonly FoundSite[],
): Finding[] {
  return [
    ...elements.flatMap((element) => findings(element, warningsOf(element))),
    ...sites.flatMap(({ place, shadow }) => findings(place, wrongOptionsOf(shadow.host))),
  ];
}

/** The warnings about an element that is in the HTML of the page. */
function warningsOf(element: Element): readonly string[] {
  if (matches(element, 'training-site')) {
    return [...wrongAttributes(element, ''), ...wrongProperties(element)];
  }
  return matches(element, '[data-training-site]') ? wrongAttributes(element, 'data-') : [];
}

function findings(element: Element, warnings: readonly string[]): Finding[] {
  return warnings.map((warning) => ({
    finding: warning.replace('training-site: ', ''),
    where: nameOf(element),
    help: 'README.md lists the options, their attributes and their values.',
  }));
}
