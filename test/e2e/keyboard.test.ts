import content from 'content';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { careers, consultancy, contact, home } from '../screens';
import * as words from '../words';
import { describeInChromium } from './chromium';
import { eventually } from './engines/sitePage';
import { siteAlone } from './everyScreen';

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

const filterNames = words.filters.map(({ name }) => name);
const displayed = content.careers.jobs.filter(({ display }) => display);
const applyLinks = displayed.map(
  ({ description }) => `${content.careers.apply}${content.language.comma} ${description}`,
);
const careersStops =
  displayed.length > 0
    ? [...filterNames, ...applyLinks, content.company.careersEmail]
    : [content.company.careersEmail, ...filterNames];

const main = {
  '/': [content.home.trainingAction, content.home.mailAction, content.company.helloEmail],
  '/consultation': [
    ...content.consultancy.faq.map(({ question }) => question),
    content.company.helloEmail,
  ],
  '/contact-us': [...Object.values(words.contactRows), content.company.helloEmail],
  '/careers': careersStops,
};

const footer = [words.homeLink, ...words.footerLinks, ...words.socialLinks];

type Stop = Awaited<ReturnType<typeof stopOf>>;

/**
 * The focused element, in the innermost shadow root, with what covers a part of it, and its box in
 * the page.
 */
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

/** Presses the key until the stop named `end`, which is the page's. Returns the stops before it. */
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
/** The stops that something covers, each as "Careers: by <header>". */
const covered = (stops: readonly Stop[]) =>
  stops.flatMap(({ name, covered }) => covered.slice(0, 1).map((by) => `${name}: ${by}`));

/**
 * Whether a step goes against the reading order: down, to the right, or to the top of the next
 * column.
 */
function goesBack({ box: from }: Stop, { box: to }: Stop): boolean {
  const isAbove = to.bottom <= from.top;
  const isBeside = to.top < from.bottom && to.bottom > from.top;
  return (isAbove && to.left < from.right) || (isBeside && to.right <= from.left);
}

describeInChromium('by keyboard alone', ({ open, openHtml }) => {
  const cases = [
    ['wide', home],
    ['wide', consultancy],
    ['wide', careers],
    ['narrow', contact],
  ] as const;

  describe.each(cases)('on a %s site, $path', (size, { path }) => {
    const expected = [...header[size], ...main[path], words.accept, ...footer];
    let forward: Stop[];
    let back: Stop[];

    beforeAll(async () => {
      const visitor = { viewport: sizes[size], notice: true };
      const page = await openHtml(between, { ...visitor, hash: `#${path}` });
      await page.getByRole('link', { name: 'Before' }).focus();
      forward = await walk(page, 'Tab', 'After');
      back = await walk(page, 'Shift+Tab', 'Before');
    });

    it('Tab stops at each control once, then leaves the site', () => {
      expect(names(forward)).toEqual(expected);
    });

    it('Shift+Tab has the stops of Tab in the opposite order', () => {
      expect(names(back)).toEqual(expected.toReversed());
    });

    it('focus moves in reading order', () => {
      // Without the notice, which floats over the page.
      const inPage = forward.filter(({ name }) => name !== words.accept);
      const steps = inPage.map((to, index) => ({ from: inPage[index - 1], to }));
      const wrong = steps.filter(({ from, to }) => from && goesBack(from, to));
      expect(wrong.map(({ from, to }) => `from ${from?.name} back to ${to.name}`)).toEqual([]);
    });

    it('nothing covers what Tab focuses', () => {
      expect(covered(forward)).toEqual([]);
    });

    it('nothing covers what Shift+Tab focuses', () => {
      expect(covered(back)).toEqual([]);
    });
  });

  describe('below the sticky header of a host', () => {
    let back: Stop[];

    beforeAll(async () => {
      const page = await open('/demo/hosts/sticky-header.html#/careers', {
        viewport: sizes.narrow,
      });
      await page.locator('[part=footer] a').last().focus();
      back = await walk(page, 'Shift+Tab', words.skipLink);
    });

    it('below the sticky header of a page, Shift+Tab stops at each control', () => {
      const passed = [...header.narrow.slice(1), ...main['/careers'], ...footer.slice(0, -1)];
      expect(names(back)).toEqual(passed.toReversed());
    });

    it('the sticky header of a page covers nothing that Shift+Tab focuses', () => {
      expect(covered(back)).toEqual([]);
    });
  });

  describe('by Enter on a link', () => {
    let page: Page;
    let atOnce: Stop;

    beforeAll(async () => {
      page = await open('/demo/');
      await page.getByRole('banner').getByRole('link', { name: consultancy.link }).focus();
      // React starts its later work by this function. What an input event changes is rendered
      // without it.
      await page.evaluate('MessagePort.prototype.postMessage = () => {}');
      await page.keyboard.press('Enter');
      atOnce = await stopOf(page);
    });

    it('Enter on a link shows its screen at once, with focus on the heading', () => {
      expect(atOnce.name).toBe(consultancy.heading);
    });

    it('after Enter on a link, Tab goes on from the heading of the new screen', async () => {
      await page.keyboard.press('Tab');
      expect((await stopOf(page)).name).toBe(content.consultancy.faq[0]?.question);
    });
  });

  describe.each(['Enter', 'Space'])('the key %s', (key) => {
    describe('on a question', () => {
      let page: Page;
      let question: Locator;
      let answer: Locator;

      beforeAll(async () => {
        page = await open('/demo/#/consultation');
        question = page.getByRole('button', { name: words.closedQuestion.question });
        answer = page.getByText(words.closedQuestion.answer);
        await question.focus();
        await page.keyboard.press(key);
      });

      it(`the key ${key} leaves focus on the question`, async () => {
        expect((await stopOf(page)).name).toBe(words.closedQuestion.question);
      });

      it(`the key ${key} opens an answer`, async () => {
        expect(await question.getAttribute('aria-expanded')).toBe('true');
        expect(await answer.isVisible(), 'the answer is visible').toBe(true);
      });

      it(`the key ${key} closes an open answer`, async () => {
        await page.keyboard.press(key);
        expect(await question.getAttribute('aria-expanded')).toBe('false');
        expect(await answer.isVisible(), 'the answer is visible').toBe(false);
      });
    });

    describe('on a filter', () => {
      let page: Page;

      beforeAll(async () => {
        page = await open('/demo/#/careers');
        await page.getByRole('button', { name: filter.name }).focus();
        await page.keyboard.press(key);
      });

      it(`the key ${key} presses a filter`, async () => {
        const pressed = page.getByRole('button', { pressed: true });
        expect(await pressed.getAttribute('aria-label')).toBe(filter.name);
      });

      it(`the key ${key} announces how many jobs a filter finds`, async () => {
        const announced = page.locator('[aria-live]');
        await eventually(() => announced.textContent()).toBe(filter.announcement);
      });

      it(`the key ${key} leaves focus on the filter`, async () => {
        expect((await stopOf(page)).name).toBe(filter.name);
      });
    });
  });
});
