import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { homeText } from '../../src/content/home';
import { home, training } from '../screens';
import { accept } from '../words';
import { describeInChromium, untilWhole } from './chromium';
import { eventually } from './engines/sitePage';
import { scriptTime, tenSeconds, untilStill } from './idle';
import { areSitesWhole } from './whole.mjs';

const script = (how: string) => `<script src="/dist/training-site.js" ${how}></script>`;
const page = (head: string, body: string) =>
  `<!doctype html><html lang="en"><head><title>Portal</title>${head}</head><body>${body}</body></html>`;
const homeHeading = (page: Page) => page.getByRole('heading', { level: 1, name: home.heading });

/** Runs before the page's scripts: records every call that can run a script later. */
function noteAlarms() {
  const alarms: string[] = [];
  Object.assign(window, { alarms });
  const note = (holder: object, name: string) => {
    const original = Reflect.get(holder, name);
    Reflect.set(holder, name, function (this: unknown, ...rest: unknown[]) {
      alarms.push(typeof rest[0] === 'string' ? `${name} ${rest[0]}` : name);
      return new.target ? new original(...rest) : original.apply(this ?? window, rest);
    });
  };
  for (const name of [
    'setTimeout',
    'setInterval',
    'requestAnimationFrame',
    'requestIdleCallback',
  ]) {
    note(window, name);
  }
  for (const name of ['MutationObserver', 'ResizeObserver', 'IntersectionObserver']) {
    note(window, name);
  }
  note(EventTarget.prototype, 'addEventListener');
  note(MessagePort.prototype, 'postMessage');
}

const alarms = (page: Page) => page.evaluate<string[]>('alarms');

/** Runs before the page's scripts: records which parts of the site are there, after each rendering. */
function noteStages() {
  const stages: string[] = [];
  Object.assign(window, { stages });
  const { attachShadow } = Element.prototype;
  Element.prototype.attachShadow = function (init) {
    const root = attachShadow.call(this, init);
    const note = (what: string) => {
      const isThere = (selector: string) => root.querySelector(selector) !== null;
      const parts = ['h1', '#clients', '[part=footer]'].filter(isThere);
      const below = document.querySelector('footer')?.getBoundingClientRect();
      const isInSight = below && below.top < innerHeight;
      stages.push(`${what}: ${parts}${isInSight ? ', and the footer of the host' : ''}`);
    };
    new MutationObserver(() => isSite() && note('rendered')).observe(root, {
      childList: true,
      subtree: true,
    });
    this.addEventListener('training-site:navigate', () => isSite() && note('told'));
    const isSite = () => root.querySelector('.site') !== null;
    return root;
  };
}

/** Runs before the page's scripts: navigates to `path` while only the opening is shown. */
function leaveOpening(isWhole: () => boolean, path: string) {
  const told: string[] = [];
  Object.assign(window, { told });
  addEventListener('training-site:navigate', (event) => {
    told.push((event as CustomEvent<{ path: string }>).detail.path);
  });
  const { attachShadow } = Element.prototype;
  Element.prototype.attachShadow = function (init) {
    const root = attachShadow.call(this, init);
    const observer = new MutationObserver(() => {
      const link = root.querySelector<HTMLElement>(`[href$="#${path}"]`);
      if (!link || isWhole()) return;
      observer.disconnect();
      link.click();
    });
    observer.observe(root, { childList: true, subtree: true });
    return root;
  };
}

describeInChromium('the page with the site', ({ openHtml }) => {
  it('starts nothing before it is mounted, except one observer of marked elements', async () => {
    const opened = await openHtml(page(script('defer'), '<p>Nothing here</p>'), {
      prepare: (page) => page.addInitScript(noteAlarms),
    });
    expect(await opened.evaluate(() => typeof window.TrainingSite?.mount)).toBe('function');
    // React tests whether listeners can be passive, and removes this listener at once.
    expect(await alarms(opened)).toEqual(['addEventListener test', 'MutationObserver']);
  });

  it('runs no script while nobody uses it', async () => {
    const opened = await openHtml(page('', `<training-site></training-site>${script('')}`), {
      notice: true,
      reducedMotion: 'no-preference',
      // Its clock is advanced.
      fresh: true,
    });
    await opened.getByRole('button', { name: accept }).waitFor();
    await untilStill(opened);
    const session = await opened.context().newCDPSession(opened);
    await session.send('Performance.enable');
    const before = await scriptTime(session);
    await tenSeconds(session);
    expect(await scriptTime(session)).toBe(before);

    // The measurement detects a timer.
    await opened.evaluate(() => setInterval(() => document.title, 1000));
    const withTimer = await scriptTime(session);
    await tenSeconds(session);
    expect(await scriptTime(session)).toBeGreaterThan(withTimer);
  });

  it.each(['', 'defer', 'async', 'type="module"'])(
    'mounts with the script before or after the element, loaded as <script %s>',
    async (how) => {
      for (const element of ['<training-site></training-site>', '<div data-training-site></div>']) {
        for (const html of [page(script(how), element), page('', element + script(how))]) {
          await homeHeading(await openHtml(html)).waitFor();
        }
      }
    },
  );

  it('shows the opening of Home first, and tells the host when all of it is shown', async () => {
    const html = page('', `<training-site></training-site><footer>Ours</footer>${script('defer')}`);
    const opened = await openHtml(html, { prepare: (page) => page.addInitScript(noteStages) });
    await opened.getByRole('heading', { name: homeText.clientsHeading }).waitFor();
    const stages = () => opened.evaluate<string[]>('stages');
    await eventually(stages).toEqual([
      'rendered: h1',
      'rendered: h1,#clients,[part=footer]',
      'told: h1,#clients,[part=footer]',
    ]);
    // After a reload the browser restores the scroll position, so all of the screen has to be there.
    await opened.reload();
    await opened.getByRole('heading', { name: homeText.clientsHeading }).waitFor();
    await eventually(async () => (await stages()).sort()).toEqual([
      'rendered: h1,#clients,[part=footer]',
      'told: h1,#clients,[part=footer]',
    ]);
  });

  it('shows the opening of the next screen first, and nothing of the page below the site', async () => {
    const below = '<footer>Ours</footer>';
    const opened = await openHtml(page('', `<training-site></training-site>${script('')}${below}`));
    await untilWhole(opened);
    // From the end of a long screen.
    const footer = opened.getByRole('contentinfo').getByRole('navigation');
    const link = footer.getByRole('link', { name: training.link });
    await opened.evaluate(() => {
      const root = document.querySelector('training-site')?.shadowRoot as ShadowRoot;
      const seen: object[] = [];
      Object.assign(window, { seen });
      new MutationObserver(() => {
        const box = document.querySelector('body > footer')?.getBoundingClientRect() as DOMRect;
        seen.push({
          heading: root.querySelector('h1')?.textContent,
          hasFooter: root.querySelector('[part=footer]') !== null,
          isBelowWindow: box.top >= innerHeight,
        });
      }).observe(root, { childList: true, subtree: true });
    });
    await link.click();
    await untilWhole(opened);
    const shown = { heading: training.heading, isBelowWindow: true };
    expect(await opened.evaluate('seen')).toEqual([
      { ...shown, hasFooter: false },
      { ...shown, hasFooter: true },
    ]);
  });

  it('tells the host about a screen that is left before all of it is shown', async () => {
    const opened = await openHtml(page('', `<training-site></training-site>${script('defer')}`), {
      prepare: (page) =>
        page.addInitScript(`(${leaveOpening})(${areSitesWhole}, ${JSON.stringify(training.path)})`),
    });
    await opened.getByRole('heading', { level: 1, name: training.heading }).waitFor();
    await eventually(() => opened.evaluate('told')).toEqual([home.path, training.path]);
  });

  it('keeps the scroll position when the company changes', async () => {
    const opened = await openHtml(page('', `<training-site></training-site>${script('')}`));
    await opened.getByRole('contentinfo').waitFor();
    const scrolled = await opened.evaluate(() => {
      scrollTo(0, 1500);
      const site = document.querySelector(
        'training-site',
      ) as HTMLElementTagNameMap['training-site'];
      site.company = { name: 'Northwind' };
      return scrollY;
    });
    expect(scrolled).toBe(1500);
    await opened.getByRole('contentinfo').getByText('Northwind').first().waitFor();
    expect(await opened.evaluate(() => scrollY)).toBe(1500);
  });

  it('changes little outside the main part on a navigation', async () => {
    const opened = await openHtml(page('', `<training-site></training-site>${script('')}`));
    await homeHeading(opened).waitFor();
    await opened.evaluate(() => {
      const root = document.querySelector('training-site')?.shadowRoot;
      const changes: string[] = [];
      Object.assign(window, { changes });
      const main = root?.querySelector('[part=main]');
      new MutationObserver((records) => {
        for (const { target, type, attributeName, addedNodes } of records) {
          if (main?.contains(target)) continue;
          if (type === 'attributes') changes.push(attributeName as string);
          for (const node of addedNodes) changes.push((node as Element).getAttribute('part') ?? '');
        }
      }).observe(root as Node, {
        attributes: true,
        childList: true,
        characterData: true,
        subtree: true,
      });
    });
    await opened.getByRole('banner').getByRole('link', { name: training.link }).click();
    await opened.getByRole('heading', { level: 1, name: training.heading }).waitFor();
    await untilWhole(opened);
    const changes = await opened.evaluate<string[]>('changes');
    // The address of the skip link, and the marked link in the header. The footer is a new element for each screen.
    expect(changes.sort()).toEqual(['aria-current', 'footer', 'href']);
  });
});
