import { expect, it } from 'vitest';
import * as content from '../../src/content/edition';
import { describeInChromium } from './chromium';
import { contrasts, type Pair } from './contrast';
import { goTo, groundOf, onEveryScreen, siteAlone } from './everyScreen';

const tall = { viewport: { width: 1280, height: 4200 }, notice: true };
const themes = ['light', 'dark'] as const;

/** Colours of a host: the shipped ones, too light, grey, strong, and translucent. */
const colours = ['', '#ffe14d', '#808080', '#5e35b1', 'rgb(255 184 31 / 0.5)'];

describeInChromium('the colours', ({ openHtml }) => {
  it.each(themes)(
    'have enough contrast on every screen, as shipped and as set by a host: %s',
    async (colorScheme) => {
      const page = await openHtml(siteAlone, { ...tall, colorScheme });
      const pairs: Pair[] = [];
      await onEveryScreen(page, async () => {
        pairs.push(...(await contrasts(page, '--training-site-brand', colours)));
        pairs.push(...(await contrasts(page, '--training-site-accent', colours.slice(1))));
      });
      expect(pairs.length).toBeGreaterThan(250 * (2 * colours.length - 1));
      expect(pairs.filter(({ ratio, needed }) => ratio < needed)).toEqual([]);
    },
  );

  it.each(themes)('are stronger for visitors who prefer more contrast: %s', async (colorScheme) => {
    const page = await openHtml(siteAlone, { ...tall, colorScheme, contrast: 'more' });
    const pairs: Pair[] = [];
    await onEveryScreen(page, async () => {
      pairs.push(...(await contrasts(page, '--training-site-brand', [''])));
    });
    expect(pairs.length).toBeGreaterThan(250);
    expect(pairs.filter(({ ratio, needed }) => ratio < needed + 1.5)).toEqual([]);

    // Secondary text has the colour of other text, and borders have more contrast.
    await goTo(page, '/contact-us');
    const row = page.getByRole('listitem').filter({ hasText: content.contact.kinds.phone });
    const inks = await row.evaluate((item) =>
      [...item.querySelectorAll('span')].map((word) => getComputedStyle(word).color),
    );
    expect(new Set(inks).size).toBe(1);
    const rule = () => row.evaluate((item) => getComputedStyle(item).borderBottomColor);
    const stronger = await rule();
    await page.emulateMedia({ contrast: 'no-preference' });
    expect(await rule()).not.toBe(stronger);
  });

  it('follow the system while they are shown', async () => {
    const page = await openHtml(siteAlone, { colorScheme: 'dark' });
    expect(await groundOf(page)).toBe('rgb(11, 27, 24)');
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await groundOf(page)).toBe('rgb(255, 255, 255)');
  });
});
