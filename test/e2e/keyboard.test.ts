import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import * as content from '../../src/content/edition';
import { careers, consultancy, contact, home } from '../screens';
import * as words from '../words';
import { describeInChromium } from './chromium';
import { goTo, siteAlone } from './everyScreen';

const filter = words.filters.at(-1) as (typeof words.filters)[number];

/** A page with a link before the site and one after it. */
const between = siteAlone
  .replace('<div', '<a href="#before">Before</a><div')
  .replace('</div>', '</div><a href="#after">After</a>');

const sizes = {
  wide: { width: 1280, height: 800 },
  narrow: { width: 390, height: 844 },
};

const header = {
  wide: [words.skipLink, words.homeLink, ...words.headerLinks],
  narrow: [words.skipLink, words.homeLink, words.openMenu],
};

const main = {
  '/': [content.home.trainingAction, content.home.writeToUs, content.company.helloEmail],
  '/consultation': [
    ...content.consultancy.faq.map(({ question }) => question),
    content.company.helloEmail,
  ],
  '/contact-us': [...Object.values(words.contactRows), content.company.helloEmail],
  '/careers': [...words.filters.map(({ name }) => name), content.company.careersEmail],
};

const footer = [words.homeLink, ...words.footerLinks, ...words.socialLinks];

type Stop = Awaited<ReturnType<typeof stopOf>>;

/** The focused element, in the innermost shadow root, with what covers a part of it, and its box in the page. */
function stopOf(page: Page) {
  return page.evaluate(() => {
    let focused = document.activeElement as Element;
    while (focused.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
    const { left, top, right, bottom } = focused.getBoundingClientRect();
    const points = [left + 4, (left + right) / 2, right - 4].flatMap((x) =>
      [top + 4, (top + bottom) / 2, bottom - 4].map((y) => [x, y] as const),
    );
    const covered = points.flatMap(([x, y]) => {
      const top = (focused.getRootNode() as ShadowRoot).elementFromPoint(x, y);
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
async function walk(page: Page, key: 'Tab' | 'Shift+Tab', end: string): Promise<Stop[]> {
  const stops: Stop[] = [];
  while (stops.length < 60) {
    await page.keyboard.press(key);
    const stop = await stopOf(page);
    if (stop.name === end) break;
    stops.push(stop);
  }
  return stops;
}

const names = (stops: readonly Stop[]) => stops.map(({ name }) => name);
const covered = (stops: readonly Stop[]) => stops.filter((stop) => stop.covered.length > 0);

/** Whether a step goes against the reading order: down, to the right, or to the top of the next column. */
function goesBack({ box: from }: Stop, { box: to }: Stop): boolean {
  const isAbove = to.bottom <= from.top;
  const isBeside = to.top < from.bottom && to.bottom > from.top;
  return (isAbove && to.left < from.right) || (isBeside && to.right <= from.left);
}

describeInChromium('by keyboard alone', ({ open, openHtml }) => {
  it.each([
    ['wide', [home, consultancy, careers]],
    ['narrow', [contact]],
  ] as const)(
    'focus goes through a screen in reading order and out again, with nothing over it, %s',
    async (size, visited) => {
      for (const { path } of visited) {
        const visitor = { viewport: sizes[size], notice: true };
        const page = await openHtml(between, { ...visitor, hash: `#${path}` });
        await page.getByRole('link', { name: 'Before' }).focus();
        const stops = await walk(page, 'Tab', 'After');
        const expected = [...header[size], ...main[path], words.accept, ...footer];
        expect(names(stops)).toEqual(expected);
        expect(covered(stops)).toEqual([]);
        // Without the notice, which floats over the page.
        const inPage = stops.filter(({ name }) => name !== words.accept);
        const steps = inPage.map((stop, index) => [inPage[index - 1], stop] as const);
        expect(steps.filter(([from, to]) => from && goesBack(from, to))).toEqual([]);

        // The way back has the same stops.
        if (path === home.path || path === consultancy.path) continue;
        const back = await walk(page, 'Shift+Tab', 'Before');
        expect(names(back)).toEqual(expected.toReversed());
        expect(covered(back)).toEqual([]);
      }
    },
  );

  it('focus never goes under the sticky header of a host', async () => {
    const page = await open('/demo/hosts/sticky-header.html#/careers', { viewport: sizes.narrow });
    await page.locator('[part=footer] a').last().focus();
    const stops = await walk(page, 'Shift+Tab', words.skipLink);
    const passed = [...header.narrow.slice(1), ...main['/careers'], ...footer.slice(0, -1)];
    expect(names(stops)).toEqual(passed.toReversed());
    expect(covered(stops)).toEqual([]);
  });

  it('follows a link with Enter, and goes on from the heading of the new screen', async () => {
    const page = await open('/demo/');
    await page.getByRole('banner').getByRole('link', { name: consultancy.link }).focus();
    // React starts its later work by this function. What an input event changes is rendered without it.
    await page.evaluate('MessagePort.prototype.postMessage = () => {}');
    await page.keyboard.press('Enter');
    expect((await stopOf(page)).name).toBe(consultancy.heading);
    await page.keyboard.press('Tab');
    expect((await stopOf(page)).name).toBe(content.consultancy.faq[0]?.question);
  });

  it.each(['Enter', 'Space'])(
    'opens an answer, presses a filter, and stays there: %s',
    async (key) => {
      const page = await open('/demo/#/consultation');
      const question = page.getByRole('button', { name: words.closedQuestion.question });
      const answer = page.getByText(words.closedQuestion.answer);
      await question.focus();
      for (const isOpen of [true, false]) {
        await page.keyboard.press(key);
        expect(await question.getAttribute('aria-expanded')).toBe(String(isOpen));
        expect(await answer.isVisible()).toBe(isOpen);
      }
      expect((await stopOf(page)).name).toBe(words.closedQuestion.question);

      await goTo(page, careers.path);
      const heading = page.getByRole('heading', { level: 1, name: careers.heading });
      await heading.and(page.locator(':focus')).waitFor();
      await page.getByRole('button', { name: filter.name }).focus();
      await page.keyboard.press(key);
      expect((await stopOf(page)).name).toBe(filter.name);
      const pressed = page.getByRole('button', { pressed: true });
      expect(await pressed.getAttribute('aria-label')).toBe(filter.name);
      expect(await page.locator('[aria-live]').textContent()).toBe(filter.announcement);
    },
  );
});
