import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { screens } from '../screens';
import { describeInChromium } from './chromium';

const html = `<!doctype html><html lang="en"><title>Portal</title><body style="margin: 0">
  <a href="#before">Before</a><div id="site"></div><a href="#after">After</a>
  <script src="/dist/training-site.js"></script>
  <script>TrainingSite.mount(document.getElementById('site'));</script></body></html>`;

const sizes = {
  wide: { width: 1280, height: 800 },
  narrow: { width: 390, height: 844 },
};

const header = {
  wide: [
    ...['Skip to content', 'Skillmere, home'],
    ...['Know Us More', 'Training', 'Consultancy', 'Contact Us'],
  ],
  narrow: ['Skip to content', 'Skillmere, home', 'Open menu'],
};

const main = {
  '/': ['See the training', 'Write to us', 'hello@skillmere.example'],
  '/know-us-more': [],
  '/training': [],
  '/consultation': [
    'How does an engagement start?',
    'Can consultancy and training be combined?',
    'Do you work on site or remotely?',
    'What stays with us when you leave?',
    'hello@skillmere.example',
  ],
  '/contact-us': [
    'Call +91 00000 00000',
    'WhatsApp +91 00000 00000, opens in a new tab',
    'Say hello hello@skillmere.example',
    'Information info@skillmere.example',
    'hello@skillmere.example',
  ],
  '/careers': [
    'All, 0 openings',
    'Instructor, 0 openings',
    'Operations, 0 openings',
    'Engineering, 0 openings',
    'People, 0 openings',
    'Sales, 0 openings',
    'Design, 0 openings',
    'careers@skillmere.example',
  ],
  '/no-such-screen': ['Home', 'Training', 'Consultancy', 'Contact Us'],
};

const social = [
  'LinkedIn, opens in a new tab',
  'Facebook, opens in a new tab',
  'Twitter, opens in a new tab',
];

const footer = [
  'Skillmere, home',
  ...['Home', 'Know Us More', 'Training', 'Consultancy', 'Career', 'Contact Us'],
  ...social,
];

interface Stop {
  readonly name: string;
  /** What lies over it, as far as it is in the window; and whether it is there at all. */
  readonly covered: string[];
  /** In px of the page. */
  readonly box: Readonly<Record<'left' | 'top' | 'right' | 'bottom', number>>;
}

/** Where focus is, through all shadow roots. */
function stopOf(page: Page): Promise<Stop> {
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

/** Every stop of the keyboard until the one of this name, which is the host's. */
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

/** Reading goes down, or to the right; also to the top of the next column. */
function goesBack({ box: from }: Stop, { box: to }: Stop): boolean {
  const isAbove = to.bottom <= from.top;
  const isBeside = to.top < from.bottom && to.bottom > from.top;
  return (isAbove && to.left < from.right) || (isBeside && to.right <= from.left);
}

describeInChromium('by keyboard alone', ({ open, openHtml }) => {
  for (const size of ['wide', 'narrow'] as const) {
    it.each(screens)(
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
        const expected = [...header[size], ...main[path], ...footer, 'Accept'];
        expect(names(stops)).toEqual(expected);
        expect(covered(stops)).toEqual([]);
        // The notice is the last, and floats.
        const steps = stops.slice(0, -1).map((stop, index) => [stops[index - 1], stop] as const);
        expect(steps.filter(([from, to]) => from && goesBack(from, to))).toEqual([]);

        const back = await walk(page, 'Shift+Tab', 'Before');
        expect(names(back)).toEqual(expected.toReversed());
        expect(covered(back)).toEqual([]);
      },
    );
  }

  it('never goes under the sticky header of a host', async () => {
    const page = await open('/demo/hosts/sticky-header.html#/careers', { viewport: sizes.narrow });
    await page.locator('[part=footer]').getByRole('link', { name: 'Twitter' }).focus();
    const stops = await walk(page, 'Shift+Tab', 'Skip to content');
    const passed = [...header.narrow.slice(1), ...main['/careers'], ...footer.slice(0, -1)];
    expect(names(stops)).toEqual(passed.toReversed());
    expect(covered(stops)).toEqual([]);
  });

  it('follows a link with Enter, and goes on from the heading of the new screen', async () => {
    const page = await open('/demo/');
    await page.getByRole('banner').getByRole('link', { name: 'Consultancy' }).focus();
    await page.keyboard.press('Enter');
    expect((await stopOf(page)).name).toBe('Consultancy');
    await page.keyboard.press('Tab');
    expect((await stopOf(page)).name).toBe('How does an engagement start?');
  });

  it.each(['Enter', 'Space'])(
    'opens and closes an answer with %s, and stays there',
    async (key) => {
      const page = await open('/demo/#/consultation');
      const question = page.getByRole('button', { name: 'Do you work on site or remotely?' });
      const answer = page.getByText('Both. We travel');
      await question.focus();
      await page.keyboard.press(key);
      expect(await question.getAttribute('aria-expanded')).toBe('true');
      expect(await answer.isVisible()).toBe(true);
      await page.keyboard.press(key);
      expect(await question.getAttribute('aria-expanded')).toBe('false');
      expect(await answer.isVisible()).toBe(false);
      expect((await stopOf(page)).name).toBe('Do you work on site or remotely?');
    },
  );

  it.each(['Enter', 'Space'])(
    'presses a filter with %s, hears its count, and stays there',
    async (key) => {
      const page = await open('/demo/#/careers');
      await page.getByRole('button', { name: 'People, 0 openings' }).focus();
      await page.keyboard.press(key);
      expect((await stopOf(page)).name).toBe('People, 0 openings');
      const pressed = page.getByRole('button', { pressed: true });
      expect(await pressed.getAttribute('aria-label')).toBe('People, 0 openings');
      expect(await page.getByRole('status').textContent()).toBe('People: 0 openings');
    },
  );

  it.each(['Enter', 'Space'])(
    'opens the menu with %s, goes through it, and leaves it',
    async (key) => {
      const page = await open('/demo/#/training', { viewport: sizes.narrow });
      await page.getByRole('button', { name: 'Open menu' }).focus();
      await page.keyboard.press(key);
      const stops = [await stopOf(page)];
      while (stops.length < 10) {
        await page.keyboard.press('Tab');
        stops.push(await stopOf(page));
      }
      expect(names(stops)).toEqual([
        'Close menu',
        ...['Know Us More', 'Training', 'Consultancy', 'Career', 'Contact Us'],
        'hello@skillmere.example',
        ...social,
      ]);
      expect(covered(stops)).toEqual([]);
      // Around through the browser's own controls, and never to the page behind.
      const menu = page.getByRole('dialog');
      for (let presses = 0; presses < 12; presses += 1) {
        await page.keyboard.press('Tab');
        const isNowhere = await page.evaluate(() => document.activeElement === document.body);
        const isInside = await menu.evaluate((dialog) => dialog.matches(':focus-within'));
        expect(isInside || isNowhere).toBe(true);
      }
      await page.keyboard.press('Escape');
      expect((await stopOf(page)).name).toBe('Open menu');

      await page.keyboard.press(key);
      for (let presses = 0; presses < 4; presses += 1) await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      expect((await stopOf(page)).name).toBe('Careers');
    },
  );

  it('accepts the notice with Enter, and goes on from the content', async () => {
    const page = await open('/demo/#/careers', { notice: true });
    const notice = page.getByRole('region', { name: 'Cookie notice' });
    await notice.getByRole('button', { name: 'Accept' }).focus();
    await page.keyboard.press('Enter');
    await notice.waitFor({ state: 'hidden' });
    expect(await page.getByRole('main').evaluate((main) => main.matches(':focus'))).toBe(true);
    await page.keyboard.press('Tab');
    expect((await stopOf(page)).name).toBe('All, 0 openings');
  });
});
