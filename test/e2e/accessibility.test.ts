import { expect, it } from 'vitest';
import { consultancy } from '../screens';
import { openMenu } from '../words';
import { loadAxe, violations } from './axe';
import { describeInChromium } from './chromium';
import { looks, onEveryScreen, siteAlone } from './everyScreen';

const looksAndMedia = Object.entries(looks);

describeInChromium('axe reports nothing', ({ open, openHtml }) => {
  it.each(looksAndMedia)('on any screen at 1280px: %s', async (_, media) => {
    const page = await openHtml(siteAlone, { notice: true, ...media });
    await loadAxe(page);
    await onEveryScreen(page, async ({ path }) => {
      expect([path, await violations(page)]).toEqual([path, []]);
    });
  });

  it.each(looksAndMedia)('with every answer open, and with the menu open: %s', async (_, media) => {
    const page = await openHtml(siteAlone, { hash: `#${consultancy.path}`, ...media });
    await loadAxe(page);
    const closed = page.getByRole('button', { expanded: false });
    while ((await closed.count()) > 0) await closed.first().click();
    expect(await violations(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 800 });
    await page.getByRole('button', { name: openMenu }).click();
    expect(await violations(page)).toEqual([]);
  });

  it('in a portal', async () => {
    const page = await open('/demo/portal.html', { notice: true });
    await loadAxe(page);
    await onEveryScreen(page, async ({ path }) => {
      expect([path, await violations(page)]).toEqual([path, []]);
    });
    await page.getByRole('button', { name: openMenu }).click();
    expect(await violations(page)).toEqual([]);
  });
});
