import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { screens } from '../screens';
import { describeInChromium } from './chromium';

async function show(page: Page, { path, heading }: { path: string; heading: string }) {
  await page.evaluate((hash) => {
    location.hash = hash;
  }, path);
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
}

/** Twice the size for every text, as a browser does that enlarges nothing else. */
function doubleText() {
  const root = document.querySelector('#site > *')?.shadowRoot as ShadowRoot;
  const texts = [...root.querySelectorAll<HTMLElement>('.site, .site *:not(svg, svg *)')];
  const sizes = texts.map((text) => {
    const { fontSize, lineHeight } = getComputedStyle(text);
    return [Number.parseFloat(fontSize), Number.parseFloat(lineHeight)] as const;
  });
  texts.forEach((text, index) => {
    const [size, line] = sizes[index] as readonly [number, number];
    text.style.fontSize = `${2 * size}px`;
    if (line) text.style.lineHeight = `${line / size}`;
  });
}

/** The texts that run over the edge of the site, or out of a box that clips them or ends below. */
function lostTexts(): string[] {
  const root = document.querySelector('#site > *')?.shadowRoot as ShadowRoot;
  const lost: string[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    const parent = text.parentElement as Element;
    if (!text.data.trim() || !parent.checkVisibility({ visibilityProperty: true })) continue;
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    for (let around: Element | null = parent; around; around = around.parentElement) {
      const { clipPath, overflowX } = getComputedStyle(around);
      if (clipPath === 'inset(50%)') break;
      const isEdge = overflowX !== 'visible' || around.matches('.site, [part=main] > *');
      const edge = around.getBoundingClientRect();
      const isOut =
        box.left < edge.left - 1 ||
        box.right > edge.right + 1 ||
        (box.bottom > edge.bottom + 1 && around.localName !== 'header');
      if (isEdge && isOut) lost.push(text.data.slice(0, 40));
    }
  }
  return [...new Set(lost)];
}

describeInChromium('enlarged', ({ open }) => {
  // A window of 1280px at 200 % and at 400 %.
  it.each([640, 320])('every screen fits into %ipx, and no text is lost', async (width) => {
    const page = await open('/demo/', { viewport: { width, height: 400 }, notice: true });
    for (const screen of screens) {
      await show(page, screen);
      expect([screen.path, await page.evaluate(lostTexts)]).toEqual([screen.path, []]);
      const overhang = await page.evaluate(() => document.documentElement.scrollWidth);
      expect([screen.path, overhang]).toEqual([screen.path, width]);
    }
  });

  it.each([1280, 390])('text alone may be twice as large at %ipx', async (width) => {
    const page = await open('/demo/', { viewport: { width, height: 800 } });
    for (const screen of screens) {
      await show(page, screen);
      await page.evaluate(doubleText);
      expect([screen.path, await page.evaluate(lostTexts)]).toEqual([screen.path, []]);
      const overhang = await page.evaluate(() => document.documentElement.scrollWidth);
      expect([screen.path, overhang]).toEqual([screen.path, width]);
      await page.reload();
    }
  });
});

describeInChromium(
  'with a smallest text of 24px, as a browser’s settings allow',
  { args: ['--blink-settings=minimumFontSize=24'] },
  ({ open }) => {
    it.each([1280, 390])('every screen fits into %ipx, and no text is lost', async (width) => {
      const page = await open('/demo/', { viewport: { width, height: 800 } });
      for (const screen of screens) {
        await show(page, screen);
        expect([screen.path, await page.evaluate(lostTexts)]).toEqual([screen.path, []]);
      }
    });
  },
);
