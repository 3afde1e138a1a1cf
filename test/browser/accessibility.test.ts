import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { screens } from '../screens';
import { describeInChromium } from './chromium';

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axeSource);
  const { violations: found } = await page.evaluate(() =>
    (globalThis as unknown as { axe: typeof axe }).axe.run(document),
  );
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

describeInChromium('axe', ({ open }) => {
  it.each([1280, 390])('finds nothing on any screen at %i px', async (width) => {
    const page = await open('/demo/', { viewport: { width, height: 800 }, notice: true });
    for (const { path, heading } of screens) {
      await page.evaluate((hash) => {
        location.hash = hash;
      }, path);
      await page.getByRole('heading', { level: 1, name: heading }).waitFor();
      expect([path, await violations(page)]).toEqual([path, []]);
    }
  });

  it('finds nothing with the menu open', async () => {
    const page = await open('/demo/', { viewport: { width: 390, height: 800 } });
    await page.getByRole('button', { name: 'Open menu' }).click();
    expect(await violations(page)).toEqual([]);
  });

  it('finds nothing in a portal', async () => {
    const page = await open('/demo/portal.html');
    expect(await violations(page)).toEqual([]);
  });
});
