import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { careers, consultancy, contact, home, notFound } from '../screens';
import { accept, openMenu } from '../words';
import { describeInChromium } from './chromium';
import { controlsOfEachStyle, looks, onEveryScreen, siteAlone } from './everyScreen';

/** The number of pixels whose contrast between the two PNGs is 3:1 or more, counted in the browser. */
function contrasting(page: Page, ...pictures: readonly Buffer[]): Promise<number> {
  return page.evaluate(
    async (pngs) => {
      const luminances = async (base64: string) => {
        const bytes = Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0));
        const bitmap = await createImageBitmap(new Blob([bytes]));
        const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
        context?.drawImage(bitmap, 0, 0);
        const image = context?.getImageData(0, 0, bitmap.width, bitmap.height);
        const data = [...(image?.data ?? [])];
        return Array.from({ length: data.length / 4 }, (_, pixel) => {
          const [r, g, b] = [...data.slice(4 * pixel, 4 * pixel + 3)].map((value) => {
            const share = value / 255;
            return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
          }) as [number, number, number];
          return 0.2126 * r + 0.7152 * g + 0.0722 * b;
        });
      };
      const [before = [], after = []] = await Promise.all(pngs.map(luminances));
      return before.filter((one, pixel) => {
        const other = after[pixel] ?? one;
        return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05) >= 3;
      }).length;
    },
    pictures.map((png) => png.toString('base64')),
  );
}

/** Runs in the page: whether a focus ring inside the control covers the start or the end of the control's text. */
function crossesText(control: Element): boolean {
  const inset = -Number.parseFloat(getComputedStyle(control).outlineOffset);
  const { left, right } = control.getBoundingClientRect();
  const range = document.createRange();
  range.selectNodeContents(control);
  return [...range.getClientRects()].some(
    (line) => line.width > 1 && (line.left < left + inset || line.right > right - inset),
  );
}

/**
 * The controls inside `part` whose focus ring covers their text or is too faint. Pixels count if focus changes them
 * with a contrast of 3:1. A ring is too faint if it has fewer of them than a line of 2px around the control.
 */
async function faultyRings(page: Page, part: string): Promise<string[]> {
  const faults: string[] = [];
  // After a key press, focus that a script sets has a ring too.
  await page.keyboard.press('Tab');
  for (const control of await controlsOfEachStyle(page.locator(part))) {
    const name = await control.textContent();
    await control.focus();
    if (await control.evaluate(crossesText)) faults.push(`${name}: crosses the text`);
    const box = await control.evaluate((element) => element.getBoundingClientRect().toJSON());
    const [x, y] = [Math.max(0, Math.floor(box.x) - 10), Math.max(0, Math.floor(box.y) - 10)];
    const [width, height] = [Math.ceil(box.right) + 10 - x, Math.ceil(box.bottom) + 10 - y];
    const focused = await page.screenshot({ clip: { x, y, width, height } });
    await control.blur();
    const blurred = await page.screenshot({ clip: { x, y, width, height } });
    const count = await contrasting(page, blurred, focused);
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
    async (name, visited) => {
      const page = await openHtml(siteAlone, {
        viewport: { width: 1280, height: 4000 },
        notice: true,
        ...looks[name],
      });
      expect(await faultyRings(page, '[part=notice]')).toEqual([]);
      await page.getByRole('button', { name: accept }).click();
      for (const part of ['[part=header]', '[part=footer]']) {
        expect(await faultyRings(page, part)).toEqual([]);
      }
      const visit = async () => expect(await faultyRings(page, '[part=main]')).toEqual([]);
      await onEveryScreen(page, visit, visited);
      await page.setViewportSize({ width: 390, height: 4000 });
      await page.getByRole('button', { name: openMenu }).click();
      expect(await faultyRings(page, 'dialog')).toEqual([]);
    },
  );
});
