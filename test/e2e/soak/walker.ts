import type { Browser, CDPSession, Page } from 'playwright-core';
import type { Server } from '../../../tools/server.mjs';
import { type Counts, count } from '../memory';
import type { Expected, PageStart } from './model';
import { placeCount } from './places';

/** What is done to the page: by page.mjs, or with the browser's own input. */
export interface Action {
  readonly type: string;
  readonly [name: string]: unknown;
}

export interface Step {
  readonly action: Action;
  readonly expected: Expected;
}

const html = `<!doctype html><html lang="en"><head><title>Portal</title></head><body style="margin: 0">
  <button id="host">Host</button>${'<div class="place"></div>'.repeat(placeCount)}
  <script src="/dist/training-site.js"></script></body></html>`;

const height = 300;
/** The page runs so many steps at once. */
const batchSize = 50;

/** Walks through one page after another, a new one after each failure. */
export class Walker {
  #page: Page | undefined;
  #session: CDPSession | undefined;
  #steps: Step[] = [];
  readonly #consoleLines: string[] = [];
  #taken: Action[] = [];
  /** Actions so far, of all walks. */
  actions = 0;

  constructor(
    readonly browser: Browser,
    readonly server: Server,
  ) {}

  /** Prepares the page for a walk. */
  async begin(): Promise<PageStart> {
    this.#steps = [];
    this.#taken = [];
    const { page, session } = await this.#open();
    await this.#input({ type: 'resize', width: 1280 });
    await this.#input({ type: 'colours', isForced: false });
    const start: PageStart = await page.evaluate('walker.begin()');
    await session.send('Page.resetNavigationHistory');
    return start;
  }

  async take(step: Step): Promise<void> {
    this.actions += 1;
    if (isInput(step.action)) {
      await this.flush();
      await this.#input(step.action);
      this.#taken.push(step.action);
      this.#steps.push({ ...step, action: { type: 'look' } });
    } else this.#steps.push(step);
    if (this.#steps.length >= batchSize) await this.flush();
  }

  /** Lets the page run what has been taken. */
  async flush(): Promise<void> {
    const { page } = await this.#open();
    const steps = this.#steps;
    this.#steps = [];
    if (steps.length === 0) return;
    const failure = await page.evaluate((all) => window.walker.run(all), steps);
    this.#taken.push(...steps.map(({ action }) => action));
    const problems = [...this.#consoleLines.splice(0), ...(failure?.problems ?? [])];
    if (problems.length === 0) return;
    await this.close();
    throw new Error(`after ${JSON.stringify(failure?.action)}:\n${problems.join('\n')}`);
  }

  /** What the page holds while it has no site. */
  async counts(): Promise<Counts> {
    await this.begin();
    const { session } = await this.#open();
    return count(session);
  }

  async close(): Promise<void> {
    console.log(JSON.stringify(await this.#page?.evaluate('globalThis.times')));
    await this.#page?.context().close();
    this.#page = undefined;
  }

  async #open() {
    if (this.#page && this.#session) return { page: this.#page, session: this.#session };
    const context = await this.browser.newContext({ reducedMotion: 'reduce' });
    const page = await context.newPage();
    page.on('console', (message) => this.#consoleLines.push(`${message.type()}: ${message.text()}`));
    page.on('pageerror', ({ message }) => this.#consoleLines.push(`uncaught: ${message}`));
    const address = `${this.server.origin}/portal/page?page_id=12`;
    await page.route(address, (route) => route.fulfill({ body: html, contentType: 'text/html' }));
    await page.goto(address);
    await page.addScriptTag({
      type: 'module',
      content: `import * as walker from '/test/e2e/soak/page.mjs'; window.walker = walker`,
    });
    await page.waitForFunction('window.walker');
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable');
    this.#page = page;
    this.#session = session;
    return { page, session };
  }

  async #input(action: Action) {
    const { page, session } = await this.#open();
    if (action.type === 'resize') {
      const { width } = action as unknown as { width: number };
      const metrics = { width, height, deviceScaleFactor: 1, mobile: false };
      await session.send('Emulation.setDeviceMetricsOverride', metrics);
    } else if (action.type === 'colours') {
      await page.emulateMedia({ forcedColors: action.isForced ? 'active' : 'none' });
    } else if (action.type === 'key') await page.keyboard.press(action.key as string);
    else {
      const { x, y } = await page.evaluate((clicked) => window.walker.pointAt(clicked), action);
      await page.mouse.click(x, y);
    }
  }
}

const isInput = ({ type }: Action) => ['resize', 'colours', 'key', 'mouse'].includes(type);

declare global {
  interface Window {
    walker: typeof import('./page.mjs');
  }
}
