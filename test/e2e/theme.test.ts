import { expect, it } from 'vitest';
import { contactText } from '../../src/content/contact';
import { describeInChromium } from './chromium';
import { eventually } from './engines/sitePage';
import { describeHostColours, html, pairsOfAllScreens, tall, themes, tooLow } from './themes';

// Too light, and grey.
describeHostColours(['#ffe14d', '#808080']);

describeInChromium('the colours', ({ openHtml }) => {
  it.each(themes)('as shipped have enough contrast on every screen: %s', async (theme) => {
    const page = await openHtml(html(theme), tall);
    const pairs = await pairsOfAllScreens(page, '--training-site-brand', ['']);
    expect(pairs.length).toBeGreaterThan(250);
    expect(tooLow(pairs)).toEqual([]);
  });

  it.each(themes)('are stronger for visitors who prefer more contrast: %s', async (theme) => {
    const page = await openHtml(html(theme), { ...tall, contrast: 'more' });
    const pairs = await pairsOfAllScreens(page, '--training-site-brand', ['']);
    expect(pairs.length).toBeGreaterThan(250);
    expect(pairs.filter(({ ratio, needed }) => ratio < needed + 1.5)).toEqual([]);

    // Secondary text has the colour of other text, and borders have more contrast.
    await page.evaluate(() => {
      location.hash = '/contact-us';
    });
    const row = page.getByRole('listitem').filter({ hasText: contactText.kinds.phone });
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
        const site = document.querySelector('training-site')?.shadowRoot?.querySelector('.site');
        return getComputedStyle(site as Element).backgroundColor;
      });
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await ground()).toBe('rgb(11, 27, 24)');
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await ground()).toBe('rgb(255, 255, 255)');
    await page.locator('training-site').evaluate((site) => site.setAttribute('theme', 'dark'));
    await eventually(ground).toBe('rgb(11, 27, 24)');
  });

  it.each(['purpel', ' ', 'none'])(
    'leave text in the colour of the site where the brand is “%s”',
    async (brand) => {
      const page = await openHtml(html('light'), { ...tall, hash: '#/know-us-more' });
      await page.getByRole('contentinfo').waitFor();
      const texts = () =>
        page.evaluate(() => {
          const root = document.querySelector('#site > *')?.shadowRoot as ShadowRoot;
          const dark = ['[part=footer] p', '[part=footer] a', '[part=notice] p'];
          return dark.map(
            (selectors) => getComputedStyle(root.querySelector(selectors) as Element).color,
          );
        });
      expect(await texts()).not.toContain('rgb(16, 33, 29)');
      await page.evaluate((value) => {
        document.documentElement.style.setProperty('--training-site-brand', value);
      }, brand);
      expect(new Set(await texts())).toEqual(new Set(['rgb(16, 33, 29)']));
    },
  );
});
