import content from 'content';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { home, screens } from '../screens';
import { describeInChromium } from './chromium';
import { onEveryScreen, overhangOf, siteAlone } from './everyScreen';

const { kinds } = content.contact;

/** The drawings that point in a direction, by the first words around them. All others stay. */
const turning: Record<string, readonly string[]> = {
  '/': [
    content.home.trainingAction,
    home.heading,
    ...content.home.reasons
      .filter(({ icon }) => icon === 'true-partners' || icon === 'learning-path')
      .map(({ title }) => title),
  ],
  '/know-us-more': Object.values(content.about.growth).map(
    ({ value, label }) => `${value} ${label}`,
  ),
  '/training': content.training.options.slice(-1).map(({ displayText }) => displayText),
  '/consultation': content.consultancy.services.map(({ title }) => title),
  '/contact-us': [
    `${kinds.phone} ${content.company.phone}`,
    `${kinds.whatsApp} ${content.company.whatsApp}`,
    `${kinds.hello} ${content.company.helloEmail}`,
    `${kinds.info} ${content.company.infoEmail}`,
  ],
  '/careers': content.careers.jobs.some(({ display }) => display) ? [] : [content.careers.message],
  '/no-such-screen': [],
};

const siteInRtl = siteAlone.replace('<html', '<html dir="rtl"');

/** The left and right edges of each shape, relative to the middle of its drawing. */
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
      return { name: place?.textContent.replace(/\s+/g, ' ').trim() ?? '', shapes };
    });
  }, dir);
}

const isAlike = (one: readonly number[][], other: readonly number[][]) =>
  one.flat().every((x, index) => Math.abs(x - (other.flat()[index] ?? Number.NaN)) < 2);

const mirrored = (shapes: readonly number[][]) =>
  shapes.map(([left = 0, right = 0]) => [-right, -left]);

/** Texts with two letters that are displayed in another order than they are written. */
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

/** In px. */
async function rightEdgeOf(locator: Locator) {
  const box = await locator.boundingBox();
  return Math.round((box?.x ?? 0) + (box?.width ?? 0));
}

describeInChromium('from right to left', ({ openHtml }) => {
  describe.each([1280, 390])('at %i px', (width) => {
    const visitor = { viewport: { width, height: 800 }, notice: true };

    it('from right to left, English text keeps the order of its letters', async () => {
      const page = await openHtml(siteInRtl, visitor);
      await onEveryScreen(page, async ({ path }) => {
        expect.soft(await page.evaluate(turnedLines), `turned texts on ${path}`).toEqual([]);
      });
    });

    it('from right to left, the first figure of the track record begins where its heading begins', async () => {
      const page = await openHtml(siteInRtl, visitor);
      const { statisticsHeading, statistics } = content.home;
      const heading = page.getByRole('heading', { name: statisticsHeading });
      const figure = page.getByText(statistics[0]?.value ?? '', { exact: true });
      expect(await rightEdgeOf(figure)).toBe(await rightEdgeOf(heading));
    });

    it('from right to left, no screen scrolls sideways', async () => {
      const page = await openHtml(siteInRtl, visitor);
      await onEveryScreen(page, async ({ path }) => {
        expect.soft(await overhangOf(page), `overhang of ${path} in px`).toBe(0);
      });
    });
  });

  describe.each(screens.map((screen) => screen.path))('on %s', (path) => {
    const expected = turning[path] ?? [];

    /** The drawings that are not the same in both directions. */
    async function openTurned() {
      const page = await openHtml(siteAlone, { hash: `#${path}` });
      const rtl = await drawings(page, 'rtl');
      const ltr = await drawings(page, 'ltr');
      const turned = ltr.filter(({ shapes }, index) => !isAlike(shapes, rtl[index]?.shapes ?? []));
      return { turned, rtl };
    }

    it('from right to left, only drawings that point in a direction turn', async () => {
      const { turned } = await openTurned();
      const first = (name: string) => expected.find((words) => name.startsWith(words)) ?? name;
      expect(turned.map(({ name }) => first(name))).toEqual(expected);
    });

    it('from right to left, drawings that turn are mirror images', async () => {
      const { turned, rtl } = await openTurned();
      const isMirrored = ({ name, shapes }: (typeof turned)[number]) =>
        rtl.some((other) => other.name === name && isAlike(mirrored(shapes), other.shapes));
      const others = turned.filter((drawing) => !isMirrored(drawing));
      expect(others.map(({ name }) => name)).toEqual([]);
    });
  });
});
