import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { company } from '../../src/content/company';
import { faq } from '../../src/content/faq';
import { homeText } from '../../src/content/home';
import { notFoundLinks } from '../../src/content/notFound';
import type { screens } from '../screens';
import {
  accept,
  contactRows,
  filters,
  footerLinks,
  headerLinks,
  homeLink,
  openMenu,
  skipLink,
  socialLinks,
} from '../words';
import { describeInChromium } from './chromium';

const html = `<!doctype html><html lang="en"><title>Portal</title><body style="margin: 0">
  <a href="#before">Before</a><div id="site"></div><a href="#after">After</a>
  <script src="/dist/training-site.js"></script>
  <script>TrainingSite.mount(document.getElementById('site'));</script></body></html>`;

export const sizes = {
  wide: { width: 1280, height: 800 },
  narrow: { width: 390, height: 844 },
};

export const header = {
  wide: [skipLink, homeLink, ...headerLinks],
  narrow: [skipLink, homeLink, openMenu],
};

export const main = {
  '/': [homeText.trainingAction, homeText.writeToUs, company.helloEmail],
  '/know-us-more': [],
  '/training': [],
  '/consultation': [...faq.map(({ question }) => question), company.helloEmail],
  '/contact-us': [...Object.values(contactRows), company.helloEmail],
  '/careers': [...filters.map(({ name }) => name), company.careersEmail],
  '/no-such-screen': notFoundLinks.map(({ displayName }) => displayName),
};

export const footer = [homeLink, ...footerLinks, ...socialLinks];

export interface Stop {
  readonly name: string;
  /** The elements that cover a part of it, and "the window" for a part outside the window. */
  readonly covered: string[];
  /** In px of the page. */
  readonly box: Readonly<Record<'left' | 'top' | 'right' | 'bottom', number>>;
}

/** The focused element, in the innermost shadow root. */
export function stopOf(page: Page): Promise<Stop> {
  return page.evaluate(() => {
    let focused = document.activeElement as Element;
    while (focused.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
    const { left, top, right, bottom } = focused.getBoundingClientRect();
    const points = [left + 4, (left + right) / 2, right - 4].flatMap((x) =>
      [top + 4, (top + bottom) / 2, bottom - 4].map((y) => [x, y] as const),
    );
    const covered = points.flatMap(([x, y]) => {
      let top = document.elementFromPoint(x, y);
      while (top?.shadowRoot) {
        const inside = top.shadowRoot.elementFromPoint(x, y);
        if (!inside || inside === top) break;
        top = inside;
      }
      return focused.contains(top) ? [] : [`by ${top?.outerHTML.slice(0, 60) ?? 'the window'}`];
    });
    const text = focused.getAttribute('aria-label') ?? focused.textContent ?? '';
    return {
      name: text.replace(/\s+/g, ' ').trim(),
      covered,
      box: { left, top: top + scrollY, right, bottom: bottom + scrollY },
    };
  });
}

/** Presses the key until the stop named `end`, which is the host's. Returns the stops before it. */
export async function walk(page: Page, key: 'Tab' | 'Shift+Tab', end: string): Promise<Stop[]> {
  const stops: Stop[] = [];
  while (stops.length < 60) {
    await page.keyboard.press(key);
    const stop = await stopOf(page);
    if (stop.name === end) break;
    stops.push(stop);
  }
  return stops;
}

export const names = (stops: readonly Stop[]) => stops.map(({ name }) => name);
export const covered = (stops: readonly Stop[]) => stops.filter((stop) => stop.covered.length > 0);

/** Whether a step goes against the reading order: down, to the right, or to the top of the next column. */
function goesBack({ box: from }: Stop, { box: to }: Stop): boolean {
  const isAbove = to.bottom <= from.top;
  const isBeside = to.top < from.bottom && to.bottom > from.top;
  return (isAbove && to.left < from.right) || (isBeside && to.right <= from.left);
}

/** Tests the order of the stops of the Tab key on these screens. */
export function describeWalk(
  size: keyof typeof sizes,
  visited: readonly (typeof screens)[number][],
) {
  describeInChromium('by keyboard alone', ({ openHtml }) => {
    it.each(visited)(
      `goes through $path in reading order and out again, with nothing over it, ${size}`,
      async ({ path, heading }) => {
        const page = await openHtml(html, {
          viewport: sizes[size],
          hash: `#${path}`,
          notice: true,
        });
        await page.getByRole('heading', { level: 1, name: heading }).waitFor();
        await page.getByRole('link', { name: 'Before' }).focus();
        const stops = await walk(page, 'Tab', 'After');
        const expected = [...header[size], ...main[path], ...footer, accept];
        expect(names(stops)).toEqual(expected);
        expect(covered(stops)).toEqual([]);
        // Without the notice, which is last and floats over the page.
        const steps = stops.slice(0, -1).map((stop, index) => [stops[index - 1], stop] as const);
        expect(steps.filter(([from, to]) => from && goesBack(from, to))).toEqual([]);

        const back = await walk(page, 'Shift+Tab', 'Before');
        expect(names(back)).toEqual(expected.toReversed());
        expect(covered(back)).toEqual([]);
      },
    );
  });
}
