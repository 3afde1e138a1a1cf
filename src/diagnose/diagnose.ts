import type { Finding } from './Finding';
import { pageFindings } from './pageFindings';
import { emptyPlaces, siteFindings } from './siteFindings';
import { elementsIn, sitesIn } from './sites';

/**
 * Looks for what could disturb the site in this page, and writes it to the console as a table. It
 * changes nothing and makes no network request. It looks into open shadow roots, but not into
 * frames.
 *
 * @returns the findings. If the page has no site, the first one says so
 */
export function diagnose(): readonly Finding[] {
  const elements = [...elementsIn(document)];
  const sites = sitesIn(elements);
  const findings = [
    ...(sites.length > 0 ? [] : [noSite]),
    ...emptyPlaces(elements),
    ...pageFindings(elements),
    ...sites.flatMap((site) => siteFindings(site, elements)),
  ];
  if (findings.length > 0) console.table(findings);
  else console.info('training-site: found nothing that could disturb the site in this page.');
  return findings;
}

const noSite: Finding = {
  finding: 'This page has no site.',
  where: location.href,
  help: 'Load the script, and call mount, or add <training-site> or <div data-training-site>.',
};
