import { expect, it } from 'vitest';
import { screens } from '../screens';
import { describeInChromium } from './chromium';
import { siteAlone } from './everyScreen';
import { faultsAt } from './layoutFaults';

const everyWidth = Array.from({ length: 82 }, (_, step) => 300 + 20 * step);

describeInChromium('at every width from 300 to 1920px', ({ openHtml }) => {
  it.each(screens)(
    '$path fits, and nothing of it is clipped, broken or too small',
    async ({ path, heading }) => {
      const page = await openHtml(siteAlone, {
        viewport: { width: 1920, height: 900 },
        hash: `#${path}`,
      });
      await page.getByRole('heading', { level: 1, name: heading }).waitFor();
      expect(await page.evaluate(faultsAt, { widths: everyWidth })).toEqual([]);
    },
  );
});
