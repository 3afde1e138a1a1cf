import { expect, it } from 'vitest';
import { describeInChromium } from './chromium';
import { siteAlone } from './everyScreen';

/** In the page: puts `number` copies of an entry into the list, and returns what is wrong with each row. */
function faultsOfRows({ selector, number }: { selector: string; number: number }): string[] {
  const root = document.querySelector('#site > *')?.shadowRoot as ShadowRoot;
  const list = root.querySelector(selector)?.parentElement as Element;
  const entry = list.children[1] as Element;
  list.replaceChildren(...Array.from({ length: number }, () => entry.cloneNode(true)));
  const boxes = Array.from(list.children, (each) => each.getBoundingClientRect());
  const rows = [...Map.groupBy(boxes, ({ top }) => top).values()];
  const { left, right } = list.getBoundingClientRect();
  const faults: string[] = [];
  rows.forEach((row, index) => {
    const start = Math.min(...row.map((box) => box.left)) - left;
    const end = right - Math.max(...row.map((box) => box.right));
    if (row.length < 2) faults.push(`row ${index + 1} has one entry`);
    if (start > 2) faults.push(`row ${index + 1} has a hole of ${start} px at its start`);
    if (end > 2) faults.push(`row ${index + 1} has a hole of ${end} px at its end`);
  });
  return faults;
}

const clients = 'li:has(> [role=img])';
const figures = '[data-ground=deep] li:has(> p)';

describeInChromium('Home', ({ openHtml }) => {
  const openAt = (width: number) =>
    openHtml(siteAlone, { viewport: { width, height: 800 }, fresh: true });

  it.each([
    ['clients', 1280, clients],
    ['clients', 390, clients],
    ['figures', 1280, figures],
  ])('%s fill their rows, and none has a row of its own, at %i px', async (_, width, selector) => {
    const page = await openAt(width);
    for (const number of [5, 6, 7, 9, 10, 11, 13, 16]) {
      const faults = await page.evaluate(faultsOfRows, { selector, number });
      expect.soft(faults, `with ${number} entries`).toEqual([]);
    }
  });

  it('the labels of figures in a row are level, also below figures in a smaller font', async () => {
    const page = await openAt(300);
    const rows = await page.evaluate((selector) => {
      const root = document.querySelector('#site > *')?.shadowRoot as ShadowRoot;
      const range = document.createRange();
      const topOfLabel = (figure: Element) => {
        range.selectNode(figure.lastChild as Text);
        return Math.round(range.getBoundingClientRect().top);
      };
      const figures = [...root.querySelectorAll(selector)];
      const rows = Map.groupBy(figures, (figure) => figure.getBoundingClientRect().top);
      return Array.from(rows.values(), (row) => row.map(topOfLabel));
    }, figures);
    for (const tops of rows) {
      const level = tops.map(() => tops[0]);
      expect.soft(tops, 'the tops of the labels of a row').toEqual(level);
    }
  });

  it('the route stays clear of the heading, also of taller letters', async () => {
    const page = await openAt(1280);
    const gap = await page.evaluate(() => {
      const root = document.querySelector('#site > *')?.shadowRoot as ShadowRoot;
      const { left, right, bottom } = (root.querySelector('h1') as Element).getBoundingClientRect();
      const route = root.querySelector('path[pathLength]') as SVGPathElement;
      const matrix = route.getScreenCTM() as DOMMatrix;
      const points = Array.from({ length: 500 }, (_, part) =>
        route.getPointAtLength((part / 500) * route.getTotalLength()).matrixTransform(matrix),
      );
      const below = points.filter(({ x }) => x > left && x < right);
      return Math.min(...below.map(({ y }) => y)) - bottom;
    });
    expect(gap, 'px between heading and route').toBeGreaterThan(10);
  });
});
