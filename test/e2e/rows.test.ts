import { expect, it } from 'vitest';
import { describeInChromium } from './chromium';
import { siteAlone } from './everyScreen';

/** The numbers of entries of the list around an element with which a row has a hole, or an entry a row of its own. */
function badNumbers(selector: string): number[] {
  const root = document.querySelector('#site > *')?.shadowRoot as ShadowRoot;
  const list = root.querySelector(selector)?.parentElement as Element;
  const [, entry] = [...list.children];
  return [5, 6, 7, 9, 10, 11, 13, 16].filter((number) => {
    list.replaceChildren(...Array.from({ length: number }, () => entry?.cloneNode(true) as Node));
    const rows = Map.groupBy([...list.children], (each) => each.getBoundingClientRect().top);
    const { left, right } = list.getBoundingClientRect();
    return [...rows.values()].some((row) => {
      const edges = row.map((each) => each.getBoundingClientRect());
      const hole = Math.min(...edges.map((box) => box.left)) - left;
      return row.length < 2 || hole > 2 || right - Math.max(...edges.map((box) => box.right)) > 2;
    });
  });
}

describeInChromium('Home', ({ openHtml }) => {
  it.each([
    ['li:has(> [role=img])', 1280],
    ['li:has(> [role=img])', 390],
    ['[data-ground=deep] li:has(> p)', 1280],
  ])(
    'clients and figures of any number fill their rows, and none has a row of its own: %s, %i px',
    async (selector, width) => {
      const page = await openHtml(siteAlone, { viewport: { width, height: 800 }, fresh: true });
      expect(await page.evaluate(badNumbers, selector)).toEqual([]);
    },
  );

  it('the labels of figures in a row are level, also below figures in a smaller font', async () => {
    const page = await openHtml(siteAlone, { viewport: { width: 300, height: 800 }, fresh: true });
    const levels = await page.evaluate(() => {
      const root = document.querySelector('#site > *')?.shadowRoot as ShadowRoot;
      const range = document.createRange();
      const topOfLabel = (figure: Element) => {
        range.selectNode(figure.lastChild as Text);
        return Math.round(range.getBoundingClientRect().top);
      };
      const figures = [...root.querySelectorAll('[data-ground=deep] li:has(> p)')];
      const rows = Map.groupBy(figures, (figure) => figure.getBoundingClientRect().top);
      return [...rows.values()].map((row) => new Set(row.map(topOfLabel)).size);
    });
    expect(new Set(levels)).toEqual(new Set([1]));
  });

  it('the route stays clear of the heading, also of taller letters', async () => {
    const page = await openHtml(siteAlone, { viewport: { width: 1280, height: 800 }, fresh: true });
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
    expect(gap).toBeGreaterThan(10);
  });
});
