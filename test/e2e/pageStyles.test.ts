import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { consultancy } from '../screens';
import { describeInChromium, inPortal, script } from './chromium';
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
    it('leaves the light theme as it is', async () => {
      // Browsers force it only where the visitor prefers dark pages.
      const page = await openHtml(inPortal(site + script), { colorScheme: 'dark' });
      const picture = await page.screenshot({ clip: { x: 200, y: 80, width: 1, height: 1 } });
      const pixel = await page.evaluate(async (data) => {
        const image = new Image();
        image.src = `data:image/png;base64,${data}`;
        await image.decode();
        const context = document.createElement('canvas').getContext('2d');
        context?.drawImage(image, 0, 0);
        return [...(context?.getImageData(0, 0, 1, 1).data ?? [])];
      }, picture.toString('base64'));
      expect(pixel).toEqual([255, 255, 255, 255]);
    });
  },
  '--blink-settings=forceDarkModeEnabled=true',
);
