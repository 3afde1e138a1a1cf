import type { Finding } from './Finding';
import { builtInFindings } from './libraryFindings';
import { matches, nameOf } from './sites';

/** The script, also under its versioned name, and in another language. */
const scriptName =
  /\/training-site(-[^/]*)?(\.(?!loader|first|frame|diagnose)[\w-]+)?(\.min)?\.js(\?|$)/;

/** What the page itself could do to a site. */
export function pageFindings(elements: readonly Element[]): Finding[] {
  return [
    ...scriptFindings(elements),
    ...baseFindings(elements),
    ...builtInFindings(),
    ...landmarkFindings(elements),
  ];
}

function scriptFindings(elements: readonly Element[]): Finding[] {
  if (typeof window.TrainingSite?.mount === 'function') return [];
  const script = elements.find(
    (element) => element instanceof HTMLScriptElement && scriptName.test(element.src),
  );
  if (!script) return [];
  return [
    {
      finding: 'The script is in the page, but it did not run.',
      where: nameOf(script),
      help: 'Look for its error in the console: a wrong address, integrity, or the Content-Security-Policy.',
    },
  ];
}

function baseFindings(elements: readonly Element[]): Finding[] {
  const base = elements.find((element) => matches(element, 'base[href]'));
  if (!base) return [];
  return [
    {
      finding: '<base href> changes the target of links that are only a hash.',
      where: nameOf(base),
      help: 'The links of the site work. In your own links to its screens, write the path of the page before the hash.',
    },
  ];
}

function landmarkFindings(elements: readonly Element[]): Finding[] {
  if (elements.some((element) => matches(element, 'main, [role=main]'))) return [];
  return [
    {
      finding: 'The page has no <main>.',
      where: '<body>',
      help: "Nothing, if the site is the main content: it provides the landmarks. Otherwise put the page's main content into a <main>.",
    },
  ];
}
