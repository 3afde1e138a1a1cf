import { pathToFileURL } from 'node:url';
import puppeteer from 'puppeteer-core';
import { afterAll, afterEach, beforeAll, describe, expect } from 'vitest';
import { launchChromium } from '../../../build/tools/chromium.mjs';
import { type Server, serve } from '../../../build/tools/server.mjs';
import { type EngineName, firefoxPath, isInstalled } from './installed';
import { createSitePage, type Engine, type SitePage } from './sitePage';
import { openWebKit } from './webkit';

/** Each opens a page with reduced motion. */
const engines: Record<EngineName, () => Promise<Engine>> = {
  async Chromium() {
    const browser = await launchChromium();
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
  /** How page.js embeds the site: with `mount` by default. */
  readonly way?: 'mount' | 'element' | 'loader' | 'frame' | 'elsewhere';
  readonly size?: { readonly width: number; readonly height: number };
  /** Shows the cookie notice, which would cover parts of the page in most tests. */
  readonly notice?: boolean;
  /** Opens the page from the disk instead of a server. */
  readonly disk?: boolean;
}

/** Opens page.html with this hash, at 1280 × 800 and with an empty storage. */
export type Open = (hash?: string, options?: OpenOptions) => Promise<SitePage>;

/**
 * Tests on the built bundle in each of these engines that is installed. Any line on the console
 * fails them.
 */
export function describeInEngines(tests: (open: Open) => void, names: readonly EngineName[]): void {
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
        expect(await page.takeComplaints()).toBe('');
      });

      async function open(hash = '', options: OpenOptions = {}) {
        const { way = 'mount', size = { width: 1280, height: 800 }, notice, disk } = options;
        const folder = `${disk ? pathToFileURL('.').href : server.origin}/test/e2e/engines`;
        // From the same address, the browser would only change the hash.
        await page.goto('about:blank');
        await page.resize(size);
        await page.goto(`${folder}/page.html?way=${way}&notice=${notice ?? ''}${hash}`);
        return page;
      }

      tests(open);
    });
  }
}
