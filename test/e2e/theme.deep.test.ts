import content from 'content';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { careers, consultancy, home, type Screen, screens } from '../screens';
import { describeInChromium } from './chromium';
import { contrasts, setTheme, type Theme } from './contrast';
import { groundOf, onEveryScreen, siteAlone } from './everyScreen';

const tall = { viewport: { width: 1280, height: 4200 }, notice: true };
const schemes = ['light', 'dark'] as const;
/** No screen has fewer texts and signs than this. With fewer, the test would not have seen the screen. */
const fewest = 20;

/** The texts and signs of all screens with less contrast than they need, and `more`. */
async function faintOnScreens(
  page: Page,
  more = 0,
  visited: readonly Screen[] = screens,
): Promise<string[]> {
  const faint: string[] = [];
  await onEveryScreen(
    page,
    async ({ path }) => {
      const pairs = await contrasts(page);
      expect(pairs.length, `texts and signs found on ${path}`).toBeGreaterThan(fewest);
      for (const { what, ratio, needed, colours } of pairs) {
        const least = needed + more;
        if (ratio < least) {
          faint.push(`${path} “${what}”: ${colours} is ${ratio.toFixed(2)}, needs ${least}`);
        }
      }
    },
    visited,
  );
  return faint;
}

/** What hosts set. The colours are too light, grey, strong, and translucent. */
const themes: readonly (readonly [what: string, theme: Theme])[] = [
  ['as shipped', {}],
  ['with a yellow brand', { brand: '#ffe14d' }],
  ['with a grey brand', { brand: '#808080' }],
  ['with a violet brand', { brand: '#5e35b1' }],
  ['with a translucent brand', { brand: 'rgb(255 184 31 / 0.5)' }],
  ['with a yellow accent', { accent: '#ffe14d' }],
  ['with a grey accent', { accent: '#808080' }],
  ['with a violet accent', { accent: '#5e35b1' }],
  ['with a translucent accent', { accent: 'rgb(255 184 31 / 0.5)' }],
];

/** Surface and text of hosts that have one look, and fit the scheme. */
const ownLooks = {
  light: [
    ['with a cream surface', { surface: '#fffaf0' }],
    ['with black text', { text: '#000' }],
    ['with a pale blue surface and navy text', { surface: '#f0f5fb', text: '#14213d' }],
    [
      'with all four colours',
      { brand: '#5e35b1', accent: '#00b8d4', surface: '#faf7ff', text: '#1d1630' },
    ],
  ],
  dark: [
    ['with a black surface', { surface: '#000' }],
    ['with white text', { text: '#fff' }],
    ['with a midnight surface and pale text', { surface: '#10141c', text: '#e8ecf2' }],
    [
      'with all four colours',
      { brand: '#b39ddb', accent: '#00b8d4', surface: '#14101f', text: '#f1ecfa' },
    ],
  ],
} satisfies Record<string, typeof themes>;

/**
 * In the page: the colours that src/styles/defaults.css has, as the browser paints them. With `isDerived`, those
 * that it computes for a page with colours of its own.
 */
function coloursOf(element: Element, isDerived: boolean) {
  const site = element as HTMLElement;
  const [sheet] = (site.getRootNode() as ShadowRoot).adoptedStyleSheets;
  const box = site.parentElement as HTMLElement;
  for (const name of ['surface', 'text', 'brand', 'accent']) {
    box.style.setProperty(`--ts-set-${name}`, isDerived ? 'yes' : null);
  }
  const names = [...(sheet as CSSStyleSheet).cssRules]
    .filter((rule) => rule instanceof CSSContainerRule && rule.conditionText.includes('style('))
    .flatMap((rule) => [...(rule as CSSContainerRule).cssRules])
    .flatMap((rule) => [...(rule as CSSStyleRule).style]);
  const canvas = document
    .createElement('canvas')
    .getContext('2d', { willReadFrequently: true }) as CanvasRenderingContext2D;
  return names.map((name) => {
    site.style.caretColor = `var(${name})`;
    canvas.fillStyle = getComputedStyle(site).caretColor;
    canvas.fillRect(0, 0, 1, 1);
    return `${name} ${canvas.getImageData(0, 0, 1, 1).data}`;
  });
}

/** Values of the page for each of the four colours, dark ones included. */
const given: Record<string, readonly string[]> = {
  surface: ['#202020', '#808080', '#fff3c4'],
  text: ['#ffe14d', '#666'],
  brand: ['#ffe14d', '#202020', '#e30613'],
  accent: ['#fff', '#0a2540'],
};

/** One colour alone, and the pairs of two: a label and the style of the page. */
const oneColour = Object.entries(given).flatMap(([name, values]) =>
  values.map((value) => ({
    name,
    label: `${name} ${value}`,
    style: `--training-site-${name}: ${value}`,
  })),
);
const twoColours = oneColour.flatMap((one) =>
  oneColour
    .filter((other) => one.name < other.name)
    .map((other) => ({
      label: `${one.label}, ${other.label}`,
      style: `${one.style}; ${other.style}`,
    })),
);
const pairsOfColours = [...oneColour, ...twoColours].map(
  ({ label, style }) => [label, style] as const,
);

describeInChromium('the colours', ({ openHtml }) => {
  describe.each(schemes)('of the %s theme', (colorScheme) => {
    it.each([...themes, ...ownLooks[colorScheme]])(
      'the colours of a theme have enough contrast %s',
      async (_, theme) => {
        const page = await openHtml(siteAlone, { ...tall, colorScheme });
        await setTheme(page, theme);
        expect(await faintOnScreens(page)).toEqual([]);
      },
    );

    it('the colours of a theme are those that are derived, where the page sets none', async () => {
      const page = await openHtml(siteAlone, { ...tall, colorScheme });
      const colours = await page.locator('.site').evaluate(coloursOf, false);
      expect(await page.locator('.site').evaluate(coloursOf, true)).toEqual(colours);
    });

    it('the colours of a theme have more contrast for visitors who prefer it', async () => {
      const page = await openHtml(siteAlone, { ...tall, colorScheme, contrast: 'more' });
      expect(await faintOnScreens(page, 1.5)).toEqual([]);
    });

    async function openContactRow() {
      const visitor = { ...tall, colorScheme, contrast: 'more' as const };
      const page = await openHtml(siteAlone, { ...visitor, hash: '#/contact-us' });
      const row = page.getByRole('listitem').filter({ hasText: content.contact.kinds.phone });
      return { page, row };
    }

    it('the colours of all text of a row are the same for visitors who prefer more contrast', async () => {
      const { row } = await openContactRow();
      const inks = await row.evaluate((item) =>
        Array.from(item.querySelectorAll('span'), (word) => getComputedStyle(word).color),
      );
      expect(new Set(inks)).toEqual(new Set(inks.slice(0, 1)));
    });

    it('the colours of a theme have stronger borders for visitors who prefer more contrast', async () => {
      const { page, row } = await openContactRow();
      const border = () => row.evaluate((item) => getComputedStyle(item).borderBottomColor);
      const stronger = await border();
      await page.emulateMedia({ contrast: 'no-preference' });
      expect(await border()).not.toBe(stronger);
    });
  });

  it.each(pairsOfColours)(
    'the colours keep text readable where the page sets one or two of them: %s',
    async (...given) => {
      const [, style] = given;
      const page = await openHtml(siteAlone.replace('margin: 0', `margin: 0; ${style}`), tall);
      expect(await faintOnScreens(page, 0, [home, consultancy, careers])).toEqual([]);
    },
  );

  it('the colours follow the system while they are shown', async () => {
    const page = await openHtml(siteAlone, { colorScheme: 'dark' });
    expect(await groundOf(page)).toBe('rgb(11, 27, 24)');
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await groundOf(page)).toBe('rgb(255, 255, 255)');
  });
});
