import { expect, it } from 'vitest';
import { describeInChromium } from './chromium';
import { onEveryScreen, overhangOf, siteAlone } from './everyScreen';

const siteInRtl = siteAlone.replace('<html', '<html dir="rtl"');

/** Texts with two letters that are displayed in another order than they are written. */
function turnedLines(): string[] {
  const root = document.querySelector('#site > *')?.shadowRoot as ShadowRoot;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const turned: string[] = [];
  while (walker.nextNode()) {
    const { data, parentElement } = walker.currentNode as Text;
    if (!parentElement?.checkVisibility({ visibilityProperty: true })) continue;
    let before = new DOMRect();
    for (let index = 0; index < data.length; index++) {
      range.setStart(walker.currentNode, index);
      range.setEnd(walker.currentNode, index + 1);
      const box = range.getBoundingClientRect();
      if (!box.width || data[index] === ' ') continue;
      if (box.top === before.top && box.left < before.left) turned.push(data.slice(0, 40));
      before = box;
    }
  }
  return [...new Set(turned)];
}

describeInChromium('from right to left', ({ openHtml }) => {
  it.each([1280, 390])('English text keeps the order of its letters, at %i px', async (width) => {
    const page = await openHtml(siteInRtl, {
      viewport: { width, height: 800 },
      notice: true,
    });
    await onEveryScreen(page, async ({ path }) => {
      expect([path, await page.evaluate(turnedLines)]).toEqual([path, []]);
      expect([path, await overhangOf(page)]).toEqual([path, 0]);
    });
  });
});
