import type { Finding } from './Finding';
import { addressFindings } from './libraryFindings';
import { type FoundSite, matches, nameOf } from './sites';

/** Selectors for elements whose libraries use the hash of the page as a selector. */
const hashReaders = [
  '[data-bs-spy=scroll], [data-spy=scroll], [data-magellan], [data-deep-link]',
  '[data-bs-toggle=tab], [data-toggle=tab]',
].join();

/** Parts of the page that use the hash, as the site does. */
export function hashFindings(site: FoundSite, elements: readonly Element[]): Finding[] {
  const home = homeHash(site);
  return [
    ...routerFindings(home, site, elements),
    ...selectorFindings(home, elements),
    ...addressFindings(home),
  ];
}

/**
 * The hash of Home, such as `#/`, `#/academy` or `#academy`; '' if the site does not use the
 * address of the page.
 */
function homeHash({ shadow }: FoundSite): string {
  const home = shadow.querySelector<HTMLAnchorElement>(
    ':is([part=header], [part=footer]) a[aria-label]',
  );
  const links = [...shadow.querySelectorAll<HTMLAnchorElement>('nav a')];
  return home && links.some(({ hash }) => hash !== home.hash) ? home.hash : '';
}

function routerFindings(
  home: string,
  { shadow }: FoundSite,
  elements: readonly Element[],
): Finding[] {
  const own = [...shadow.querySelectorAll('a')].map(({ hash }) => hash);
  const routed = elements.find((element) => {
    if (!matches(element, 'a[href]')) return false;
    const [href = ''] = (element.getAttribute('href') ?? '').split('?');
    // A link to a screen of the site is no route of the page. For search engines, it may be inside
    // the site's element.
    const isOwn = own.includes(href) || `${href}/`.startsWith(`${home}/`);
    return /^#!?\//.test(href) && !isOwn && !element.closest('training-site, [data-training-site]');
  });
  if (!routed || home === '') return [];
  return [
    {
      finding: 'A router of the page seems to use the hash for its routes.',
      where: nameOf(routed),
      help: 'Set base-path to the route of the site, and let the route match what is below it.',
    },
  ];
}

function selectorFindings(home: string, elements: readonly Element[]): Finding[] {
  const reader = elements.find((element) => matches(element, hashReaders));
  if (!reader || !home.startsWith('#/')) return [];
  return [
    {
      finding: 'A script of the page may use the hash as a selector.',
      where: nameOf(reader),
      help: `'${home === '#/' ? '#/training' : home}' is not a valid selector. Use a word as the base path.`,
    },
  ];
}
