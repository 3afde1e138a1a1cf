import content from 'content';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { knowUsMore } from '../screens';
import { describeInChromium } from './chromium';
import { contrasts, type Theme } from './contrast';
import { groundOf, onEveryScreen, siteAlone } from './everyScreen';

const tall = { viewport: { width: 1280, height: 4200 }, notice: true };
const schemes = ['light', 'dark'] as const;
/**
 * The fewest texts and icons that a screen has. If a test finds fewer, the screen was not
 * there.
 */
const fewest = 20;

/**
 * What has less contrast on the screens than it needs, and `more`. All themes are measured in one
 * page, because only colours differ.
 */
async function faintOnScreens(page: Page, themes: ReadonlyMap<string, Theme>, more = 0) {
  const faint: string[] = [];
  await onEveryScreen(page, async ({ path }) => {
    for (const [name, pairs] of await contrasts(page, themes)) {
      expect(pairs.length, `texts and signs found on ${path}`).toBeGreaterThan(fewest);
      for (const { what, ratio, needed, colours } of pairs) {
        const least = needed + more;
        if (ratio >= least) continue;
        faint.push(`${name} ${path} “${what}”: ${colours} is ${ratio.toFixed(2)}, needs ${least}`);
      }
    }
  });
  return faint;
}

/**
 * The colours of brands, as their hosts would set them: one to four, for the light theme and for
 * the dark one.
 */
const brands: readonly (readonly [brand: string, theme: Theme, dark?: Theme])[] = [
  ['as shipped', {}],
  ['IBM', { brand: '#0f62fe' }],
  ['Spotify', { brand: '#1db954' }],
  ['Netflix', { brand: '#e50914' }],
  ['Slack', { brand: '#4a154b', accent: '#ecb22e' }],
  ['Airbnb', { brand: '#ff5a5f' }],
  ['Telekom', { brand: '#e20074' }],
  ['Siemens', { brand: '#009999', accent: '#000028' }],
  ['Lufthansa', { brand: '#05164d', accent: '#ffad00' }],
  ['IKEA', { brand: '#0058a3', accent: '#fbd914' }],
  ['DHL', { brand: '#ffcc00', accent: '#d40511' }],
  ['BBC', { brand: '#000000', accent: '#ffffff' }],
  ['Ubuntu', { brand: '#e95420', accent: '#772953' }],
  ['Twitch', { brand: '#9146ff' }],
  ['Starbucks', { brand: '#00704a' }],
  ['Tiffany', { brand: '#0abab5' }],
  ['Snapchat', { brand: '#fffc00', accent: '#000000' }],
  ['LEGO', { brand: '#e3000b', accent: '#ffcf00' }],
  ['Apple', { brand: '#111111', accent: '#0071e3' }],
  ['Guardian', { brand: '#052962', accent: '#ffe500' }],
  [
    'Financial Times',
    { brand: '#0d7680', accent: '#990f3d', surface: '#fff1e5', text: '#33302e' },
    { brand: '#0d7680', accent: '#990f3d', surface: '#262a33', text: '#fff1e5' },
  ],
  ['Dropbox', { brand: '#0061ff', surface: '#f7f5f2' }, { brand: '#0061ff', surface: '#1e1919' }],
  [
    'GitHub',
    { brand: '#0969da', surface: '#ffffff', text: '#1f2328' },
    { brand: '#2f81f7', surface: '#0d1117', text: '#e6edf3' },
  ],
  ['Nord', { surface: '#eceff4', text: '#2e3440' }, { surface: '#2e3440', text: '#eceff4' }],
  [
    'Solarized',
    { surface: '#fdf6e3', accent: '#b58900' },
    { surface: '#002b36', accent: '#b58900' },
  ],
];

/** Colours that a page sets by mistake, or without a look at the other theme. */
const unusual: readonly (readonly [what: string, theme: Theme])[] = [
  ['a very light brand', { brand: '#fff3b0' }],
  ['a grey brand', { brand: '#808080' }],
  ['a translucent brand', { brand: 'rgb(255 184 31 / 0.5)' }],
  ['a brand for both themes', { brand: 'light-dark(#5e35b1, #b39ddb)' }],
  ['a grey accent', { accent: '#808080' }],
  ['a translucent accent', { accent: 'rgb(94 53 177 / 0.5)' }],
  ['a white surface', { surface: '#fff' }],
  ['a black surface', { surface: '#000' }],
  ['a dark surface and a dark brand', { surface: '#202020', brand: '#14213d' }],
  ['a light surface and a light brand', { surface: '#fff3c4', brand: '#ffe14d' }],
  ['a surface in the middle', { surface: '#808080' }],
  ['a surface in the middle and a red brand', { surface: '#5b8f7b', brand: '#e30613' }],
  ['a transparent surface', { surface: 'transparent' }],
  ['a yellow text', { text: '#ffe14d' }],
  ['a grey text', { text: '#666' }],
];

/** A colour in OKLCH. */
interface Oklch {
  readonly lightness: number;
  readonly chroma: number;
  readonly hue: number;
}

/** A brand, and what is painted of it on About: the field of its stair, and the line above it. */
function brandIn(page: Page, brand: string) {
  return page.evaluate((given) => {
    document.documentElement.style.setProperty('--training-site-brand', given);
    const root = document.querySelector('#site > *')?.shadowRoot as ShadowRoot;
    const context = new OffscreenCanvas(1, 1).getContext('2d', {
      willReadFrequently: true,
    }) as OffscreenCanvasRenderingContext2D;
    const sample = document.createElement('i');
    root.append(sample);

    function oklch(colour: string): Oklch {
      context.fillStyle = colour;
      context.fillRect(0, 0, 1, 1);
      const [red, green, blue] = context.getImageData(0, 0, 1, 1).data;
      sample.style.color = `oklch(from rgb(${red} ${green} ${blue}) l c h)`;
      const [lightness = 0, chroma = 0, hue = 0] =
        getComputedStyle(sample)
          .color.match(/[\d.]+/g)
          ?.map(Number) ?? [];
      return { lightness, chroma, hue };
    }

    const tread = root.querySelector('div[data-steps] > :last-child') as Element;
    const { backgroundColor, borderTopColor } = getComputedStyle(tread);
    const colours = {
      given: oklch(given),
      field: oklch(backgroundColor),
      line: oklch(borderTopColor),
    };
    sample.remove();
    return colours;
  }, brand);
}

/** The angle between two hues, in degrees. */
const turnOf = (one: Oklch, other: Oklch) => 180 - Math.abs(180 - Math.abs(one.hue - other.hue));

describeInChromium('the colours', ({ openHtml }) => {
  describe.each(schemes)('of the %s theme', (colorScheme) => {
    const ofBrands = brands.map(
      ([brand, theme, dark = theme]) => [brand, colorScheme === 'dark' ? dark : theme] as const,
    );

    it('the colours have enough contrast with each brand, and with unusual colours', async () => {
      const page = await openHtml(siteAlone, { ...tall, colorScheme });
      expect(await faintOnScreens(page, new Map([...ofBrands, ...unusual]))).toEqual([]);
    });

    it('the colours of a brand keep its hue, and its lightness in a field', async () => {
      const page = await openHtml(siteAlone, { ...tall, colorScheme, hash: `#${knowUsMore.path}` });
      const least = colorScheme === 'dark' ? 0.42 : 0;
      for (const [name, { brand }] of ofBrands) {
        if (!brand) continue;
        const { given, field, line } = await brandIn(page, brand);
        expect.soft(field.lightness, name).toBeCloseTo(Math.max(given.lightness, least), 2);
        // The hue of a grey is chance.
        if (given.chroma < 0.04) continue;
        expect.soft(turnOf(field, given), `field of ${name}`).toBeLessThan(3);
        if (colorScheme === 'light') {
          expect.soft(turnOf(line, given), `line of ${name}`).toBeLessThan(3);
        }
      }
    });

    it('the colours of a theme have more contrast for visitors who prefer it', async () => {
      const page = await openHtml(siteAlone, { ...tall, colorScheme, contrast: 'more' });
      const shipped = new Map([['as shipped', {}]]);
      expect(await faintOnScreens(page, shipped, 1.5)).toEqual([]);
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

  it('the colours follow the system while they are shown', async () => {
    const page = await openHtml(siteAlone, { colorScheme: 'dark' });
    expect(await groundOf(page)).toBe('rgb(11, 27, 24)');
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await groundOf(page)).toBe('rgb(255, 255, 255)');
  });
});
