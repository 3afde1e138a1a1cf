import { expect, it } from 'vitest';
import { openMenu } from '../words';
import { describeInChromium } from './chromium';
import { onEveryScreen } from './everyScreen';

describeInChromium('the screens', ({ open, requests }) => {
  it('asks the network for the page and the script, and for nothing on any screen', async () => {
    const page = await open('/demo/');
    const own = [...requests];
    expect(own.map((url) => new URL(url).pathname)).toEqual(['/demo/', '/dist/training-site.js']);
    await onEveryScreen(page, async () => {});
    expect(requests).toEqual(own);
  });

  it.each([320, 390, 768, 1280])('never scrolls sideways at %i px', async (width) => {
    const page = await open('/demo/', { viewport: { width, height: 800 } });
    await onEveryScreen(page, async ({ path }) => {
      const overhang = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect([path, overhang]).toEqual([path, 0]);
    });
  });

  it('has a header of 60px, and of 80px with a menu below 768px', async () => {
    const page = await open('/demo/', { viewport: { width: 768, height: 800 } });
    const header = page.getByRole('banner');
    const menu = page.getByRole('button', { name: openMenu });
    expect((await header.boundingBox())?.height).toBe(60);
    expect(await menu.isVisible()).toBe(false);
    await page.setViewportSize({ width: 767, height: 800 });
    expect((await header.boundingBox())?.height).toBe(80);
    expect(await menu.isVisible()).toBe(true);
  });
});
