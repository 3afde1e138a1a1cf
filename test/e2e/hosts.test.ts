import { expect, it } from 'vitest';
import { careers } from '../screens';
import { describeInChromium } from './chromium';
import { describeConformance } from './hostConformance';
import { hosts } from './hosts';

describeConformance(hosts.filter(({ isSample }) => isSample));

describeInChromium('the site in a host', ({ open }) => {
  it('keeps the heading of a new screen clear of a sticky header', async () => {
    const page = await open('/demo/hosts/sticky-header.html');
    const footer = page.locator('[part=footer]');
    await footer.getByRole('link', { name: careers.link, exact: true }).click();
    const title = page.getByRole('heading', { level: 1, name: careers.heading });
    await title.waitFor();
    const header = await page.getByRole('banner').boundingBox();
    expect(header?.y).toBe(0);
    expect((await page.locator('#site').boundingBox())?.y).toBeGreaterThanOrEqual(
      header?.height ?? Number.NaN,
    );
  });
});
