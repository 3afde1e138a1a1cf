import puppeteer, { type Browser } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Server, serve } from '../../build/tools/server.mjs';
import { screens } from '../screens';
import { firefoxPath, isInstalled } from './engines/installed';
import { faultsAt } from './layoutFaults';
import { areSitesWhole } from './whole.mjs';

describe.runIf(isInstalled('Firefox'))('with "Zoom Text Only" of Firefox at 200 %', () => {
  let server: Server;
  let browser: Browser;

  beforeAll(async () => {
    server = await serve();
    browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath: firefoxPath as string,
      // The text scale of the system, which Firefox applies to text alone. It is the same as the
      // zoom of the menu.
      extraPrefsFirefox: {
        'ui.prefersReducedMotion': 1,
        'ui.textScaleFactor': 200,
        'browser.display.os-zoom-behavior': 2,
      },
    });
  });

  afterAll(async () => {
    await browser?.close();
    await server?.close();
  });

  async function open(path = '/') {
    const page = await browser.newPage();
    await page.setViewport({ width: 1920, height: 800 });
    await page.goto(`${server.origin}/demo/#${path}`);
    // The notice would lie over the screen.
    await page.evaluate(() => localStorage.setItem('displayCookieDialog', '0'));
    await page.reload();
    await page.waitForFunction(areSitesWhole);
    return page;
  }

  it('with text zoomed twice in Firefox, text has twice the size that the visitor has chosen', async () => {
    const page = await open();
    const size = await page.evaluate(() => {
      const root = document.querySelector('#site > *')?.shadowRoot;
      return getComputedStyle(root?.querySelector('.site') as Element).fontSize;
    });
    expect(size).toBe('32px');
  });

  it.each(screens.map(({ path }) => path))(
    'with text zoomed twice in Firefox, no text is cut off: %s',
    async (path) => {
      const page = await open(path);
      const conditions = { widths: [390, 768, 1280], orphans: true };
      const faults = await page.evaluate(faultsAt, conditions);
      // Words may break where text is so large.
      expect(faults.filter((fault) => !fault.endsWith('is broken'))).toEqual([]);
      await page.close();
    },
  );
});
