import { expect, it } from 'vitest';
import { careers, consultancy, home } from '../screens';
import { accept, openMenu } from '../words';
import { loadAxe, violations } from './axe';
import { describeInChromium } from './chromium';
import { goTo, onEveryScreen, siteAlone } from './everyScreen';

describeInChromium('axe reports nothing', ({ open, openHtml }) => {
  // Each look in one width. The contrast of the dark theme is in theme.test.ts.
  it.each([
    ['light', 1280, {}],
    ['forced colours', 320, { forcedColors: 'active' }],
  ] as const)(
    'on any screen, with every answer or the menu open: %s, %d px',
    async (_, width, look) => {
      const viewport = { width, height: 800 };
      const page = await openHtml(siteAlone, { notice: true, viewport, ...look });
      await loadAxe(page);
      await onEveryScreen(page, async ({ path }) => {
        expect([path, await violations(page)]).toEqual([path, []]);
      });
      await page.getByRole('button', { name: accept }).click();
      await goTo(page, consultancy.path);
      await page.getByRole('heading', { level: 1, name: consultancy.heading }).waitFor();
      const closed = page.getByRole('main').getByRole('button', { expanded: false });
      while ((await closed.count()) > 0) await closed.first().click();
      expect(await violations(page)).toEqual([]);
      await page.setViewportSize({ width: 320, height: 800 });
      await page.getByRole('button', { name: openMenu }).click();
      expect(await violations(page)).toEqual([]);
    },
  );

  it('in a portal', async () => {
    const page = await open('/demo/portal.html', { notice: true });
    await loadAxe(page);
    const visit = async () => expect(await violations(page)).toEqual([]);
    await onEveryScreen(page, visit, [home, careers]);
    await page.getByRole('button', { name: openMenu }).click();
    expect(await violations(page)).toEqual([]);
  });
});
