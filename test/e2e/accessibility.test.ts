import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { describeInChromium } from './chromium';
import { looks, onEveryScreen, siteAlone } from './everyScreen';

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** Levels A and AA of WCAG, and best practices. */
function violations(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const { axe: tool } = globalThis as unknown as { axe: typeof axe };
    const { violations } = await tool.run(document, {
      resultTypes: ['violations'],
      // It asks for -webkit-text-fill-color, which does not tell that the system's colour is shown.
      rules: { 'color-contrast': { enabled: !matchMedia('(forced-colors: active)').matches } },
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  });
}

const looksAndMedia = Object.entries(looks);

describeInChromium('axe finds nothing', ({ open, openHtml }) => {
  it.each(looksAndMedia)('on any screen at 320, 768 and 1280px: %s', async (_, media) => {
    const page = await openHtml(siteAlone, { notice: true, ...media });
    await page.evaluate(axeSource);
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await onEveryScreen(page, async ({ path }) => {
        const found = await violations(page);
        expect({ path, width, found }).toEqual({ path, width, found: [] });
      });
    }
  });

  it.each(looksAndMedia)('with every answer open, and with the menu open: %s', async (_, media) => {
    const page = await openHtml(siteAlone, { hash: '#/consultation', ...media });
    await page.evaluate(axeSource);
    const closed = page.getByRole('button', { expanded: false });
    while ((await closed.count()) > 0) await closed.first().click();
    expect(await violations(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 800 });
    await page.getByRole('button', { name: 'Open menu' }).click();
    expect(await violations(page)).toEqual([]);
  });

  it('in a portal', async () => {
    const page = await open('/demo/portal.html', { notice: true });
    await page.evaluate(axeSource);
    await onEveryScreen(page, async ({ path }) => {
      const found = await violations(page);
      expect({ path, found }).toEqual({ path, found: [] });
    });
    await page.getByRole('button', { name: 'Open menu' }).click();
    expect(await violations(page)).toEqual([]);
  });
});
