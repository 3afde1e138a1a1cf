// One check of a page that may be in the way of the site: everything is tried, and what doesn't
// work must be expected.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { MountOptions } from '../../src/index';
import { careers, home, knowUsMore, type Screen, training } from '../screens';
import { hashOf } from './examples';

/** What is tried, in this order. */
export const abilities = [
  'screen',
  'styles',
  'title',
  'links',
  'events',
  'focus',
  'address',
  'Back',
  'hashes',
  'filters',
  'menu',
  'notice',
  'memory',
  'unmount',
  'mount again',
] as const;

export type Ability = (typeof abilities)[number];

/** A page with a site, which comes after `head` and before `end`. */
export const htmlWith = ({ head = '', body = '', end = '', options = {} as MountOptions }) =>
  pageOf(
    head,
    `${body}<div id="holder">Welcome</div>
    <button id="unmount">Unmount</button><button id="mount">Mount</button>
    <script src="/dist/training-site.js"></script>
    <script>
      let site;
      const holder = document.getElementById('holder');
      const mount = () => { site = TrainingSite.mount(holder, ${JSON.stringify(options)}); };
      document.getElementById('unmount').onclick = () => site?.unmount();
      document.getElementById('mount').onclick = mount;
      mount();
    </script>
    ${end}`,
  );

/** The same page, with a site that a loader brings. */
export const htmlWithLoader = (file: string, { head = '', body = '', end = '' }) =>
  pageOf(
    head,
    `${body}<div id="holder" data-training-site>Welcome</div>
    <script>const holder = document.getElementById('holder');</script>
    <script src="/dist/${file}"></script>
    ${end}`,
  );

const pageOf = (head: string, body: string) =>
  `<!doctype html><html lang="en"><head><title>Portal</title>${head}</head><body>${body}</body></html>`;

/** Everything works in the page, except for what is lost. */
export async function expectAllBut(
  page: Page,
  lost: readonly Ability[],
  { basePath }: MountOptions = {},
  sees = 'the site',
  tried: readonly Ability[] = abilities,
): Promise<void> {
  const hashes = {
    trainingHash: hashOf(basePath ?? '', training.path),
    careersHash: hashOf(basePath ?? '', careers.path),
  };
  const screens = { home, training, careers, about: knowUsMore };
  const works = tried.filter((ability) => !lost.includes(ability));
  const others = abilities.filter((ability) => !works.includes(ability));
  const found = await page.evaluate(probe, { ...screens, ...hashes, lost: others });
  expect.soft(found.sees, 'what the visitor sees').toBe(sees);
  const foundOfTried = tried.filter((ability) => found.works.includes(ability));
  expect.soft(foundOfTried, 'what works').toEqual(works);
}

/** The screens that are visited, and the hashes of two of them. */
interface Visit extends Record<'home' | 'training' | 'careers' | 'about', Screen> {
  readonly trainingHash: string;
  readonly careersHash: string;
  /** What is not expected to work: the probe doesn't wait long for it. */
  readonly lost: readonly string[];
}

/**
 * Tries what a visitor and a page do with a site. Runs in the page, so it uses nothing that the
 * faults replace.
 */
async function probe(visit: Visit) {
  const { home, training, careers, about, trainingHash, careersHash, lost } = visit;
  const works: string[] = [];
  // A site that is not there at all fails each check. The list of what works comes before the limit
  // of a test.
  const endOfAll = performance.now() + 40_000;
  const holder = () => document.getElementById('holder');
  // A marked element keeps its content, so its site is in a shadow root.
  const root = () => (holder()?.shadowRoot ?? holder())?.firstElementChild?.shadowRoot;
  const find = (selector: string) => root()?.querySelector<HTMLElement>(selector);
  const squeeze = (text?: string | null) => text?.replace(/\s/g, '');
  const isVisible = (selector: string) => {
    const element = find(selector);
    return !!element?.checkVisibility() && element.offsetHeight > 0;
  };
  const shows = ({ heading }: Screen) =>
    isVisible('h1') && squeeze(find('h1')?.textContent) === squeeze(heading);
  /** Returns true, as a step of a check. */
  function press(selector: string) {
    find(selector)?.click();
    return true;
  }
  // Named elements may hide `document.title`.
  const title = () => document.getElementsByTagName('title')[0]?.text;
  const pressHost = (id: string) => document.getElementById(id)?.click();

  /** Whether this becomes true within so many ms. */
  async function until(isTrue: () => unknown, limit: number) {
    const end = Math.min(performance.now() + limit, endOfAll);
    while (!isTrue()) {
      if (performance.now() > end) return false;
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    return true;
  }

  /** Whether all of these become true, one after another. */
  async function check(name: string, ...steps: (() => unknown)[]) {
    const limit = lost.includes(name) ? 50 : 15_000;
    for (const isTrue of steps) {
      if (!(await until(isTrue, limit))) return false;
    }
    works.push(name);
    return true;
  }

  function whatIsSeen() {
    const showsText = holder()?.textContent === 'Welcome';
    if (showsText && !root()) return 'the text of the page';
    if (find('[role=alert]')) return 'how to contact the company';
    return isVisible('h1') ? 'the site' : 'nothing';
  }

  const reported: string[] = [];
  addEventListener('training-site-navigate', ({ detail }) => reported.push(detail.path));

  await check('screen', () => shows(home) && !find('[data-opening]'));
  const position = () => getComputedStyle(find('.site') as Element).position;
  await check('styles', () => find('.site') && position() === 'relative');
  await check('title', () => title() === home.title);
  const sees = whatIsSeen();

  for (const link of root()?.querySelectorAll<HTMLElement>('[part=footer] a') ?? []) {
    if (squeeze(link.textContent) === squeeze(training.link)) link.click();
  }
  await check('links', () => shows(training));
  await check('events', () => reported.includes(training.path));
  await check('focus', () => root()?.activeElement?.localName === 'h1');
  const isAtTraining = () => location.hash === trainingHash;
  if (await check('address', isAtTraining)) {
    history.back();
    // It navigates in a later task. If the hash changed before that task, Back would undo the
    // change.
    await until(() => !isAtTraining(), lost.includes('Back') ? 1000 : 15_000);
    await check('Back', () => shows(home));
  }
  location.hash = careersHash;
  await check('hashes', () => shows(careers));
  press('[aria-pressed=false]');
  await check('filters', () => find('[aria-pressed]')?.ariaPressed === 'false');

  const [html] = document.getElementsByTagName('html');
  if (html) html.style.width = '390px';
  await check(
    'menu',
    () => isVisible('[aria-haspopup=dialog]') && press('[aria-haspopup=dialog]'),
    () => find('dialog')?.matches(':modal') && isVisible('dialog nav a') && press('dialog nav a'),
    () => shows(about) && !isVisible('dialog'),
  );
  press('[part=notice] button');
  await check('notice', () => find('[part=notice]') && !isVisible('[part=notice]'));
  await check('memory', () => {
    try {
      return localStorage.displayCookieDialog === '0';
    } catch {
      return false;
    }
  });

  const wasMounted = holder()?.childElementCount;
  pressHost('unmount');
  const isEmpty = () => holder()?.childElementCount === 0;
  await check('unmount', () => wasMounted && isEmpty() && title() === 'Portal');
  const before = reported.length;
  pressHost('mount');
  // The message of the screen is the last thing that the page sees.
  await check(
    'mount again',
    () => isVisible('h1') && (lost.includes('events') || reported[before]),
  );
  return { works, sees };
}
