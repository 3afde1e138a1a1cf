import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect } from 'vitest';
import { chromiumPath, launchChromium } from '../../tools/chromium.mjs';
import { setHostHeaders } from '../../tools/hostHeaders.mjs';
import { type Server, serve } from '../../tools/server.mjs';
import { eventually } from './engines/sitePage';

const reason = 'no Chromium on this system; install it or set CHROMIUM to its path';

if (!chromiumPath) {
  // Skipped where a person works without a browser; never where the result decides.
  if (process.env.CI) throw new Error(`The browser tests can't run: ${reason}.`);
  console.warn(`Browser tests are skipped: ${reason}.`);
}

export interface OpenOptions extends BrowserContextOptions {
  /** Shows the cookie notice, which most tests would find in their way. */
  readonly notice?: boolean;
  /** What a test needs in the page before anything of it has loaded. */
  readonly prepare?: (page: Page) => Promise<unknown>;
}

export interface OpenHtmlOptions extends OpenOptions {
  readonly hash?: string;
  readonly headers?: Record<string, string>;
  /** How far the page has to be; all of it, where nothing is said. */
  readonly waitUntil?: 'commit';
}

export interface Chromium {
  /** Opens a path of the test server, or any other address, in a fresh context of 1280 × 800. */
  readonly open: (path: string, options?: OpenOptions) => Promise<Page>;
  /** Opens a page of the test server with this content, at `/portal/page?page_id=12`. */
  readonly openHtml: (html: string, options?: OpenHtmlOptions) => Promise<Page>;
  /** What the pages of this test have asked for, in order. */
  readonly requests: string[];
  /** Console lines and errors of the pages of this test. Any left at its end fails it. */
  readonly complaints: string[];
}

/** In the page: whether the sites that are being rendered are there to their footers. */
function areWhole() {
  const areIn = (root: Document | ShadowRoot): boolean =>
    [...root.querySelectorAll('*')].every(({ shadowRoot }) =>
      shadowRoot
        ? shadowRoot.childElementCount > 0 &&
          !shadowRoot.querySelector('[data-opening-only]') &&
          areIn(shadowRoot)
        : true,
    );
  return areIn(document);
}

type Tests = (chromium: Chromium) => void;

/** A group of tests on the built bundle in real Chromium, whose pages have to stay silent. */
export function describeInChromium(
  name: string,
  ...[first, second]: [Tests] | [{ readonly args: readonly string[] }, Tests]
): void {
  const [args, tests] = typeof first === 'function' ? [[], first] : [first.args, second as Tests];
  describe.runIf(chromiumPath)(name, () => {
    let server: Server;
    let browser: Browser;
    const requests: string[] = [];
    const complaints: string[] = [];

    beforeAll(async () => {
      [server, browser] = await Promise.all([
        serve({ setHeaders: setHostHeaders }),
        launchChromium(...args),
      ]);
    });

    afterAll(() => Promise.all([browser.close(), server.close()]));

    afterEach(async () => {
      await Promise.all(browser.contexts().map((context) => context.close()));
      requests.length = 0;
      expect(complaints.splice(0)).toEqual([]);
    });

    async function newPage({ notice = false, prepare, ...options }: OpenOptions = {}) {
      const context = await browser.newContext({
        viewport: { width: 1280, height: 800 },
        reducedMotion: 'reduce',
        ...options,
      });
      if (!notice) {
        await context.addInitScript(() => {
          try {
            localStorage.setItem('displayCookieDialog', '0');
          } catch {
            // about:blank and sandboxed frames have no storage.
          }
        });
      }
      context.on('request', (request) => requests.push(request.url()));
      context.on('console', (message) => complaints.push(`${message.type()}: ${message.text()}`));
      context.on('weberror', (error) => complaints.push(`uncaught: ${error.error().message}`));
      const page = await context.newPage();
      await prepare?.(page);
      return page;
    }

    async function open(path: string, options?: OpenOptions) {
      const page = await newPage(options);
      await page.goto(new URL(path, `${server.origin}/`).href);
      await eventually(() => page.evaluate(areWhole)).toBe(true);
      return page;
    }

    async function openHtml(
      html: string,
      { hash = '', headers, waitUntil, ...options }: OpenHtmlOptions = {},
    ) {
      const page = await newPage(options);
      const address = `${server.origin}/portal/page?page_id=12`;
      await page.route(address, (route) =>
        route.fulfill({ body: html, headers: { 'content-type': 'text/html', ...headers } }),
      );
      await page.goto(address + hash, waitUntil && { waitUntil });
      if (!waitUntil) await eventually(() => page.evaluate(areWhole)).toBe(true);
      return page;
    }

    tests({ open, openHtml, requests, complaints });
  });
}
