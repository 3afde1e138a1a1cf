import type { JSHandle, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { type Screen, screens } from '../screens';
import { accept, openMenu } from '../words';
import { describeInChromium } from './chromium';
import { looks, onEveryScreen, siteAlone } from './everyScreen';

/** Decodes a PNG in the browser and keeps its pixels there. */
function pixelsOf(page: Page, png: Buffer): Promise<JSHandle<ImageData>> {
  return page.evaluateHandle(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes]));
    const { width, height } = bitmap;
    const context = new OffscreenCanvas(width, height).getContext('2d');
    context?.drawImage(bitmap, 0, 0);
    return context?.getImageData(0, 0, width, height) as ImageData;
  }, png.toString('base64'));
}

/** The number of pixels whose contrast with the same place of a larger picture is 3:1 or more. */
function contrasting(
  page: Page,
  part: JSHandle<ImageData>,
  whole: JSHandle<ImageData>,
  place: { readonly x: number; readonly y: number },
): Promise<number> {
  return page.evaluate(
    ([part, whole, { x, y }]) => {
      const luminance = ({ data, width }: ImageData, x: number, y: number) => {
        const at = 4 * (y * width + x);
        const [r, g, b] = [...data.slice(at, at + 3)].map((value) => {
          const share = value / 255;
          return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
        }) as [number, number, number];
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
      };
      let count = 0;
      for (let row = 0; row < part.height; row += 1) {
        for (let column = 0; column < part.width; column += 1) {
          const one = luminance(part, column, row);
          const other = luminance(whole, x + column, y + row);
          if ((Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05) >= 3) count += 1;
        }
      }
      return count;
    },
    [part, whole, place] as const,
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
 * The controls inside `within` whose focus ring covers their text or is too faint. Pixels count if focus changes them
 * with a contrast of 3:1. A ring is too faint if it has fewer of them than a line of 2px around the control.
 */
async function faultyRings(page: Page, within: string): Promise<string[]> {
  // After a key press, focus that a script sets has a ring too.
  await page.keyboard.press('Tab');
  await page.evaluate(() => {
    let focused = document.activeElement;
    while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
    (focused as HTMLElement).blur();
  });
  const before = await pixelsOf(page, await page.screenshot());
  const faults: string[] = [];
  for (const control of await page
    .locator(`${within} :is(a, button:enabled):not([tabindex])`)
    .all()) {
    if (!(await control.isVisible())) continue;
    await control.focus();
    const name = await control.textContent();
    if (await control.evaluate(crossesText)) faults.push(`${name}: crosses the text`);
    const box = await control.evaluate((element) => element.getBoundingClientRect().toJSON());
    const [x, y] = [Math.max(0, Math.floor(box.x) - 10), Math.max(0, Math.floor(box.y) - 10)];
    const [width, height] = [Math.ceil(box.right) + 10 - x, Math.ceil(box.bottom) + 10 - y];
    const after = await pixelsOf(page, await page.screenshot({ clip: { x, y, width, height } }));
    const count = await contrasting(page, after, before, { x, y });
    const needed = 2 * 2 * (box.width + box.height);
    if (count < needed) faults.push(`${name}: ${count} of ${needed} px`);
  }
  return faults;
}

/** Tests the ring of every control in these looks, on these screens. */
export function describeFocusRing(
  names: readonly (keyof typeof looks)[],
  visited: readonly Screen[] = screens,
): void {
  describeInChromium('the focus ring', ({ openHtml }) => {
    it.each(names)(
      'is at least 2px wide, has a contrast of 3:1 and crosses no text: %s',
      async (name) => {
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
        await onEveryScreen(
          page,
          async ({ path }) => {
            expect([path, await faultyRings(page, '[part=main]')]).toEqual([path, []]);
          },
          visited,
        );
        await page.setViewportSize({ width: 390, height: 4000 });
        await page.getByRole('button', { name: openMenu }).click();
        expect(await faultyRings(page, 'dialog')).toEqual([]);
      },
    );
  });
}
