import { expect, it } from 'vitest';
import { home, training } from '../screens';
import { describeInChromium, untilWhole } from './chromium';
import { siteAlone } from './everyScreen';

/** The numbers of entries of the list around an element with which a row has a hole, or an entry a row of its own. */
function badNumbers(selector: string): number[] {
  const root = document.querySelector('#site > *')?.shadowRoot as ShadowRoot;
  const list = root.querySelector(selector)?.parentElement as Element;
  const [, entry] = list.children as unknown as Element[];
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

describeInChromium('lists of any length', ({ openHtml }) => {
  it.each([
    [home, 'li:has(> [role=img])', 1280],
    [home, 'li:has(> [role=img])', 390],
    [home, 'li:has(> p)', 1280],
    [training, 'li[title]', 1280],
    [training, 'li[title]', 390],
  ] as const)('fill their rows, with no entry alone: %o, %s, %i px', async (...place) => {
    const [{ path }, selector, width] = place;
    const viewport = { width, height: 800 };
    const page = await openHtml(siteAlone, { viewport, hash: `#${path}` });
    await untilWhole(page);
    expect(await page.evaluate(badNumbers, selector)).toEqual([]);
  });
});
