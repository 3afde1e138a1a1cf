import { expect, it } from 'vitest';
import { loadAxe, violations } from './axe';
import { describeInChromium } from './chromium';
import { looks, onEveryScreen, siteAlone } from './everyScreen';

describeInChromium('axe reports nothing', ({ openHtml }) => {
  for (const width of [320, 768]) {
    it.each(Object.entries(looks))(`on any screen at ${width}px: %s`, async (_, media) => {
      const viewport = { width, height: 800 };
      const page = await openHtml(siteAlone, { notice: true, viewport, ...media });
      await loadAxe(page);
      await onEveryScreen(page, async ({ path }) => {
        expect([path, await violations(page)]).toEqual([path, []]);
      });
    });
  }
});
