import type { Page } from 'playwright-core';
import { PNG } from 'pngjs';
import { expect, it } from 'vitest';
import { careers, consultancy, contact, home, notFound } from '../screens';
import { accept, openMenu } from '../words';
import { describeInChromium } from './chromium';
import { contrast } from './contrast';
import { onEveryScreen, siteAlone } from './everyScreen';

/** The number of pixels whose contrast between the two pictures is 3:1 or more. */
function contrasting(...pictures: [Buffer, Buffer]): number {
  const [before, after] = pictures.map((png) => PNG.sync.read(png).data) as [Buffer, Buffer];
  const isSeen = (_: unknown, pixel: number) => {
    const [start, end] = [4 * pixel, 4 * pixel + 3];
    // Most pixels are equal, and to compare colours takes long.
    const isEqual = before.readUInt32LE(start) === after.readUInt32LE(start);
    return !isEqual && contrast(before.subarray(start, end), after.subarray(start, end)) >= 3;
  };
  return Array.from({ length: before.length / 4 }).filter(isSeen).length;
}

/** Runs in the page. A ring inside the control may cover the start or the end of the control's text. */
function focusOn(control: HTMLElement | SVGElement) {
  control.focus();
  const { x, y, left, right, bottom, width, height } = control.getBoundingClientRect();
  const inset = -Number.parseFloat(getComputedStyle(control).outlineOffset);
  const range = document.createRange();
  range.selectNodeContents(control);
  const crossesText = [...range.getClientRects()].some(
    (line) => line.width > 1 && (line.left < left + inset || line.right > right - inset),
  );
  return { name: control.textContent, crossesText, x, y, right, bottom, width, height };
}

/**
 * The controls inside `part` whose focus ring covers their text or is too faint. Pixels count if focus changes them
 * with a contrast of 3:1. A ring is too faint if it has fewer of them than a line of 2px around the control.
 */
async function faultyRings(page: Page, part: string): Promise<string[]> {
  const faults: string[] = [];
  // After a key press, focus that a script sets has a ring too.
  await page.keyboard.press('Tab');
  const controls = page.locator(part).locator(':is(a, button:enabled):not([tabindex])');
  for (const control of await controls.filter({ visible: true }).all()) {
    const { name, crossesText, ...box } = await control.evaluate(focusOn);
    if (crossesText) faults.push(`${name}: crosses the text`);
    const [x, y] = [Math.max(0, Math.floor(box.x) - 10), Math.max(0, Math.floor(box.y) - 10)];
    const [width, height] = [Math.ceil(box.right) + 10 - x, Math.ceil(box.bottom) + 10 - y];
    const clip = { x, y, width, height };
    const focused = await page.screenshot({ clip });
    await control.blur();
    const count = contrasting(await page.screenshot({ clip }), focused);
    const needed = 2 * 2 * (box.width + box.height);
    if (count < needed) faults.push(`${name}: ${count} of ${needed} px`);
  }
  return faults;
}

describeInChromium('the focus ring', ({ openHtml }) => {
  it.each([
    ['light', [home, consultancy, notFound]],
    ['dark', [careers, contact]],
  ] as const)(
    'is at least 2px wide, has a contrast of 3:1 and crosses no text: %s',
    async (colorScheme, visited) => {
      const page = await openHtml(siteAlone, {
        viewport: { width: 1280, height: 2400 },
        notice: true,
        colorScheme,
      });
      expect.soft(await faultyRings(page, '[part=notice]'), 'in the notice').toEqual([]);
      await page.getByRole('button', { name: accept }).click();
      for (const part of ['[part=header]', '[part=footer]']) {
        expect.soft(await faultyRings(page, part), `in ${part}`).toEqual([]);
      }
      await onEveryScreen(
        page,
        async ({ path }) => {
          expect.soft(await faultyRings(page, '[part=main]'), `on ${path}`).toEqual([]);
        },
        visited,
      );
      await page.setViewportSize({ width: 390, height: 900 });
      await page.getByRole('button', { name: openMenu }).click();
      expect.soft(await faultyRings(page, 'dialog'), 'in the menu').toEqual([]);
    },
  );
});
