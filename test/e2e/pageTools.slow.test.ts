import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { guests, install } from '../../build/tools/install.mjs';
import { openMenu } from '../words';
import { describeInChromium } from './chromium';
import { contrast } from './contrast';
import { eventually } from './engines/sitePage';
import { groundOf, siteAlone } from './everyScreen';

install(guests);
const codeOf = (file: string) => readFileSync(`${guests}/node_modules/${file}`, 'utf8');

/** The rows of the clients and of the figures, each with the number of its cells. */
const rowsOf = (page: Page) =>
  page.evaluate(() => {
    const root = document.querySelector('#site > *')?.shadowRoot as ShadowRoot;
    return ['li:has(> [role=img])', '[data-ground=deep] li:has(> p)'].map((selector) => {
      const cells = [...root.querySelectorAll(selector)];
      const rows = Map.groupBy(cells, (cell) => Math.round(cell.getBoundingClientRect().bottom));
      return [...rows.values()].map((row) => row.length);
    });
  });

/** Runs in the page: the colour of the word, and what is painted behind its first letter. */
function coloursOf(word: Element): [text: number[], ground: number[]] {
  const context = new OffscreenCanvas(1, 1).getContext('2d', {
    willReadFrequently: true,
  }) as OffscreenCanvasRenderingContext2D;
  function paint(colour: string) {
    context.fillStyle = colour;
    context.fillRect(0, 0, 1, 1);
    return [...context.getImageData(0, 0, 1, 1).data];
  }
  const { x, y } = word.getBoundingClientRect();
  const treads = [...(word.getRootNode() as ShadowRoot).querySelectorAll('rect')];
  const below = treads.findLast((tread) => {
    const { left, right, top, bottom } = tread.getBoundingClientRect();
    return left <= x + 1 && right > x + 1 && top <= y + 1 && bottom > y + 1;
  });
  const { color, backgroundColor } = getComputedStyle(word);
  const fill = below ? getComputedStyle(below).fill : 'none';
  const ground = paint(fill === 'none' ? backgroundColor : fill);
  return [paint(color), ground];
}

describeInChromium('beside a tool that changes how the page looks or scrolls', ({ openHtml }) => {
  it.each([390, 1280])(
    'Dark Reader leaves the rows of the grids as they are: %i px',
    async (width) => {
      const page = await openHtml(siteAlone, { viewport: { width, height: 800 }, fresh: true });
      const rows = await rowsOf(page);
      await page.evaluate(codeOf('darkreader/darkreader.js'));
      await page.evaluate('DarkReader.enable({ brightness: 100 })');
      await page.waitForFunction(() =>
        document.querySelector('#site > *')?.shadowRoot?.querySelector('.darkreader'),
      );
      expect(await rowsOf(page)).toEqual(rows);
    },
  );

  it('Dark Reader gives the logos of clients the light colour of a text', async () => {
    const page = await openHtml(siteAlone, { fresh: true });
    await page.evaluate(codeOf('darkreader/darkreader.js'));
    await page.evaluate('DarkReader.enable({})');
    const logo = page.locator('li > [role=img] > svg').first();
    const shown = () =>
      logo.evaluate((svg) => {
        const { fill, filter } = getComputedStyle(svg);
        const [red = 0] = fill.match(/\d+/g)?.map(Number) ?? [];
        return { isLight: red > 150, filter };
      });
    await eventually(shown).toEqual({ isLight: true, filter: 'none' });
  });

  it('Dark Reader leaves the word on the last tread of Home readable', async () => {
    const page = await openHtml(siteAlone, { fresh: true });
    await page.evaluate(codeOf('darkreader/darkreader.js'));
    await page.evaluate('DarkReader.enable({})');
    await eventually(() => groundOf(page)).not.toBe('rgb(255, 255, 255)');
    const lead = page.locator('[part=main] ol > li').last();
    const ratio = async () => contrast(...(await lead.evaluate(coloursOf)));
    await eventually(ratio).toBeGreaterThan(4.5);
  });

  it('the open menu scrolls by wheel in a low window where Lenis scrolls the page', async () => {
    const page = await openHtml(siteAlone, {
      viewport: { width: 390, height: 300 },
      fresh: true,
    });
    await page.evaluate(codeOf('lenis/dist/lenis.js'));
    await page.evaluate('new Lenis({ autoRaf: true })');
    await page.getByRole('button', { name: openMenu }).click();
    const panel = page.locator('dialog > div');
    await panel.hover();
    await page.mouse.wheel(0, 200);
    await expect.poll(() => panel.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0);
  });

  it('two fingers enlarge the page over the open menu', async () => {
    const page = await openHtml(siteAlone, { viewport: { width: 390, height: 800 } });
    await page.getByRole('button', { name: openMenu }).click();
    const action = await page
      .locator('dialog')
      .evaluate((menu) => getComputedStyle(menu).touchAction);
    expect(action).toContain('pinch-zoom');
  });
});
