import { readFile } from 'node:fs/promises';
import type { Page, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { dist } from '../../build/dist.mjs';
import { careers, home, training } from '../screens';
import { trainingAction } from '../words';
import {
  describeInChromium,
  inPortal,
  type OpenHtmlOptions,
  shiftOf,
  untilPainted,
} from './chromium';
import { eventually } from './engines/sitePage';
import { shows, topWhenArrived } from './everyScreen';

const manifest = JSON.parse(await readFile(`${dist}/manifest.json`, 'utf8'));
const tag = '<script src="/dist/training-site.first.js" async></script>';
const element = '<training-site>Call us</training-site>';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** In the page: whether the element has got a shadow root. */
const hasRoot = () => document.querySelector('training-site')?.shadowRoot !== null;

/** Runs before the scripts of the page: counts the events of the site. */
function countEvents() {
  Object.assign(window, { shown: 0 });
  addEventListener('training-site-navigate', () => Object.assign(window, { shown: shown() + 1 }));
  const shown = () => Reflect.get(window, 'shown');
}

describeInChromium('the loader with the first view', ({ openHtml, complaints }) => {
  /** Opens a page whose script is asked for, and has not come. */
  async function openBeforeScript(body = element, options: OpenHtmlOptions = {}, head = tag) {
    const held: Route[] = [];
    const page = await openHtml(inPortal(`${body}<p>After</p>`, head), {
      // The script may hold up the event `load`.
      waitUntil: 'commit',
      ...options,
      async prepare(page) {
        await page.addInitScript(countEvents);
        await page.route('**/training-site-*.js', (route) => void held.push(route));
      },
    });
    await eventually(async () => held.length).toBe(1);
    return {
      page,
      deliver: async () => held[0]?.continue(),
      refuse: async () => {
        await held[0]?.abort();
        complaints.length = 0;
      },
    };
  }

  it('the first view shows Home before the script has come', async () => {
    const { page, deliver } = await openBeforeScript();
    await expect.poll(() => heading(page).isVisible()).toBe(true);
    await deliver();
  });

  it('the first view has the same pixels when the script has come', async () => {
    const { page, deliver } = await openBeforeScript(element, {
      viewport: { width: 1280, height: 1000 },
      reducedMotion: 'reduce',
    });
    await heading(page).waitFor();
    const before = await page.screenshot();
    await deliver();
    await shows(page, home);
    expect((await page.screenshot()).equals(before), 'the pictures are equal').toBe(true);
  });

  it('the first view keeps its elements when the script has come', async () => {
    const { page, deliver } = await openBeforeScript();
    const first = await heading(page).elementHandle();
    await deliver();
    await shows(page, home);
    expect(await first?.evaluate((one) => one.isConnected)).toBe(true);
  });

  it('the first view shifts nothing', async () => {
    // Runs before the page is painted, so that the height is reserved from the beginning.
    const { page, deliver } = await openBeforeScript(element, {}, tag.replace(' async', ''));
    await heading(page).waitFor();
    await deliver();
    await shows(page, home);
    expect(await shiftOf(page)).toBe(0);
  });

  it('the first view is told in one event', async () => {
    const { page, deliver } = await openBeforeScript();
    await deliver();
    await shows(page, home);
    const events = () => page.evaluate(() => Reflect.get(window, 'shown'));
    await eventually(events).toBe(1);
    await untilPainted(page);
    expect(await events()).toBe(1);
  });

  it('the first view keeps a click on a link until the script has come', async () => {
    const { page, deliver } = await openBeforeScript();
    await page.getByRole('link', { name: trainingAction }).click();
    await deliver();
    await shows(page, training);
  });

  it('the first view is at its top, with focus on its heading, after a link before the script', async () => {
    const { page, deliver } = await openBeforeScript();
    await page.locator('[part=footer]').getByRole('link', { name: careers.link }).click();
    await deliver();
    await shows(page, careers);
    expect(await topWhenArrived(page)).toBe(0);
  });

  describe('below a <base>, before the script has come', () => {
    const openBelowBase = () => openBeforeScript(element, {}, `<base href="/other/">${tag}`);
    const link = (page: Page) => page.getByRole('link', { name: trainingAction });

    it('the first view below a <base> keeps the visitor on the page after a click on a link', async () => {
      const { page, deliver } = await openBelowBase();
      await link(page).click();
      await deliver();
      await shows(page, training);
      expect(page.url()).toMatch(/portal\/page\?page_id=12#\/training$/);
    });

    it('the first view below a <base> adds a history entry for a link', async () => {
      const { page, deliver } = await openBelowBase();
      await link(page).click();
      await deliver();
      await shows(page, training);
      await page.goBack();
      await shows(page, home);
    });

    it('the first view below a <base> opens the right address in a new tab, and is hydrated', async () => {
      const { page, deliver } = await openBelowBase();
      const first = await heading(page).elementHandle();
      const empty = { contentType: 'text/html', body: '<link rel="icon" href="data:,">' };
      await page.context().route(/page_id=12$/, (route) => route.fulfill(empty));
      const tab = page.context().waitForEvent('page');
      await link(page).click({ modifiers: ['ControlOrMeta'] });
      await expect.poll(async () => (await tab).url()).toMatch(/page_id=12#\/training$/);
      await deliver();
      await shows(page, home);
      expect(await first?.evaluate((one) => one.isConnected)).toBe(true);
    });
  });

  it('the first view runs under a policy that allows its name for Trusted Types', async () => {
    const policy =
      "default-src 'none'; script-src 'self'; style-src 'none'; require-trusted-types-for 'script'; trusted-types training-site-loader";
    const { page, deliver } = await openBeforeScript(element, {
      headers: { 'Content-Security-Policy': policy },
    });
    await heading(page).waitFor();
    await deliver();
    await shows(page, home);
  });

  describe('if no script can be loaded', () => {
    async function openWithoutScript() {
      const { page, refuse } = await openBeforeScript();
      await heading(page).waitFor();
      const isTold = page.waitForEvent('console', (line) => line.text().includes('could not load'));
      await refuse();
      await isTold;
      complaints.length = 0;
      return page;
    }

    it('the first view stays', async () => {
      const page = await openWithoutScript();
      expect(await heading(page).isVisible()).toBe(true);
    });

    it('the first view has its navigation without the menu', async () => {
      const page = await openWithoutScript();
      await page.setViewportSize({ width: 390, height: 800 });
      const link = page.locator('[part=header]').getByRole('link', { name: training.link });
      expect(await link.isVisible()).toBe(true);
    });
  });

  describe('shows nothing before the script', () => {
    const setProperty = "<script>document.querySelector('training-site').theme = 'dark'</script>";

    it.each([
      ['at the address of another screen', element, '#/training'],
      ['at an address that a mail program has changed', element, '#%2Ftraining'],
      ['for an element with an attribute', '<training-site theme="dark"></training-site>', ''],
      ['for an element with a property', `${element}${setProperty}`, ''],
    ])('the first view shows nothing before the script %s', async (_, body, hash) => {
      const script = tag.replace('async', 'defer');
      const { page, deliver } = await openBeforeScript(body, { hash }, script);
      await untilPainted(page);
      expect(await page.evaluate(hasRoot)).toBe(false);
      await deliver();
    });

    it('the first view shows nothing before the script for a marked element', async () => {
      const { page, deliver } = await openBeforeScript('<div data-training-site>Call us</div>');
      await untilPainted(page);
      expect(await page.getByText('Call us').isVisible()).toBe(true);
      await deliver();
      await shows(page, home);
    });
  });

  it('the first view shows nothing where Trusted Types forbid its policy', async () => {
    const policy = "require-trusted-types-for 'script'; trusted-types 'none'";
    const headers = { 'Content-Security-Policy': policy };
    const page = await openHtml(inPortal(element, tag), { headers });
    await eventually(async () => complaints.join()).toContain('training-site: could not load');
    expect(await page.evaluate(hasRoot)).toBe(false);
    complaints.length = 0;
  });

  it('the first view has its integrity in the manifest', () => {
    expect(manifest.files['training-site.first.js'].integrity).toMatch(/^sha384-/);
  });
});
