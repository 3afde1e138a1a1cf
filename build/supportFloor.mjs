import { browserslistToTargets } from 'lightningcss';

/** @typedef {{ chrome: number, firefox: number, safari: number }} Versions */

/**
 * What the site requires, as it is written in the stylesheet, and the first version of each browser that has it:
 * https://github.com/mdn/browser-compat-data
 *
 * @type {Record<string, Versions>}
 */
export const needs = {
  'light-dark(': { chrome: 123, firefox: 120, safari: 17.5 },
  // Safari 16.4 to 17 has it, but calculates the channels wrongly.
  'color(from ': { chrome: 119, firefox: 128, safari: 18 },
  'color-mix(': { chrome: 111, firefox: 113, safari: 16.2 },
  '@container': { chrome: 105, firefox: 110, safari: 16 },
  ':dir(': { chrome: 120, firefox: 49, safari: 16.4 },
  ':has(': { chrome: 105, firefox: 121, safari: 15.4 },
  '&': { chrome: 120, firefox: 117, safari: 17.2 },
};

/** The oldest browsers that have all of it. */
export const oldest = {
  chrome: newest('chrome'),
  firefox: newest('firefox'),
  safari: newest('safari'),
};

/** The same for Lightning CSS. */
export const floor = browserslistToTargets([
  `chrome ${oldest.chrome}`,
  `firefox ${oldest.firefox}`,
  `safari ${oldest.safari}`,
  `ios_saf ${oldest.safari}`,
]);

/** @param {keyof Versions} browser */
function newest(browser) {
  return Math.max(...Object.values(needs).map((since) => since[browser]));
}
