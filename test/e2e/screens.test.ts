import { expect, it } from 'vitest';
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

  it.each([320, 768])('never scrolls sideways at %i px', async (width) => {
    const page = await open('/demo/', { viewport: { width, height: 800 } });
    await onEveryScreen(page, async ({ path }) => {
      const overhang = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect([path, overhang]).toEqual([path, 0]);
    });
  });
});
