// Runs in the page: takes steps, and compares what there is to be seen with what the model expects.
import { act } from './actions.mjs';
import { look, overflowOf } from './look.mjs';
import { focused, focusedSite, frame, rootOf, sites } from './sites.mjs';

export { pointAt } from './actions.mjs';

/** @typedef {import('./expected').Expected} Expected */
/** @typedef {import('./walker').Step} Step */

/** How long the page may take to be as expected, in ms. */
const deadline = 4000;

/** @type {string[]} */
const consoleLines = [];
for (const level of /** @type {const} */ (['error', 'warn', 'info', 'log', 'debug'])) {
  const write = console[level];
  console[level] = (...values) => {
    consoleLines.push(`${level}: ${values.join(' ')}`);
    write(...values);
  };
}
addEventListener('error', ({ message }) => consoleLines.push(`uncaught: ${message}`));
addEventListener('unhandledrejection', ({ reason }) => consoleLines.push(`rejected: ${reason}`));

/** Takes every site away, and goes back to the start. */
export async function begin() {
  for (const slot of [0, 1]) if (sites[slot]) act.unmount({ slot });
  document.title = 'Portal';
  history.replaceState(null, '', location.pathname + location.search);
  focused()?.blur();
  await frame();
  consoleLines.length = 0;
  return { isNoticeAccepted: localStorage.getItem('displayCookieDialog') === '0' };
}

/**
 * Takes the steps, up to the first after which the page is not as expected.
 *
 * @param {readonly Step[]} steps
 */
export async function run(steps) {
  for (const { action, expected } of steps) {
    let focusBefore = focusedSite();
    try {
      await act[action.type](action);
    } catch (error) {
      return { action, problems: [`the action failed: ${error}`] };
    }
    const end = performance.now() + deadline;
    let problems;
    let mayReopen = true;
    do {
      await frame();
      const reopened = mayReopen ? reopenMenu(action, expected) : undefined;
      if (reopened !== undefined) {
        mayReopen = false;
        focusBefore = reopened;
        await frame();
      }
      problems = [
        ...consoleLines,
        ...differences(expected),
        ...focusProblems(expected, focusBefore),
      ];
    } while (problems.length > 0 && performance.now() < end);
    if (problems.length > 0) return { action, problems };
  }
  return undefined;
}

/**
 * Opens a menu again that has closed because its site left the window. An action elsewhere may move the site or
 * scroll the page. The model doesn't know where sites are on the page, so it expects that the menu stays open.
 *
 * @param {Step['action']} action
 * @param {Expected} expected
 * @returns {number | undefined} the slot of the site
 */
function reopenMenu(action, { sites: wantedSites }) {
  const slot = wantedSites.findIndex((wanted) => wanted?.menu === 'open');
  const root = rootOf(slot);
  if (!root || action.slot === slot || look(root).menu !== 'closed') return undefined;
  const site = /** @type {Element} */ (root.querySelector('.site'));
  const { top, bottom } = site.getBoundingClientRect();
  // After Back, or where another site has gone, the site may be out of the window for one frame, until the browser
  // restores or anchors the scroll position.
  const isScrolled = ['go', 'detach', 'unmount', 'throwAway', 'move'].includes(action.type);
  if (!isScrolled && bottom > 0 && top < innerHeight) return undefined;
  site.scrollIntoView();
  const button = /** @type {HTMLElement | null} */ (root.querySelector('[aria-haspopup]'));
  button?.click();
  return slot;
}

/** @param {Expected} expected @returns {string[]} */
function differences({ sites: wantedSites, titles, fragment, entries, index }) {
  const { navigation } = /** @type {any} */ (window);
  const start = location.href.indexOf('#');
  return [
    ...wantedSites.flatMap(differencesOfSite),
    ...(titles.includes(document.title) ? [] : difference('title', titles, document.title)),
    ...difference('fragment', fragment, start < 0 ? '' : location.href.slice(start)),
    ...difference('history entries', entries, navigation.entries().length),
    ...difference('history index', index, navigation.currentEntry.index),
    ...difference('sideways scroll', 0, overflowOf(document.documentElement)),
  ];
}

/** @param {import('./expected').ExpectedSite | null} wanted @param {number} slot @returns {string[]} */
function differencesOfSite(wanted, slot) {
  const root = rootOf(slot);
  if (!wanted || !root) return difference(`site ${slot} is mounted`, !!wanted, !!root);
  const seen = look(root);
  return Object.entries(wanted).flatMap(([name, value]) =>
    difference(`site ${slot}, ${name}`, value, seen[name]),
  );
}

/** @param {string} what @param {unknown} wanted @param {unknown} seen */
function difference(what, wanted, seen) {
  const [one, other] = [JSON.stringify(wanted), JSON.stringify(seen)];
  return one === other ? [] : [`${what}: expected ${one}, got ${other}`];
}

/** @param {Expected} expected @param {number | undefined} before @returns {string[]} */
function focusProblems({ focusTo }, before) {
  const element = focused();
  const name = element?.outerHTML.slice(0, 200);
  if (element && element !== document.body && !(element.isConnected && element.checkVisibility())) {
    return [`focus is on ${name}, which nobody can see`];
  }
  // The browser has moved it to the element that the address names.
  if (element?.id && location.hash === `#${element.id}`) return [];
  const [slot] = focusTo;
  // Focus is not taken from another part of the page.
  const mayMove = focusTo.length === 1 && (before === undefined || before === slot);
  if (!mayMove || (element?.localName === 'h1' && focusedSite() === slot)) return [];
  return [`focus: expected the heading of site ${slot}, got ${name}`];
}
