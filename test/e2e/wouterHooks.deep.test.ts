import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { rollup } from 'rollup';
import { transformWithOxc } from 'vite';
import { beforeAll, expect, it } from 'vitest';
import { onwarn, source } from '../../build/source.mjs';
import type { MountOptions } from '../../src/index';
import { training } from '../screens';
import { describeInChromium } from './chromium';
import { eventually } from './engines/sitePage';

const header = fileURLToPath(new URL('wouter/Header.tsx', import.meta.url));

/** The script with a header that shows what wouter's hooks return. */
async function bundleWithProbe(): Promise<string> {
  const bundle = await rollup({
    input: 'src/index.ts',
    plugins: [
      {
        name: 'probe',
        resolveId: (source) => (source.endsWith('/components/Header') ? header : null),
        load: async (id) =>
          id === header ? transformWithOxc(await readFile(id, 'utf8'), id) : null,
      },
      ...source({
        constants: {
          __STYLES__: JSON.stringify(await readFile('dist/training-site.css', 'utf8')),
          __PRERENDERED__: '""',
          __VERSION__: '"0.0.0-test"',
          __HAS_JOBS__: 'false',
        },
      }),
    ],
    onwarn,
  });
  const intro = 'const __IS_SCRIPT__ = true;';
  const { output } = await bundle.generate({ format: 'iife', intro });
  await bundle.close();
  return output[0].code;
}

const shown = (page: Page) => page.locator('[part=header] output').allTextContents();

describeInChromium('wouter in the bundle', ({ openHtml }) => {
  let script: string;

  beforeAll(async () => {
    script = await bundleWithProbe();
  });

  it.each<[MountOptions, hash: string]>([
    [{}, '#/training'],
    [{ basePath: '/academy' }, '#/academy/training'],
    [{ basePath: 'academy' }, '#academy-training'],
    [{ routing: 'memory' }, ''],
  ])('useLocation, useRoute, Switch and Link follow the site with %o', async (options, hash) => {
    const page = await openHtml(
      `<!doctype html><html lang="en"><title>Portal</title><body><div id="site"></div><script src="/probe.js"></script>
        <script>mounted = TrainingSite.mount(document.getElementById('site'), ${JSON.stringify(options)});</script>`,
      {
        prepare: (page) =>
          page.route('**/probe.js', (route) =>
            route.fulfill({ contentType: 'text/javascript', body: script }),
          ),
      },
    );
    const sees = (...expected: string[]) => eventually(() => shown(page)).toEqual(expected);
    await sees('/, not training', 'no screen');

    await page.getByRole('link', { name: 'By link' }).click();
    await sees('/training, training', 'training');
    expect(new URL(page.url()).hash).toBe(hash);
    expect(await page.getByRole('link', { name: 'By link' }).getAttribute('class')).toBe('active');
    await page.getByRole('heading', { level: 1, name: training.heading }).waitFor();

    await page.getByRole('button', { name: 'By hook' }).click();
    await sees('/careers, not training', 'careers');

    await page.evaluate('mounted.navigate("/no-such-screen")');
    await sees('/no-such-screen, not training', 'no-such-screen');
  });
});
