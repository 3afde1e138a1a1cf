import { chromium } from 'playwright-core';
import puppeteer from 'puppeteer-core';
import { afterAll, afterEach, beforeAll, describe, expect, inject } from 'vitest';
import { type Server, serve } from '../../../tools/server.mjs';
import { type EngineName, firefoxPath, isInstalled } from './installed';
import { createSitePage, type Engine, type SitePage } from './sitePage';
import { openWebKit } from './webkit';

/** Each opens a page with reduced motion. */
const engines: Record<EngineName, () => Promise<Engine>> = {
  async Chromium() {
    const browser = await chromium.connect(inject('chromium'));
    const page = await browser.newPage({ reducedMotion: 'reduce' });
    return { page, resize: (size) => page.setViewportSize(size), close: () => browser.close() };
  },
  async Firefox() {
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath: firefoxPath as string,
      extraPrefsFirefox: { 'ui.prefersReducedMotion': 1 },
    });
    const page = await browser.newPage();
    return { page, resize: (size) => page.setViewport(size), close: () => browser.close() };
  },
  WebKit: openWebKit,
};

export interface OpenOptions {
  readonly width?: number;
  readonly height?: number;
  /** Shows the cookie notice, which would cover parts of the page in most tests. */
  readonly notice?: boolean;
}

/** Opens a path relative to the folder `pages`, at 1280 × 800 and with an empty storage. */
export type Open = (path: string, options?: OpenOptions) => Promise<SitePage>;

/** Tests on the built bundle in each of these engines that is installed. Any line on the console fails them. */
export function describeInEngines(
  tests: (open: Open, engine: string) => void,
  names: readonly EngineName[] = ['Chromium', 'Firefox', 'WebKit'],
): void {
  for (const name of names) {
    describe.runIf(isInstalled(name))(`in ${name}`, () => {
      let server: Server;
      let engine: Engine;
      let page: SitePage;

      beforeAll(async () => {
        server = await serve();
        // All tests use one page, because to open a page takes longer than a test.
        engine = await engines[name]();
        page = createSitePage(engine);
      });

      afterAll(async () => {
        await engine?.close();
        await server?.close();
      });

      afterEach(async () => {
        expect(await page.takeComplaints()).toEqual([]);
      });

      async function openPage(path: string, options: OpenOptions = {}) {
        const { width = 1280, height = 800, notice = false } = options;
        const pages = `${server.origin}/test/e2e/engines/pages/`;
        await page.goto(`${pages}blank.html`);
        await page.read((_, isAccepted) => {
          localStorage.clear();
          if (isAccepted) localStorage.setItem('displayCookieDialog', '0');
        }, !notice);
        await page.resize(width, height);
        await page.goto(new URL(path, pages).href);
        return page;
      }

      tests(openPage, name);
    });
  }
}
