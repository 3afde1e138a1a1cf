import type { Page } from 'playwright-core';
import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
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

/** Runs in the page. */
function focusOn(control: HTMLElement | SVGElement) {
  control.focus();
  const { x, y, right, bottom, width, height } = control.getBoundingClientRect();
  return { x, y, right, bottom, width, height };
}

/**
 * Runs in the page. A ring inside the control may cover the start or the end of the control's text.
 */
function crossesText(control: HTMLElement | SVGElement) {
  control.focus();
  const { left, right } = control.getBoundingClientRect();
  const inset = -Number.parseFloat(getComputedStyle(control).outlineOffset);
  const range = document.createRange();
  range.selectNodeContents(control);
  return [...range.getClientRects()].some(
    (line) => line.width > 1 && (line.left < left + inset || line.right > right - inset),
  );
}

/**
 * The visible controls inside `part`. After a key press, focus that a script sets has a ring too.
 */
async function controlsIn(page: Page, part: string) {
  await page.keyboard.press('Tab');
  const controls = page.locator(part).locator(':is(a, button:enabled):not([tabindex])');
  return controls.filter({ visible: true }).all();
}

/**
 * The controls inside `part` whose focus ring is too faint: fewer pixels change with a contrast of
 * 3:1 than a line of 2px around the control has.
 */
async function faintRings(page: Page, part: string): Promise<string[]> {
  const faults: string[] = [];
  for (const control of await controlsIn(page, part)) {
    const box = await control.evaluate(focusOn);
    const x = Math.max(0, Math.floor(box.x) - 10);
    const y = Math.max(0, Math.floor(box.y) - 10);
    const width = Math.ceil(box.right) + 10 - x;
    const height = Math.ceil(box.bottom) + 10 - y;
    const clip = { x, y, width, height };
    const focused = await page.screenshot({ clip });
    await control.blur();
    const count = contrasting(await page.screenshot({ clip }), focused);
    const needed = 2 * 2 * (box.width + box.height);
    if (count < needed) faults.push(`${await control.textContent()}: ${count} of ${needed} px`);
  }
  return faults;
}

/** The controls inside `part` whose focus ring covers their text. */
async function crossingRings(page: Page, part: string): Promise<string[]> {
  const faults: string[] = [];
  for (const control of await controlsIn(page, part)) {
    if (await control.evaluate(crossesText)) faults.push(`${await control.textContent()}`);
  }
  return faults;
}

describeInChromium('the focus ring', ({ openHtml }) => {
  describe.each([
    ['light', [home, consultancy, notFound]],
    ['dark', [careers, contact]],
  ] as const)('in the %s theme', (colorScheme, visited) => {
    /** Checks the focus rings of the notice, the header, the footer, each screen and the menu. */
    async function expectNone(faultsIn: (page: Page, part: string) => Promise<string[]>) {
      const page = await openHtml(siteAlone, {
        viewport: { width: 1280, height: 2400 },
        notice: true,
        colorScheme,
      });
      expect.soft(await faultsIn(page, '[part=notice]'), 'in the notice').toEqual([]);
      await page.getByRole('button', { name: accept }).click();
      for (const part of ['[part=header]', '[part=footer]']) {
        expect.soft(await faultsIn(page, part), `in ${part}`).toEqual([]);
      }
      await onEveryScreen(
        page,
        async ({ path }) => {
          expect.soft(await faultsIn(page, '[part=main]'), `on ${path}`).toEqual([]);
        },
        visited,
      );
      await page.setViewportSize({ width: 390, height: 900 });
      await page.getByRole('button', { name: openMenu }).click();
      expect.soft(await faultsIn(page, 'dialog'), 'in the menu').toEqual([]);
    }

    it('the focus ring has the contrast of 3:1 in an area of at least 2px around each control', () =>
      expectNone(faintRings));

    it('the focus ring crosses no text', () => expectNone(crossingRings));
  });
});
