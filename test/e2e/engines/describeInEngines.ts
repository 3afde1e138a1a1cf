import { afterAll, afterEach, beforeAll, describe, expect } from 'vitest';
import { type Server, serve } from '../../../tools/server.mjs';
import { chromium } from './chromium';
import type { Engine, EnginePage, Size } from './engine';
import { firefox } from './firefox';
import { createSitePage, type SitePage } from './sitePage';
import { webkit } from './webkit';

const engines = [chromium, firefox, webkit];

for (const { name, missing } of engines) {
  if (!missing) continue;
  // Skipped on a machine without the engine; an error in CI.
  if (process.env.CI) throw new Error(`The tests in ${name} can't run: missing ${missing}.`);
  console.warn(`The tests in ${name} are skipped: missing ${missing}.`);
}

export interface OpenOptions extends Partial<Size> {
  /** Shows the cookie notice, which would cover parts of the page in most tests. */
  readonly notice?: boolean;
}

/** Opens a path relative to the folder `pages`, at 1280 × 800 and with an empty storage. */
export type Open = (path: string, options?: OpenOptions) => Promise<SitePage>;

/** Tests on the built bundle in each installed engine. Any line on the console fails them. */
export function describeInEngines(tests: (open: Open, engine: Engine) => void): void {
  for (const engine of engines) {
    describe.runIf(!engine.missing)(`in ${engine.name}`, () => {
      let server: Server | undefined;
      let page: EnginePage | undefined;

      beforeAll(async () => {
        server = await serve();
        page = await engine.launch();
      });

      afterAll(async () => {
        await page?.close();
        await server?.close();
      });

      afterEach(async () => {
        // All earlier console lines arrive before this answer.
        await page?.evaluate('0');
        expect(await page?.takeComplaints()).toEqual([]);
      });

      async function open(
        path: string,
        { width = 1280, height = 800, notice = false }: OpenOptions = {},
      ) {
        if (!server || !page) throw new Error(`${engine.name} has not been launched.`);
        const pages = `${server.origin}/test/e2e/engines/pages/`;
        const site = createSitePage(page);
        await site.goto(`${pages}blank.html`);
        const viewport = await site.read((_, isAccepted) => {
          localStorage.clear();
          if (isAccepted) localStorage.setItem('displayCookieDialog', '0');
          return [innerWidth, innerHeight];
        }, !notice);
        if (viewport[0] !== width || viewport[1] !== height) await site.resize({ width, height });
        await site.goto(new URL(path, pages).href);
        return site;
      }

      tests(open, engine);
    });
  }
}
