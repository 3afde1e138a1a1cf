import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { accept, homeLink, openMenu, skipLink } from '../words';
import { describeInChromium, untilWhole } from './chromium';
import { controlsOfEachStyle, looks, onEveryScreen, siteAlone } from './everyScreen';

/** The controls in `part` that look the same while the pointer is on them. */
async function unmovedControls(page: Page, part: Locator): Promise<string[]> {
  const found: string[] = [];
  for (const control of await controlsOfEachStyle(part)) {
    const name = await control.textContent();
    const isUnchanged = await control.evaluate(
      (element, logo) =>
        element.matches('[aria-current], [aria-pressed=true]') || element.ariaLabel === logo,
      homeLink,
    );
    // The skip link is seen only while it has focus.
    if (isUnchanged || name === skipLink) continue;
    const box = await control.boundingBox();
    if (!box) continue;
    const clip = { x: box.x - 4, y: box.y - 4, width: box.width + 8, height: box.height + 8 };
    await page.mouse.move(0, 0);
    const before = await page.screenshot({ clip });
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    const after = await page.screenshot({ clip });
    if (after.equals(before)) found.push(name ?? '');
  }
  return found;
}

describeInChromium('the pointer', ({ openHtml }) => {
  it.each(['light', 'dark'] as const)('changes how each control looks: %s', async (name) => {
    const page = await openHtml(siteAlone, {
      viewport: { width: 1280, height: 4000 },
      notice: true,
      ...looks[name],
    });
    expect(await unmovedControls(page, page.locator('[part=notice]'))).toEqual([]);
    await page.getByRole('button', { name: accept }).click();
    for (const part of ['[part=header]', '[part=footer]']) {
      expect(await unmovedControls(page, page.locator(part))).toEqual([]);
    }
    await onEveryScreen(page, async ({ path }) => {
      await untilWhole(page);
      expect([path, await unmovedControls(page, page.locator('[part=main]'))]).toEqual([path, []]);
    });
    await page.setViewportSize({ width: 390, height: 4000 });
    await page.getByRole('button', { name: openMenu }).click();
    expect(await unmovedControls(page, page.getByRole('dialog'))).toEqual([]);
  });
});
