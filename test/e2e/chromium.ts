import {
  type Browser,
  type BrowserContext,
  chromium,
  type Frame,
  type Page,
} from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, inject } from 'vitest';
import { chromiumPath, launchChromium } from '../../tools/chromium.mjs';
import { setHostHeaders } from '../../tools/hostHeaders.mjs';
import { type Server, serve } from '../../tools/server.mjs';
import { eventually } from './engines/sitePage';
import { createPages, type Visitor } from './pages';
import { areSitesWhole } from './whole.mjs';

const reason = 'no Chromium on this system; install it or set CHROMIUM to its path';

if (!chromiumPath) {
  // Skipped on a machine without Chromium; an error in CI.
  if (process.env.CI) throw new Error(`The browser tests can't run: ${reason}.`);
  console.warn(`Browser tests are skipped: ${reason}.`);
}

export interface OpenOptions extends Visitor {
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

const requests: string[] = [];
const complaints: string[] = [];

function listen(context: BrowserContext) {
  context.on('request', (request) => requests.push(request.url()));
  context.on('console', (message) => complaints.push(`${message.type()}: ${message.text()}`));
  context.on('weberror', (error) => complaints.push(`uncaught: ${error.error().message}`));
}

/** Waits until all sites of the page, or of the frame, are shown to their ends. */
export const untilWhole = (where: Page | Frame) =>
  eventually(() => where.evaluate(areSitesWhole)).toBe(true);

type Pages = ReturnType<typeof createPages>;

let sharedPages: Promise<Pages> | undefined;

/** Pages of the Chromium that globalSetup.ts starts and closes. */
function connect(): Promise<Pages> {
  sharedPages ??= chromium
    .connect(inject('chromium'))
    .then((browser) => createPages(browser, listen));
  return sharedPages;
}

type Tests = (chromium: Chromium) => void;

/**
 * A group of tests on the built bundle in Chromium. Any line that their pages write to the console fails
 * them. With `args` the group has a Chromium of its own, started with them.
 */
export function describeInChromium(
  name: string,
  ...[first, second]: [Tests] | [{ readonly args: readonly string[] }, Tests]
): void {
  const [args, tests] = typeof first === 'function' ? [[], first] : [first.args, second as Tests];
  describe.runIf(chromiumPath)(name, () => {
    let server: Server;
    let own: Browser | undefined;
    let pages: Pages;

    beforeAll(async () => {
      server = await serve({ setHeaders: setHostHeaders });
      own = args.length > 0 ? await launchChromium(...args) : undefined;
      pages = own ? createPages(own, listen) : await connect();
    });

    afterAll(async () => {
      await own?.close();
      await server.close();
    });

    afterEach(async () => {
      await pages.closeFresh();
      expect(complaints.splice(0)).toEqual([]);
    });

    async function newPage({ prepare, ...visitor }: OpenOptions) {
      const page = await pages.open(
        { ...visitor, fresh: visitor.fresh ?? !!prepare },
        server.origin,
      );
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
      if (!waitUntil) await untilWhole(page);
      return page;
    }

    tests({ open, openHtml, requests, complaints });
  });
}
