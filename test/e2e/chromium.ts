import type { Browser, BrowserContext, BrowserContextOptions, Frame, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect } from 'vitest';
import { chromiumPath, launchChromium } from '../../build/tools/chromium.mjs';
import { type Server, serve } from '../../build/tools/server.mjs';
import { eventually } from './engines/sitePage';
import { areSitesWhole } from './whole.mjs';

/** The visitor's browser: by default 1280 × 800, light, and with reduced motion. */
export interface OpenOptions
  extends Pick<
    BrowserContextOptions,
    'viewport' | 'colorScheme' | 'reducedMotion' | 'forcedColors' | 'contrast' | 'javaScriptEnabled'
  > {
  /** Shows the cookie notice, which would cover parts of the page in most tests. */
  readonly notice?: boolean;
  /** Opens a new page, for a test whose changes `reset` does not undo. */
  readonly fresh?: boolean;
  /** Prepares a new page before it loads anything. */
  readonly prepare?: (page: Page) => Promise<unknown>;
}

export interface OpenHtmlOptions extends OpenOptions {
  readonly hash?: string;
  readonly headers?: Record<string, string>;
  /** `commit` does not wait until the page has loaded and the sites are whole. */
  readonly waitUntil?: 'commit';
}

export interface Chromium {
  /** Opens a path of the test server, or any other address, in place of the page opened before. */
  readonly open: (path: string, options?: OpenOptions) => Promise<Page>;
  /** Opens a page of the test server with this content, at `/portal/page?page_id=12`. */
  readonly openHtml: (html: string, options?: OpenHtmlOptions) => Promise<Page>;
  /** The addresses that the pages of this test have requested, in order. */
  readonly requests: string[];
  /** Console lines and errors of the pages of this test. Any left at its end fails it. */
  readonly complaints: string[];
}

const defaults = {
  viewport: { width: 1280, height: 800 },
  colorScheme: 'light',
  reducedMotion: 'reduce',
  forcedColors: 'none',
  contrast: 'no-preference',
  javaScriptEnabled: true,
} as const;

const requests: string[] = [];
const complaints: string[] = [];

/** Waits until all sites of the page, or of the frame, are shown to their ends. */
export const untilWhole = (where: Page | Frame) =>
  eventually(() => where.evaluate(areSitesWhole)).toBe(true);

export const script = '<script src="/dist/training-site.js"></script>';

/** A page of a portal. */
export const inPortal = (body: string, head = '') =>
  `<!doctype html><html lang="en"><head><title>Portal</title>${head}</head><body>${body}</body></html>`;

/**
 * Waits until what was changed is painted: the first callback is called before that frame, the
 * second one after it.
 */
export const untilPainted = (where: Page | Frame) =>
  where.evaluate(
    () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
  );

/** The layout shift of the page since it was opened. */
export async function shiftOf(page: Page): Promise<number> {
  await untilPainted(page);
  return page.evaluate(() => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: 'layout-shift', buffered: true });
    return observer.takeRecords().reduce((sum, entry) => sum + Reflect.get(entry, 'value'), 0);
  });
}

async function newContext(browser: Browser, notice: boolean, options: BrowserContextOptions) {
  const context = await browser.newContext(options);
  // Runs in every document before its own scripts. Sandboxed frames have no storage.
  const accept = `try { localStorage.setItem('displayCookieDialog', '0') } catch {}`;
  if (!notice) await context.addInitScript(accept);
  await context.addInitScript({ path: 'test/e2e/engines/stayInPage.js' });
  context.on('request', (request) => requests.push(request.url()));
  context.on('console', (message) => complaints.push(`${message.type()}: ${message.text()}`));
  context.on('weberror', (error) => complaints.push(`uncaught: ${error.error().message}`));
  return context;
}

// All test files of a worker use one server and one Chromium, which end with its process.
let commonServer: Promise<Server> | undefined;
let commonBrowser: Promise<Browser> | undefined;

/**
 * Tests use the same pages, one after another, because to open a new one takes four times as long.
 */
const commonPages = new Map<string, Page>();

/** Undoes the changes of the previous test: content, routes, storage, history, media, mouse. */
async function reset(page: Page, origin: string, settings: BrowserContextOptions) {
  const { viewport, javaScriptEnabled: _, ...media } = settings;
  for (const other of page.context().pages()) {
    if (other !== page) await other.close();
  }
  await page.goto('about:blank');
  const session = await page.context().newCDPSession(page);
  await Promise.all([
    page.unrouteAll(),
    session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' }),
    session.send('Page.resetNavigationHistory'),
    viewport && page.setViewportSize(viewport),
    page.emulateMedia({ media: null, ...media }),
    page.mouse.move(-1, -1),
  ]);
  await session.detach();
}

/**
 * A group of tests on the built bundle in Chromium. Any line that their pages write to the console
 * fails them. With `args` the group has a Chromium of its own, started with them.
 */
export function describeInChromium(
  name: string,
  tests: (chromium: Chromium) => void,
  ...args: readonly string[]
): void {
  const isShared = args.length === 0;
  describe.runIf(chromiumPath)(name, () => {
    let server: Server;
    let browser: Browser;
    const sharedPages = isShared ? commonPages : new Map<string, Page>();
    const contexts: BrowserContext[] = [];

    beforeAll(async () => {
      commonServer ??= serve();
      server = await commonServer;
      if (isShared) {
        commonBrowser ??= launchChromium();
        browser = await commonBrowser;
      } else {
        browser = await launchChromium(...args);
      }
    });

    afterAll(async () => {
      if (!isShared) await browser?.close();
    });

    afterEach(async () => {
      await Promise.all(contexts.splice(0).map((context) => context.close()));
      expect(complaints.splice(0)).toEqual([]);
    });

    /** A blank page: the same at each call, unless the visitor needs a new one. */
    async function newPage({ notice = false, prepare, fresh, ...visitor }: OpenOptions) {
      const settings = { ...defaults, ...visitor };
      const isFresh = fresh ?? prepare !== undefined;
      const key = `${notice} ${settings.javaScriptEnabled}`;
      let page = isFresh ? undefined : sharedPages.get(key);
      if (!page) {
        const context = await newContext(browser, notice, settings);
        if (isFresh) contexts.push(context);
        page = await context.newPage();
      }
      if (!isFresh) {
        sharedPages.set(key, page);
        await reset(page, server.origin, settings);
      }
      requests.length = 0;
      await prepare?.(page);
      return page;
    }

    async function open(path: string, options: OpenOptions = {}) {
      const page = await newPage(options);
      await page.goto(new URL(path, `${server.origin}/`).href);
      await untilWhole(page);
      return page;
    }

    async function openHtml(html: string, options: OpenHtmlOptions = {}) {
      const { hash = '', headers, waitUntil, ...visitor } = options;
      const page = await newPage(visitor);
      const address = `${server.origin}/portal/page?page_id=12`;
      await page.route(address, (route) =>
        route.fulfill({ body: html, headers: { 'content-type': 'text/html', ...headers } }),
      );
      await page.goto(address + hash, waitUntil && { waitUntil });
      if (!waitUntil) await untilWhole(page);
      return page;
    }

    tests({ open, openHtml, requests, complaints });
  });
}
