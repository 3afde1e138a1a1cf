import { expect, it } from 'vitest';
import { careers, consultancy, home } from '../screens';
import { openMenu } from '../words';
import { loadAxe, violations } from './axe';
import { describeInChromium } from './chromium';
import { goTo, onEveryScreen, shows, siteAlone } from './everyScreen';

describeInChromium('axe reports nothing', ({ open, openHtml }) => {
  // Other looks: forcedColors.slow.test.ts, and theme.slow.test.ts.
  it('axe reports nothing on any screen', async () => {
    const page = await openHtml(siteAlone, { notice: true });
    await loadAxe(page);
    await onEveryScreen(page, async ({ path }) => {
      expect.soft(await violations(page), `on ${path}`).toEqual([]);
    });
  });

  it('axe reports nothing with every answer open', async () => {
    const page = await openHtml(siteAlone, { hash: `#${consultancy.path}` });
    await loadAxe(page);
    const closed = page.getByRole('main').getByRole('button', { expanded: false });
    while ((await closed.count()) > 0) await closed.first().click();
    expect(await violations(page)).toEqual([]);
  });

  it('axe reports nothing with the menu open', async () => {
    const page = await openHtml(siteAlone, { viewport: { width: 320, height: 800 } });
    await loadAxe(page);
    await page.getByRole('button', { name: openMenu }).click();
    expect(await violations(page)).toEqual([]);
  });

  it('axe reports nothing on any screen in a portal', async () => {
    const page = await open('/demo/portal.html', { notice: true });
    await loadAxe(page);
    for (const screen of [home, careers]) {
      await goTo(page, screen.path);
      await shows(page, screen);
      expect.soft(await violations(page), `on ${screen.path}`).toEqual([]);
    }
  });

  it('axe reports nothing with the menu open in a portal', async () => {
    const viewport = { width: 700, height: 800 };
    const page = await open('/demo/portal.html', { notice: true, viewport });
    await loadAxe(page);
    await page.getByRole('button', { name: openMenu }).click();
    expect(await violations(page)).toEqual([]);
  });
});
