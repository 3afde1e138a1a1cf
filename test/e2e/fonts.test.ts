import { expect, it } from 'vitest';
import { describeInChromium } from './chromium';
import { faultsOfScreens, siteInFonts, useFont } from './fonts';

const widths = [280, 320, 390, 560, 768, 1024, 1280];

describeInChromium('in the fonts of visitors and hosts', ({ openHtml }) => {
  it.each(['Archivo Narrow', 'DejaVu Sans', 'DejaVu Sans Mono'])(
    'no word of the site breaks, leaves its place or lies on another in %s',
    async (font) => {
      const page = await openHtml(siteInFonts, { viewport: { width: 1920, height: 900 } });
      await useFont(page, font);
      expect(await faultsOfScreens(page, { widths })).toEqual([]);
    },
  );
});
