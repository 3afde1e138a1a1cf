import { nativeCall, nativeGet } from '../browser/native';
import type { Finding } from './Finding';
import { hashFindings } from './hashFindings';
import { elementsIn, type FoundSite, isSite, matches, nameOf, parentOf } from './sites';

/** What could disturb one site in its place. */
export function siteFindings(site: FoundSite, elements: readonly Element[]): Finding[] {
  return [
    ...hashFindings(site, elements),
    ...placeFindings(site),
    ...headingFindings(site, elements),
    ...themeFindings(site),
    ...ancestorFindings(site),
    ...widthFindings(site),
  ];
}

function placeFindings({ place, shadow }: FoundSite): Finding[] {
  const isChild = shadow.host.parentNode === place;
  if (!isChild || !matches(place, '[data-training-site]')) return [];
  return [
    {
      finding: 'The site is a child of the marked element, and not in a shadow root of its own.',
      where: nameOf(place),
      help: 'A script that replaces the children removes the site, and an editor may save it. Mark a <div> that has no shadow root.',
    },
  ];
}

function headingFindings({ place, shadow }: FoundSite, elements: readonly Element[]): Finding[] {
  const pageHeading = elements.find(
    (element) => matches(element, 'h1') && !nativeCall(place, 'contains', element),
  );
  if (!pageHeading || !shadow.querySelector('h1')) return [];
  return [
    {
      finding: 'The page and the site each have a heading of level 1.',
      where: nameOf(pageHeading),
      help: 'Set heading-level to 2, if the heading of the page is the main one.',
    },
  ];
}

function themeFindings({ place, shadow }: FoundSite): Finding[] {
  const isLikePage = shadow.querySelector('.site[data-theme=page]');
  if (!isLikePage || getComputedStyle(place).colorScheme !== 'normal') return [];
  return [
    {
      finding: 'The site has the theme of the page, and the page sets no color-scheme.',
      where: nameOf(place),
      help: 'The site is light. Set the CSS property color-scheme on the page or around the site.',
    },
  ];
}

function ancestorFindings({ place }: FoundSite): Finding[] {
  const findings: Finding[] = [];
  for (let element: Element | null = place; element; element = parentOf(element)) {
    if (element === document.body || element === document.documentElement) break;
    const { transform, overflowX, overflowY } = getComputedStyle(element);
    if (/hidden|auto|scroll/.test(`${overflowX} ${overflowY}`)) {
      findings.push({
        finding: 'An element around the site cuts it off, or scrolls.',
        where: nameOf(element),
        help: "The cookie notice doesn't follow the scroll position. Use overflow: clip, or none.",
      });
    }
    if (transform !== 'none') {
      findings.push({
        finding: 'An element around the site is transformed.',
        where: nameOf(element),
        help: 'Texts may look blurred. If an animation sets transform, remove it when the animation ends.',
      });
    }
  }
  return findings;
}

function widthFindings({ place, shadow }: FoundSite): Finding[] {
  const { width } = shadow.host.getBoundingClientRect();
  // With `display: none` the width is 0.
  if (width === 0 || width >= 768) return [];
  return [
    {
      finding: `The site is ${Math.round(width)}px wide.`,
      where: nameOf(place),
      help: 'Below 768px the header shows a menu button and no links. Its own width decides.',
    },
  ];
}

/** Elements for a site that contain none. */
export function emptyPlaces(elements: readonly Element[]): Finding[] {
  return elements
    .filter((element) => matches(element, 'training-site, [data-training-site]'))
    .filter((place) => !containsSite(place))
    .map((place) => ({
      finding: 'This element holds no site.',
      where: nameOf(place),
      help: 'Load the script in this page, and look for errors in the console. The loader waits until the element comes near the window.',
    }));
}

function containsSite(place: Element): boolean {
  return [place, ...elementsIn(place), ...elementsIn(nativeGet(place, 'shadowRoot') ?? place)].some(
    isSite,
  );
}
