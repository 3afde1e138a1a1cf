import { expect, it } from 'vitest';
import { careers, consultancy, home } from '../screens';
import { accept, openMenu } from '../words';
import { loadAxe, violations } from './axe';
import { describeInChromium } from './chromium';
import { follow, onEveryScreen, siteAlone } from './everyScreen';

describeInChromium('axe reports nothing', ({ open, openHtml }) => {
  // Other looks: forcedColors.deep.test.ts, and theme.test.ts.
  it('on any screen, with every answer or the menu open', async () => {
    const page = await openHtml(siteAlone, { notice: true });
    await loadAxe(page);
    const visit = async () => expect(await violations(page)).toEqual([]);
    await onEveryScreen(page, visit);
    await page.getByRole('button', { name: accept }).click();
    await follow(page, consultancy);
    const closed = page.getByRole('main').getByRole('button', { expanded: false });
    while ((await closed.count()) > 0) await closed.first().click();
    await visit();
    await page.setViewportSize({ width: 320, height: 800 });
    await page.getByRole('button', { name: openMenu }).click();
    await visit();
  });

  it('in a portal', async () => {
    const page = await open('/demo/portal.html', { notice: true });
    await loadAxe(page);
    const visit = async () => expect(await violations(page)).toEqual([]);
    await onEveryScreen(page, visit, [home, careers]);
    await page.getByRole('button', { name: openMenu }).click();
    await visit();
  });
});
