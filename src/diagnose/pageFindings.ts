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
    ...policyFindings(),
    ...baseFindings(elements),
    ...loaderFindings(),
    ...builtInFindings(),
    ...landmarkFindings(elements),
  ];
}

function scriptFindings(elements: readonly Element[]): Finding[] {
  const scripts = elements.filter(
    (element) => element instanceof HTMLScriptElement && scriptName.test(element.src),
  );
  const [first, second] = scripts;
  const findings: Finding[] = [];
  if (first && typeof window.TrainingSite?.mount !== 'function') {
    findings.push({
      finding: 'The script is in the page, but it did not run.',
      where: nameOf(first),
      help: 'Look for its error in the console: a wrong address, integrity, or the Content-Security-Policy.',
    });
  }
  if (second) {
    findings.push({
      finding: `The script is in the page ${scripts.length} times.`,
      where: nameOf(second),
      help: 'The first copy stays in use. Load the script once, site-wide.',
    });
  }
  return findings;
}

function policyFindings(): Finding[] {
  const help =
    'script-src must allow the file, and style-src the stylesheet of the prerendered site.';
  const blocked = blockedByPolicy().filter(({ url }) => scriptName.test(url));
  return blocked.map(({ url, directive }) => ({
    finding: `The Content-Security-Policy blocks the script (${directive}).`,
    where: url,
    help,
  }));
}

/** What the page's Content-Security-Policy has blocked, as far as the browser still reports it. */
function blockedByPolicy(): { readonly url: string; readonly directive: string }[] {
  if (typeof ReportingObserver === 'undefined') return [];
  const observer = new ReportingObserver(() => {}, { types: ['csp-violation'], buffered: true });
  observer.observe();
  const reports = observer.takeRecords();
  observer.disconnect();
  return reports.map(({ body }) => ({
    url: String(Reflect.get(body ?? {}, 'blockedURL')),
    directive: String(Reflect.get(body ?? {}, 'effectiveDirective')),
  }));
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

function loaderFindings(): Finding[] {
  const define: unknown = Reflect.get(window, 'define');
  if (typeof define !== 'function' || !Reflect.get(define, 'amd')) return [];
  return [
    {
      finding: 'The page has an AMD loader, such as RequireJS.',
      where: 'window.define',
      help: 'Load the script with a script tag; it does not use the AMD loader.',
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
