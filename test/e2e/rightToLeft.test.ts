import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { screens } from '../screens';
import { describeInChromium } from './chromium';

/** The drawings that lead somewhere, by the first words around them. All others stay. */
const turning: Record<string, readonly string[]> = {
  '/': ['See the trai', 'STOP WANDERI', 'True partner', 'Customized L'],
  '/know-us-more': ['2 clients at', '20+ industry'],
  '/training': ['And More....'],
  '/consultation': ['ManagementCl', 'Business Str', 'DevelopmentW', 'MentorshipSe'],
  '/contact-us': ['Call +91 000', 'WhatsApp +91', 'Say hello he', 'Information'],
  '/careers': ['CareersInstr'],
  '/no-such-screen': [],
};

const html = `<!doctype html><html lang="en"><title>Portal</title><body style="margin: 0">
  <div id="site"></div><script src="/dist/training-site.js"></script>
  <script>TrainingSite.mount(document.getElementById('site'));</script></body></html>`;

async function show(page: Page, { path, heading }: { path: string; heading: string }) {
  await page.evaluate((hash) => {
    location.hash = hash;
  }, path);
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
}

/** Where each shape of each drawing begins and ends, from the middle of the drawing. */
function drawings(page: Page, dir: 'ltr' | 'rtl') {
  return page.evaluate((direction) => {
    document.documentElement.dir = direction;
    const root = document.querySelector('#site > *')?.shadowRoot as ShadowRoot;
    const shown = [...root.querySelectorAll('svg')].filter((svg) => svg.checkVisibility());
    return shown.map((svg) => {
      const { left, width } = svg.getBoundingClientRect();
      const shapes = [...svg.querySelectorAll('*')].map((shape) => {
        const box = shape.getBoundingClientRect();
        return [box.left, box.right].map((x) => Math.round(x - left - width / 2));
      });
      const place = svg.closest('a, li, section') ?? svg.parentElement;
      return { name: place?.textContent.slice(0, 12).trim(), shapes };
    });
  }, dir);
}

const isAlike = (one: readonly number[][], other: readonly number[][]) =>
  one.flat().every((x, index) => Math.abs(x - (other.flat()[index] ?? Number.NaN)) < 2);

const mirrored = (shapes: readonly number[][]) =>
  shapes.map(([left = 0, right = 0]) => [-right, -left]);

/** Lines of text of which two letters stand in another order than they are written. */
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
  it.each([1280, 390])('English keeps its order, stops at its end, at %i px', async (width) => {
    const page = await openHtml(html.replace('<html', '<html dir="rtl"'), {
      viewport: { width, height: 800 },
      notice: true,
    });
    for (const screen of screens) {
      await show(page, screen);
      expect([screen.path, await page.evaluate(turnedLines)]).toEqual([screen.path, []]);
      const overhang = await page.evaluate(() => document.documentElement.scrollWidth);
      expect([screen.path, overhang]).toEqual([screen.path, width]);
    }
  });

  it('what leads somewhere turns round; logos, maps, letters and digits do not', async () => {
    const page = await openHtml(html);
    for (const screen of screens) {
      await show(page, screen);
      const rtl = await drawings(page, 'rtl');
      const turned = (await drawings(page, 'ltr')).filter(
        ({ shapes }, index) => !isAlike(shapes, rtl[index]?.shapes ?? []),
      );
      expect(turned.map(({ name }) => name)).toEqual(turning[screen.path]);
      for (const { name, shapes } of turned) {
        const other = rtl.filter((drawing) => drawing.name === name);
        expect(other.some((drawing) => isAlike(mirrored(shapes), drawing.shapes))).toBe(true);
      }
    }
  });

  it('the growth of the company climbs to the left', async () => {
    const page = await openHtml(html.replace('<html', '<html dir="rtl"'), {
      hash: '#/know-us-more',
    });
    const boxes = await page
      .locator('[part=main] div:has(> p > strong)')
      .evaluateAll((steps) => steps.map((box) => box.getBoundingClientRect().toJSON()));
    expect(boxes.length).toBeGreaterThan(1);
    for (const [index, box] of boxes.slice(1).entries()) {
      expect(box.right).toBeLessThanOrEqual(boxes[index].left);
      expect(box.top).toBeLessThan(boxes[index].top);
    }
  });
});
