import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { describeInChromium } from './chromium';
import { contrasts, type Pair } from './contrast';
import { onEveryScreen } from './everyScreen';

export const themes = ['light', 'dark'] as const;

/** The colour pairs of all screens with each value of a public property; '' is the shipped value. */
export async function pairsOfAllScreens(page: Page, property: string, values: readonly string[]) {
  const pairs: Pair[] = [];
  await onEveryScreen(page, async () => {
    for (const ofValue of await contrasts(page, property, values)) pairs.push(...ofValue);
  });
  return pairs;
}

export const tooLow = (pairs: readonly Pair[]) =>
  pairs.filter(({ ratio, needed }) => ratio < needed);

export const html = (theme: string) => `<!doctype html><html lang="en"><title>Portal</title>
  <body style="margin: 0"><div id="site"></div><script src="/dist/training-site.js"></script>
  <script>TrainingSite.mount(document.getElementById('site'), { theme: '${theme}' });</script></body></html>`;

export const tall = { viewport: { width: 1280, height: 4200 }, notice: true };

/** Tests the contrast in these brand and accent colours of a host. */
export function describeHostColours(colours: readonly string[]): void {
  describeInChromium('the colours', ({ openHtml }) => {
    it.each(
      themes.flatMap((theme) => [
        [theme, 'brands', '--training-site-brand'] as const,
        [theme, 'accents', '--training-site-accent'] as const,
      ]),
    )(
      `of a host have enough contrast on every screen: %s, ${colours.length} %s`,
      async (theme, _kind, property) => {
        const page = await openHtml(html(theme), tall);
        const pairs = await pairsOfAllScreens(page, property, colours);
        expect(tooLow(pairs)).toEqual([]);
      },
    );
  });
}
