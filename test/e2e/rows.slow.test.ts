import content from 'content';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import type { Content } from '../../build/content.mjs';
import { scriptWithContent } from '../fixtures/scriptWithContent.mjs';
import { contact, knowUsMore, training } from '../screens';
import { describeInChromium } from './chromium';
import { siteAlone } from './everyScreen';
import { faultsOfScreens } from './layoutFaults';

/**
 * Runs in the page. Fills the list of clients with this number of logos, and returns the space
 * before and after each row, in px.
 */
function spaceBesideRows(number: number): [start: number, end: number][] {
  const root = document.querySelector('#site > *')?.shadowRoot as ShadowRoot;
  const list = root.querySelector('li:has(> [role=img])')?.parentElement as Element;
  const entry = list.firstElementChild as Element;
  list.replaceChildren(...Array.from({ length: number }, () => entry.cloneNode(true)));
  const boxes = Array.from(list.children, (row) => row.getBoundingClientRect());
  const { left, right } = list.getBoundingClientRect();
  return [...Map.groupBy(boxes, ({ top }) => top).values()].map((row) => [
    Math.min(...row.map((box) => box.left)) - left,
    right - Math.max(...row.map((box) => box.right)),
  ]);
}

interface Figure {
  readonly value: number;
  readonly top: number;
}

/**
 * The figures of the track record, by the rows that they stand in: those whose treads begin at
 * different places.
 */
function figuresInRows(): Figure[][] {
  const root = document.querySelector('#site > *')?.shadowRoot as ShadowRoot;
  const rows: { left: number; figures: Figure[] }[] = [];
  for (const figure of root.querySelectorAll('[data-ground=deep] li:has(> p) p')) {
    const { left, top } = figure.getBoundingClientRect();
    const last = rows.at(-1);
    const row = last && last.left < left ? last : { left, figures: [] };
    if (row !== last) rows.push(row);
    row.left = left;
    row.figures.push({ value: Number.parseInt(figure.textContent ?? '', 10), top });
  }
  return rows.map(({ figures }) => figures);
}

/** The widest part of the stair without a tread, in px, if it has this number of figures. */
function holeAfterFigures(count: number): number {
  const root = document.querySelector('#site > *')?.shadowRoot as ShadowRoot;
  const list = root.querySelector('[data-ground=deep] li:has(> p)')?.parentElement as Element;
  const [, entry] = [...list.children];
  list.replaceChildren(...Array.from({ length: count }, () => entry?.cloneNode(true) as Node));
  const { left, right, bottom } = list.getBoundingClientRect();
  const treads = [...list.children].map((tread) => tread.getBoundingClientRect());
  let hole = 0;
  for (let x = left + 1; x < right - 1; x += 1) {
    const isCovered = (box: DOMRect) => box.left <= x && box.right >= x;
    hole = treads.some((box) => isCovered(box) && box.bottom > bottom - 60) ? 0 : hole + 1;
    if (hole > 1) return hole;
  }
  return hole;
}

describeInChromium('Home', ({ openHtml }) => {
  const openAt = (width: number) =>
    openHtml(siteAlone, { viewport: { width, height: 800 }, fresh: true });

  it.each([1280, 390])(
    'any number of logos stands in the middle of its rows: %i px',
    async (width) => {
      const page = await openAt(width);
      for (const number of [1, 5, 6, 7, 8, 13]) {
        for (const [start, end] of await page.evaluate(spaceBesideRows, number)) {
          expect.soft(Math.abs(start - end), `with ${number} logos`).toBeLessThan(2);
        }
      }
    },
  );

  it.each([1440, 800, 390, 280])(
    'in the track record, no figure stands higher than a greater one: %i px',
    async (width) => {
      const page = await openHtml(siteAlone, { viewport: { width, height: 800 }, fresh: true });
      const figures = await page.evaluate(figuresInRows);
      const wrong = figures.flatMap((row) =>
        row.flatMap((one) =>
          row.filter((other) => other.value > one.value && other.top > one.top + 1),
        ),
      );
      expect(figures.flat()).toHaveLength(content.home.statistics.length);
      expect(wrong).toEqual([]);
    },
  );

  it.each([
    [1280, 2],
    [1280, 5],
    [1280, 7],
    [390, 5],
    [390, 7],
  ])('the stair of the track record has no hole at %i px with %i figures', async (width, count) => {
    const page = await openHtml(siteAlone, { viewport: { width, height: 800 }, fresh: true });
    const widest = await page.evaluate(holeAfterFigures, count);
    expect(widest).toBeLessThan(2);
  });

  it('the route stays clear of the heading, also of taller letters', async () => {
    const page = await openAt(1280);
    const gap = await page.evaluate(() => {
      const root = document.querySelector('#site > *')?.shadowRoot as ShadowRoot;
      const { left, right, bottom } = (root.querySelector('h1') as Element).getBoundingClientRect();
      // The first of the two drawings is that of a wide site.
      const drawing = root.querySelector('[part=main] svg:has(rect)') as Element;
      const parts = [...drawing.querySelectorAll('path')];
      const points = parts.flatMap((part) => {
        const matrix = part.getScreenCTM();
        if (!matrix) return [];
        return Array.from({ length: 200 }, (_, step) =>
          part.getPointAtLength((step / 200) * part.getTotalLength()).matrixTransform(matrix),
        );
      });
      const below = points.filter(({ x }) => x > left && x < right);
      return Math.min(...below.map(({ y }) => y)) - bottom;
    });
    expect(gap, 'px between heading and route').toBeGreaterThan(10);
  });
});

/** In px. */
async function topOf(locator: Locator) {
  const box = await locator.boundingBox();
  return Math.round(box?.y ?? 0);
}

/** The number of rows in which the elements stand. */
async function rowsOf(locator: Locator) {
  const tops = await locator.evaluateAll((all) =>
    all.map((one) => one.getBoundingClientRect().top),
  );
  return new Set(tops).size;
}

describeInChromium('the hero', ({ openHtml }) => {
  it.each([560, 640, 767])('the sentence of Home has two lines at %i px', async (width) => {
    const page = await openHtml(siteAlone, { viewport: { width, height: 800 } });
    const lines = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
      const text = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT).nextNode() as Node;
      const range = document.createRange();
      range.selectNodeContents(text);
      return new Set(Array.from(range.getClientRects(), ({ top }) => top)).size;
    });
    expect(lines).toBe(2);
  });
});

/** The number of lines of the mail address at the end of the screen. */
const linesOfAddress = (page: Page) =>
  page.locator('[part=main] section:last-child a > span').evaluate((address) => {
    const range = document.createRange();
    range.selectNodeContents(address);
    return new Set(Array.from(range.getClientRects(), ({ top }) => top)).size;
  });

describeInChromium('an address beside a sentence', ({ openHtml }) => {
  it.each([768, 1280, 2560])('the address of About has one line at %i px', async (width) => {
    const viewport = { width, height: 800 };
    const page = await openHtml(siteAlone, { hash: `#${knowUsMore.path}`, viewport });
    expect(await linesOfAddress(page)).toBe(1);
  });
});

describeInChromium('Careers', ({ openHtml }) => {
  /** The script with every job shown, or with none. */
  const scripts = { shown: '', hidden: '' };
  beforeAll(async () => {
    const withJobs = ({ display }: { display: boolean }) =>
      scriptWithContent(({ careers, ...others }: Content) => {
        const jobs = careers.jobs.map((job) => ({ ...job, display }));
        return { ...others, careers: { ...careers, jobs } };
      });
    scripts.shown = await withJobs({ display: true });
    scripts.hidden = await withJobs({ display: false });
  });

  const openAt = (width: number, jobs: keyof typeof scripts) =>
    openHtml(siteAlone, {
      fresh: true,
      hash: '#/careers',
      viewport: { width, height: 800 },
      prepare: (page: Page) =>
        page.route('**/training-site.js', (route) =>
          route.fulfill({
            contentType: 'text/javascript; charset=utf-8',
            body: scripts[jobs],
          }),
        ),
    });

  it.each([420, 560, 767])('the stair without jobs is 341px high at %i px', async (width) => {
    const page = await openAt(width, 'hidden');
    const stair = page.locator('[part=main] svg').last();
    expect(Math.round((await stair.boundingBox())?.height ?? 0)).toBe(341);
  });

  it.each([390, 560, 640, 768, 830, 1024, 1280])(
    'the departments without jobs stand in two rows at %i px',
    async (width) => {
      const page = await openAt(width, 'hidden');
      expect(await rowsOf(page.locator('[part=main] fieldset > button'))).toBe(2);
    },
  );

  /** How far the list of the first job begins below its heading, in px. */
  async function dropOfList(page: Page) {
    const job = page.locator('[part=main] li').filter({ hasText: 'INS-001' });
    const heading = job.getByRole('heading', { level: 3 }).first();
    return (await topOf(job.getByRole('listitem').first())) - (await topOf(heading));
  }

  it('a heading and its list of a job stand in one row at 640 px', async () => {
    expect(await dropOfList(await openAt(640, 'shown'))).toBeLessThan(10);
  });

  it('a heading of a job stands above its list at 1280 px', async () => {
    expect(await dropOfList(await openAt(1280, 'shown'))).toBeGreaterThan(15);
  });

  it('the departments above jobs stand in two rows at 640 px', async () => {
    const page = await openAt(640, 'shown');
    expect(await rowsOf(page.locator('[part=main] fieldset > button'))).toBe(2);
  });
});

describeInChromium('Consultancy', ({ openHtml }) => {
  it.each([
    [768, 'ltr'],
    [800, 'ltr'],
    [1000, 'rtl'],
    [1920, 'ltr'],
  ])('the texts of the services of a row begin at one height: %i px, %s', async (width, dir) => {
    const html = siteAlone.replace('<html', `<html dir="${dir}"`);
    const viewport = { width, height: 800 };
    const page = await openHtml(html, { hash: '#/consultation', viewport });
    const boxes = content.consultancy.services.map(async ({ title, text }) => {
      const heading = await page.getByRole('heading', { name: title }).boundingBox();
      const paragraph = await page.getByText(text).boundingBox();
      return { end: (heading?.y ?? 0) + (heading?.height ?? 0), start: paragraph?.y ?? 0 };
    });
    const [first, second, third, fourth] = await Promise.all(boxes);
    expect([first?.end, third?.end]).toEqual([second?.end, fourth?.end]);
    expect([first?.start, third?.start]).toEqual([second?.start, fourth?.start]);
  });
});

const phone = { width: 320, height: 800 };

describeInChromium(
  'with text of 48px on a phone',
  ({ openHtml }) => {
    it.each([
      ['offices', contact.path, 'h3 [data-letters]'],
      ['audiences', training.path, '[data-fields] [data-letters]'],
      ['places', knowUsMore.path, 'li [data-letters]'],
    ])('the names of %s have one size', async (_, path, selector) => {
      const page = await openHtml(siteAlone, { hash: `#${path}`, viewport: phone });
      const sizes = await page
        .locator(`[part=main] ${selector}`)
        .evaluateAll((all) => all.map((one) => getComputedStyle(one).fontSize));
      expect(sizes.length).toBeGreaterThan(1);
      expect(new Set(sizes).size).toBe(1);
    });
  },
  '--blink-settings=defaultFontSize=48',
);

describeInChromium(
  'with text of 32px',
  ({ openHtml }) => {
    it('the address of About has one line at 1280 px', async () => {
      const viewport = { width: 1280, height: 800 };
      const page = await openHtml(siteAlone, { hash: `#${knowUsMore.path}`, viewport });
      expect(await linesOfAddress(page)).toBe(1);
    });

    it('no word of About breaks on a phone', async () => {
      const page = await openHtml(siteAlone, { viewport: phone });
      const faults = await faultsOfScreens(page, { widths: [phone.width], orphans: true });
      const broken = faults.filter((fault) => fault.endsWith('is broken'));
      expect(broken.filter((fault) => fault.startsWith(knowUsMore.path))).toEqual([]);
    });

    it('an address of Contact takes at most two lines', async () => {
      const page = await openHtml(siteAlone, { hash: `#${contact.path}`, viewport: phone });
      const lines = await page
        .locator('[part=main] li a bdi')
        .evaluateAll((all) =>
          all.map((one) => new Set([...one.getClientRects()].map(({ top }) => top)).size),
        );
      expect(lines).toHaveLength(4);
      expect(Math.max(...lines)).toBeLessThanOrEqual(2);
    });
  },
  '--blink-settings=defaultFontSize=32',
);
