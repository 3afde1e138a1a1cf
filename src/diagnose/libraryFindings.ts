import type { Finding } from './Finding';

/** Libraries of the page that replace what the site is built on. */
export function builtInFindings(): Finding[] {
  const findings: Finding[] = [];
  // With 1.2 compatibility, MooTools passes on only the first argument.
  const count = ((...given: number[]) => given.length).bind(null, 1, 2);
  if (count() < 2) {
    findings.push({
      finding: 'A script of the page has replaced bind with a function that loses arguments.',
      where: 'Function.prototype.bind',
      help: 'The site needs the function of the browser. Load MooTools without its 1.2 compatibility, or put the site into a frame.',
    });
  }
  if (valueAt('ShadyDOM', 'inUse')) {
    findings.push({
      finding: 'Shady DOM replaces the shadow roots of the browser.',
      where: 'window.ShadyDOM',
      help: 'The site has no styles without a real shadow root. Remove ShadyDOM.force: all supported browsers have shadow roots.',
    });
  }
  return findings;
}

/**
 * Libraries of the page that overwrite addresses of the site.
 *
 * @param home - the hash of the home screen, '' for a site in memory
 */
export function addressFindings(home: string): Finding[] {
  const findings: Finding[] = [];
  const usesHash = valueAt('jQuery', 'mobile', 'hashListeningEnabled');
  const replacesAddress = valueAt('jQuery', 'mobile', 'pushStateEnabled');
  if (home.startsWith('#/') && usesHash && replacesAddress) {
    findings.push({
      finding: 'jQuery Mobile treats the hash as the address of a page.',
      where: 'jQuery.mobile',
      help: 'Use a word as the base path, or set $.mobile.pushStateEnabled = false in mobileinit.',
    });
  }
  if (home !== '' && valueAt('angular', 'version', 'major') === 1) {
    findings.push({
      finding: 'AngularJS rewrites the hash where a part of the page uses $location.',
      where: 'window.angular',
      help: "Set routing to memory, or call $locationProvider.hashPrefix('') in AngularJS.",
    });
  }
  return findings;
}

/** The value of a property of a property of the window; undefined where there is none. */
function valueAt(...names: string[]): unknown {
  let value: unknown = window;
  for (const name of names) value = Object(value)[name];
  return value;
}
