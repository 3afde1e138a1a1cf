/**
 * Tries what a visitor and a host do with a site. Runs in the page, so it uses nothing that the faults replace.
 *
 * @param {Record<string, string>} words
 * @param {readonly string[]} lost - what is not expected to work: the probe doesn't wait long for it
 */
export async function probe(words, lost) {
  /** @type {string[]} */
  const works = [];
  const holder = () => document.getElementById('holder');
  const root = () => holder()?.firstElementChild?.shadowRoot;
  const find = (/** @type {string} */ selector) =>
    /** @type {HTMLElement | null | undefined} */ (root()?.querySelector(selector));
  const squeeze = (/** @type {string | null | undefined} */ text) => text?.replace(/\s/g, '') ?? '';
  const isVisible = (/** @type {string} */ selector) => {
    const element = find(selector);
    return !!element?.checkVisibility() && element.offsetHeight > 0;
  };
  const shows = (/** @type {string | undefined} */ heading) =>
    isVisible('h1') && squeeze(find('h1')?.textContent) === squeeze(heading);
  /** Returns true, as a step of a check. */
  function press(/** @type {string} */ selector) {
    find(selector)?.click();
    return true;
  }
  // Named elements may hide `document.title`.
  const title = () => document.getElementsByTagName('title')[0]?.text;
  const pressHost = (/** @type {string} */ id) => document.getElementById(id)?.click();

  /** Whether this becomes true within so many ms. */
  async function until(/** @type {() => unknown} */ isTrue, /** @type {number} */ limit) {
    const end = performance.now() + limit;
    while (!isTrue()) {
      if (performance.now() > end) return false;
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    return true;
  }

  /** Whether all of these become true, one after another. */
  async function check(/** @type {string} */ name, /** @type {(() => unknown)[]} */ ...steps) {
    for (const isTrue of steps) {
      if (!(await until(isTrue, lost.includes(name) ? 50 : 5000))) return false;
    }
    works.push(name);
    return true;
  }

  function whatIsSeen() {
    if (holder()?.textContent === 'Welcome') return 'the text of the page';
    if (find('[role=alert]')) return 'how to contact the company';
    return isVisible('h1') ? 'the site' : 'nothing';
  }

  /** @type {(string | undefined)[]} */
  const told = [];
  addEventListener('training-site-navigate', ({ detail }) => told.push(detail.path));

  await check('screen', () => shows(words.home) && !find('[part=main]:last-child'));
  const styles = () => {
    const site = find('.site');
    return site && getComputedStyle(site);
  };
  await check('styles', () => styles()?.position === 'relative');
  await check('title', () => title() === words.homeTitle);
  const sees = whatIsSeen();

  press(`[part=header] a[href$="${words.trainingPath}"]`);
  await check('links', () => shows(words.training));
  await check('events', () => told.includes(words.trainingPath));
  await check('focus', () => root()?.activeElement?.localName === 'h1');
  const isAtTraining = () => location.hash === `#${words.trainingPath}`;
  if (await check('address', isAtTraining)) {
    history.back();
    // It navigates in a later task. If the hash changed before that task, Back would undo the change.
    await until(() => !isAtTraining(), lost.includes('Back') ? 1000 : 5000);
    await check('Back', () => shows(words.home));
  }
  location.hash = /** @type {string} */ (words.careersPath);
  await check('hashes', () => shows(words.careers));
  press('[aria-pressed=false]');
  await check('filters', () => find('[aria-pressed]')?.ariaPressed === 'false');

  const element = holder();
  if (element) element.style.width = '390px';
  await check(
    'menu',
    () => isVisible('[aria-haspopup=dialog]') && press('[aria-haspopup=dialog]'),
    () => find('dialog')?.matches(':modal') && isVisible('dialog nav a') && press('dialog nav a'),
    () => shows(words.about) && !isVisible('dialog'),
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
  const before = told.length;
  pressHost('mount');
  // The message of the screen is the last thing that the page sees.
  await check('mount again', () => isVisible('h1') && (lost.includes('events') || told[before]));
  return { works, sees };
}
