import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { screens } from '../screens';
import { describeInChromium } from './chromium';
import { contrasts, type Pair } from './contrast';

/** From pale yellow to near black, round the wheel, and the greys. */
const colours = [
  '#fff7b0',
  '#ffe14d',
  '#ffb81f',
  '#ff8a00',
  '#ff5a36',
  '#e3001b',
  '#b00020',
  '#ff4fa3',
  '#c2185b',
  '#8e24aa',
  '#5e35b1',
  '#3949ab',
  '#0057ff',
  '#0091ea',
  '#00b8d4',
  '#00897b',
  '#2e7d32',
  '#9ccc65',
  '#808080',
  '#0b0b12',
];
const themes = ['light', 'dark'] as const;

/** The pairs of all screens with each value of a public property; '' is what is shipped. */
async function pairsOfAllScreens(page: Page, property: string, values: readonly string[]) {
  const pairs: Pair[] = [];
  for (const { path, heading } of screens) {
    await page.evaluate((hash) => {
      location.hash = hash;
    }, path);
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    for (const ofValue of await contrasts(page, property, values)) pairs.push(...ofValue);
  }
  return pairs;
}

const tooLow = (pairs: readonly Pair[]) => pairs.filter(({ ratio, needed }) => ratio < needed);

const html = (theme: string) => `<!doctype html><html lang="en"><title>Portal</title>
  <body style="margin: 0"><div id="site"></div><script src="/dist/training-site.js"></script>
  <script>TrainingSite.mount(document.getElementById('site'), { theme: '${theme}' });</script></body></html>`;

const tall = { viewport: { width: 1280, height: 4200 }, notice: true };

describeInChromium('the colours', ({ openHtml }) => {
  it.each(themes)('as shipped can be read on every screen: %s', async (theme) => {
    const page = await openHtml(html(theme), tall);
    const pairs = await pairsOfAllScreens(page, '--training-site-brand', ['']);
    expect(pairs.length).toBeGreaterThan(250);
    expect(tooLow(pairs)).toEqual([]);
    console.log(`${theme}: ${pairs.length} pairs, lowest ${lowest(pairs)}`);
  });

  it.each(
    themes.flatMap((theme) => [
      [theme, 'brands', '--training-site-brand'] as const,
      [theme, 'accents', '--training-site-accent'] as const,
    ]),
  )('of a host can be read on every screen: %s, 20 %s', async (theme, kind, property) => {
    const page = await openHtml(html(theme), tall);
    const pairs = await pairsOfAllScreens(page, property, colours);
    for (const colour of colours) {
      const own = pairs.filter((pair) => pair.colours.startsWith(`${colour}:`));
      console.log(`${theme}, ${kind} ${colour}: ${own.length} pairs, lowest ${lowest(own)}`);
    }
    expect(tooLow(pairs)).toEqual([]);
  });

  it.each(themes)('are stronger for who asks for more contrast: %s', async (theme) => {
    const page = await openHtml(html(theme), { ...tall, contrast: 'more' });
    const pairs = await pairsOfAllScreens(page, '--training-site-brand', ['']);
    expect(pairs.length).toBeGreaterThan(250);
    expect(pairs.filter(({ ratio, needed }) => ratio < needed + 1.5)).toEqual([]);
    console.log(`${theme}, more contrast: ${pairs.length} pairs, lowest ${lowest(pairs)}`);

    // Soft text is as strong as any, and rules are no longer hints.
    await page.evaluate(() => {
      location.hash = '/contact-us';
    });
    const row = page.getByRole('listitem').filter({ hasText: 'Call' });
    const colours = await row.evaluate((item) =>
      [...item.querySelectorAll('span')].map((word) => getComputedStyle(word).color),
    );
    expect(new Set(colours).size).toBe(1);
    const rule = () => row.evaluate((item) => getComputedStyle(item).borderBottomColor);
    const stronger = await rule();
    await page.emulateMedia({ contrast: 'no-preference' });
    expect(await rule()).not.toBe(stronger);
  });

  it('follow the attribute and the system while they are shown', async () => {
    const page = await openHtml(
      `<!doctype html><html lang="en"><title>Portal</title><training-site theme="auto"></training-site>
       <script src="/dist/training-site.js"></script></html>`,
      { colorScheme: 'dark' },
    );
    const ground = () =>
      page.evaluate(() => {
        const outer = document.querySelector('training-site')?.shadowRoot;
        const site = outer?.firstElementChild?.shadowRoot?.querySelector('.site');
        return getComputedStyle(site as Element).backgroundColor;
      });
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await ground()).toBe('rgb(11, 27, 24)');
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await ground()).toBe('rgb(255, 255, 255)');
    await page.locator('training-site').evaluate((site) => site.setAttribute('theme', 'dark'));
    await expect.poll(ground).toBe('rgb(11, 27, 24)');
  });
});

function lowest(pairs: readonly Pair[]): string {
  const [first] = [...pairs].sort((a, b) => a.ratio / a.needed - b.ratio / b.needed);
  return first
    ? `${first.ratio.toFixed(2)} of ${first.needed} (${first.what}: ${first.colours})`
    : 'none';
}
