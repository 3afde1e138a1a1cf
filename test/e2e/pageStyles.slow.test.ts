import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { careers, consultancy, home, training } from '../screens';
import { describeInChromium, inPortal, script } from './chromium';
import { contrast } from './contrast';
import { goTo, shows } from './everyScreen';

const site = '<training-site routing="memory"></training-site>';

/** The elements of the site with this value of a style. */
const elementsWith = (page: Page, property: string, value: string) =>
  page
    .locator('.site, .site *')
    .evaluateAll(
      (elements, [name, expected]) =>
        elements
          .filter((element) => getComputedStyle(element).getPropertyValue(name) === expected)
          .map((element) => element.outerHTML.slice(0, 80)),
      [property, value] as const,
    );

/** Names of custom properties that the stylesheet of the site reads. */
const namesRead = (page: Page) =>
  page.locator('training-site').evaluate(({ shadowRoot }) => {
    const rules = shadowRoot?.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules]) ?? [];
    const text = rules.map(({ cssText }) => cssText).join('\n');
    const names = Array.from(text.matchAll(/var\((--[\w-]+)/g), ([, name]) => `${name}`);
    return [...new Set(names)].filter((name) => !name.startsWith('--training-site-'));
  });

/** Size, colours and lines of each element. */
const looksOf = (page: Page) =>
  page.locator('.site, .site *').evaluateAll((elements) =>
    elements.map((element) => {
      const { width, height } = element.getBoundingClientRect();
      const { color, backgroundColor, borderTopColor, stroke, fill } = getComputedStyle(element);
      return [width, height, color, backgroundColor, borderTopColor, stroke, fill].join(' ');
    }),
  );

/** Red, green and blue of each pixel of a picture. */
async function pixelsOf(page: Page, picture: Buffer): Promise<number[][]> {
  const bytes = await page.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
    context.drawImage(image, 0, 0);
    return [...context.getImageData(0, 0, image.width, image.height).data];
  }, picture.toString('base64'));
  const pixels: number[][] = [];
  for (let start = 0; start < bytes.length; start += 4) pixels.push(bytes.slice(start, start + 3));
  return pixels;
}

/** The contrast of the two pixels that differ most, which are those of a text and of its ground. */
function strongest(pixels: readonly number[][]): number {
  const black = [0, 0, 0];
  const byLightness = [...pixels].sort(
    (one, other) => contrast(one, black) - contrast(other, black),
  );
  return contrast(byLightness[0] ?? black, byLightness.at(-1) ?? black);
}

describeInChromium('styles of the page', ({ openHtml }) => {
  it('Tab does not get to the links of a site in a hidden drawer', async () => {
    const drawer = `<div style="visibility: hidden; transform: translateX(-100%)">${site}</div>`;
    const page = await openHtml(inPortal(`<a href="#a">A</a>${drawer}<a href="#b">B</a>${script}`));
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('B');
  });

  it('a page that prints one part of it prints nothing of the site, also no open answer', async () => {
    const print = '<style>@media print { body * { visibility: hidden } }</style>';
    const page = await openHtml(inPortal(`<training-site></training-site>${script}`, print));
    await goTo(page, consultancy.path);
    await shows(page, consultancy);
    await page.locator('[aria-expanded=false]').first().click();
    await page.emulateMedia({ media: 'print' });
    expect(await elementsWith(page, 'visibility', 'visible')).toEqual([]);
  });

  it('text can be selected where the page forbids it for what is around the site', async () => {
    const page = await openHtml(inPortal(`<div style="user-select: none">${site}</div>${script}`));
    expect(await elementsWith(page, 'user-select', 'none')).toEqual([]);
  });

  it.each([
    [375, 'below a float, where 320 px do not fit beside it', 375],
    [500, 'beside a float, where 320 px fit', 400],
  ])('at %i px the site stands %s', async (width, _, expected) => {
    const button = '<button style="float: right; width: 100px; height: 40px">Edit</button>';
    const page = await openHtml(
      inPortal(`<style>body { margin: 0 }</style>${button}${site}${script}`),
      {
        viewport: { width, height: 800 },
      },
    );
    const box = await page.locator('.site').boundingBox();
    expect(box?.width).toBe(expected);
  });

  it('every custom property of the site has the prefix --ts-', async () => {
    const page = await openHtml(inPortal(site + script));
    const names = await namesRead(page);
    expect(names.length).toBeGreaterThan(30);
    expect(names.filter((name) => !name.startsWith('--ts-'))).toEqual([]);
  });

  it('no custom property of the page comes in, but those for theming', async () => {
    const page = await openHtml(inPortal(site + script));
    const expected = await looksOf(page);
    const names = await namesRead(page);
    await page.evaluate(
      (lines) => {
        document.head.insertAdjacentHTML('beforeend', `<style>* { ${lines} }</style>`);
      },
      names.map((name) => `${name}: 7px`).join(';'),
    );
    expect(await looksOf(page)).toEqual(expected);
  });
});

describeInChromium(
  'the dark mode that Chromium forces on pages',
  ({ openHtml }) => {
    // Browsers force it only where the visitor prefers dark pages.
    const visitor = { colorScheme: 'dark', notice: true } as const;

    it('the dark mode of Chromium leaves the light theme as it is', async () => {
      const page = await openHtml(inPortal(site + script), visitor);
      const clip = { x: 200, y: 80, width: 1, height: 1 };
      expect(await pixelsOf(page, await page.screenshot({ clip }))).toEqual([[255, 255, 255]]);
    });

    it.each([
      ['Accept', home.path, '[part=notice] button'],
      ['the label of the last tread', home.path, 'ol[data-steps] > :last-child'],
      ['a heading of Training', training.path, '[data-ground=accent] h2'],
      ['a heading of Consultancy', consultancy.path, '[data-ground=accent] h2'],
      ['the count of a pressed filter', careers.path, '[aria-pressed=true] > :last-child'],
    ])(
      'the dark mode of Chromium keeps %s readable on the accent, in the theme of the page',
      async (_, path, selector) => {
        const inTheme = `<training-site theme="page" initial-path="${path}"></training-site>`;
        const page = await openHtml(inPortal(inTheme + script), visitor);
        const text = page.locator(`.site ${selector}`);
        const pixels = await pixelsOf(page, await text.screenshot());
        expect(strongest(pixels)).toBeGreaterThanOrEqual(4.5);
      },
    );
  },
  '--blink-settings=forceDarkModeEnabled=true',
);
