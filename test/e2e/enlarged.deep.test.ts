import { expect, it } from 'vitest';
import { describeInChromium } from './chromium';
import { describeEnlarged, lostTexts } from './enlarged';
import { onEveryScreen } from './everyScreen';

// 640px is a window of 1280px at 200 %.
describeEnlarged({ zoomed: [640], doubled: [1280] });

describeInChromium(
  'with a smallest text of 24px, as a browser’s settings allow',
  { args: ['--blink-settings=minimumFontSize=24'] },
  ({ open }) => {
    it.each([1280, 390])('every screen fits into %ipx, and no text is lost', async (width) => {
      const page = await open('/demo/', { viewport: { width, height: 800 } });
      await onEveryScreen(page, async ({ path }) => {
        expect([path, await page.evaluate(lostTexts)]).toEqual([path, []]);
      });
    });
  },
);
