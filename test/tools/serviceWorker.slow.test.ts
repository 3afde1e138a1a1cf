import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Frame } from 'playwright-core';
import { build, type Rollup } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dist } from '../../build/dist.mjs';
import { describeInChromium, inPortal } from '../e2e/chromium';
import { eventually } from '../e2e/engines/sitePage';
import { shows } from '../e2e/everyScreen';
import { home } from '../screens';
import { serveFolder } from '../serveFolder.mjs';

const page = inPortal(
  `<h1>Portal</h1>
  <iframe src="/assets/frame.html" title="Training" width="100%" height="900"></iframe>
  <script src="/assets/training-site.frame.js" defer></script>
  <script>navigator.serviceWorker.register('/worker.js')</script>`,
  '<link rel="icon" href="data:,">',
);

/** The code of the worker, which answers each address with the start page, except for these. */
async function workerCode(denylist: readonly string[]) {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    define: { DENIED: JSON.stringify(denylist), 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      lib: {
        entry: resolve('test/tools/application/worker.js'),
        formats: ['iife'],
        name: 'worker',
      },
    },
  });
  const [first] = output as Rollup.RollupOutput[];
  return first?.output[0].code ?? '';
}

describeInChromium('a page with a frame, in an application with a service worker', (chromium) => {
  let folder: string;
  let server: Awaited<ReturnType<typeof serveFolder>>;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'worker-'));
    for (const file of ['frame.html', 'training-site.frame.js']) {
      await cp(`${dist}/${file}`, join(folder, 'assets', file));
    }
    await writeFile(join(folder, 'index.html'), page);
    server = await serveFolder(folder, { dev: true });
  });
  afterAll(async () => {
    server.close();
    await rm(folder, { recursive: true });
  });

  /** Opens the page twice: the first visit installs the worker. */
  async function openAgain(denylist: readonly string[]) {
    await writeFile(join(folder, 'worker.js'), await workerCode(denylist));
    const page = await chromium.open(`${server.origin}/`, { fresh: true });
    await eventually(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe(
      'activated',
    );
    chromium.complaints.length = 0;
    await page.reload();
    return page;
  }

  it('where the worker answers for the frame, the console says once what to change', async () => {
    const page = await openAgain([]);
    await eventually(async () => chromium.complaints).toEqual([
      expect.stringMatching(
        /^warning: training-site: expected frame.html .* got the page "Portal"/,
      ),
    ]);
    chromium.complaints.length = 0;
    await page.getByRole('heading', { name: 'Portal' }).waitFor();
  });

  it('where the worker leaves the frame out, the site is in it', async () => {
    const page = await openAgain(['/frame\\.html']);
    await shows(page.frames()[1] as Frame, home);
  });
});
