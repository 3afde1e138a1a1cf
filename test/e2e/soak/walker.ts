import type { Browser, CDPSession, Page } from 'playwright-core';
import type { Server } from '../../../tools/server.mjs';
import { type Counts, count, cycle } from '../memory';
import type { Expected } from './expected';
import type { PageStart } from './model';

declare global {
  interface Window {
    walker: typeof import('./page.mjs');
  }
}

/** What is done to the page: by page.mjs, or with the browser's own input. */
export interface Action {
  readonly type: string;
  readonly [name: string]: unknown;
}

/** A click on one of the elements of a site that match the selector. */
export interface Click extends Action {
  readonly slot: number;
  readonly selector: string;
  readonly index: number;
}

/** An action, and what the page should be like after it. */
export interface Step {
  readonly action: Action;
  readonly expected: Expected;
}

/** The elements of the page that may hold a site. */
export const placeCount = 3;

const html = `<!doctype html><html lang="en"><head><title>Portal</title></head><body style="margin: 0">
  <button id="host">Host</button>${'<div class="place"></div>'.repeat(placeCount)}
  <script src="/dist/training-site.js"></script>
  <script type="module">import * as walker from '/test/e2e/soak/page.mjs'; window.walker = walker</script>
  </body></html>`;

/** Of the window, in px. */
const height = 600;
/** The page takes so many steps in one call. */
const batchSize = 50;

interface OpenPage {
  readonly page: Page;
  readonly session: CDPSession;
}

/** Takes steps in a page; after each failure in a new one. */
export class Walker {
  #browser: Browser;
  #server: Server;
  #open: OpenPage | undefined;
  #steps: Step[] = [];
  #consoleLines: string[] = [];
  /** The steps so far, of all walks. */
  stepCount = 0;

  constructor(browser: Browser, server: Server) {
    this.#browser = browser;
    this.#server = server;
  }

  /** Prepares the page for a walk. */
  async begin(): Promise<PageStart> {
    this.#steps = [];
    const { page, session } = await this.#opened();
    await this.#input({ type: 'resize', width: 1280 });
    await this.#input({ type: 'colours', isForced: false });
    const start = await page.evaluate(() => window.walker.begin());
    await session.send('Page.resetNavigationHistory');
    return start;
  }

  /** @throws Error if the page is not as expected after one of the last steps */
  async take(step: Step): Promise<void> {
    this.stepCount += 1;
    if (isInput(step.action)) {
      await this.flush();
      await this.#input(step.action);
      this.#steps.push({ ...step, action: { type: 'look' } });
    } else this.#steps.push(step);
    if (this.#steps.length >= batchSize) await this.flush();
  }

  /** Lets the page take the steps that wait. */
  async flush(): Promise<void> {
    if (this.#steps.length === 0) return;
    const { page } = await this.#opened();
    const failure = await page.evaluate((steps) => window.walker.run(steps), this.#steps);
    this.#steps = [];
    const problems = [...(failure?.problems ?? []), ...this.#consoleLines.splice(0)];
    if (problems.length === 0) return;
    await this.close();
    throw new Error([`After ${JSON.stringify(failure?.action)}:`, ...problems].join('\n'));
  }

  /** What the page holds when all sites are gone. */
  async counts(): Promise<Counts> {
    await this.begin();
    const { page, session } = await this.#opened();
    // To mount another site drops the references to sites that were collected. Twice, because on a busy
    // machine React may still hold a site at first.
    for (let round = 0; round < 2; round += 1) {
      await count(session);
      await cycle(page, 1, 'unmount');
    }
    return count(session);
  }

  async close(): Promise<void> {
    await this.#open?.page.context().close();
    this.#open = undefined;
  }

  async #opened(): Promise<OpenPage> {
    if (this.#open) return this.#open;
    const context = await this.#browser.newContext({ reducedMotion: 'reduce' });
    const page = await context.newPage();
    this.#consoleLines = [];
    page.on('console', (line) => this.#consoleLines.push(`${line.type()}: ${line.text()}`));
    page.on('pageerror', ({ message }) => this.#consoleLines.push(`uncaught: ${message}`));
    const address = `${this.#server.origin}/portal/page?page_id=12`;
    await page.route(address, (route) => route.fulfill({ body: html, contentType: 'text/html' }));
    await page.goto(address);
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable');
    this.#open = { page, session };
    return this.#open;
  }

  async #input(action: Action) {
    const { page, session } = await this.#opened();
    if (action.type === 'resize') {
      const metrics = { width: Number(action.width), height, deviceScaleFactor: 1, mobile: false };
      await session.send('Emulation.setDeviceMetricsOverride', metrics);
    } else if (action.type === 'colours') {
      await page.emulateMedia({ forcedColors: action.isForced ? 'active' : 'none' });
    } else if (action.type === 'key') await page.keyboard.press(String(action.key));
    else {
      const { x, y } = await page.evaluate(
        (click) => window.walker.pointAt(click),
        action as Click,
      );
      await page.mouse.click(x, y);
    }
  }
}

const isInput = ({ type }: Action) => ['resize', 'colours', 'key', 'mouse'].includes(type);
