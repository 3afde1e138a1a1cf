import { expect, it } from 'vitest';
import { fonts } from '../../tools/fonts.mjs';
import { describeInChromium } from './chromium';
import { doubleText } from './enlarged';
import { onEveryScreen } from './everyScreen';
import { faultsOfScreens, siteInFonts, useFont } from './fonts';
import { textSpacing } from './layoutFaults';
import { touchingLines } from './touchingLines';

const widths = Array.from({ length: 42 }, (_, step) => 280 + 40 * step);
const viewport = { width: 1920, height: 900 };

describeInChromium('at widths from 280 to 1920px', ({ openHtml }) => {
  it.each(Object.keys(fonts))('no word breaks in %s', async (font) => {
    const page = await openHtml(siteInFonts, { viewport });
    await useFont(page, font);
    expect(await faultsOfScreens(page, { widths })).toEqual([]);
  });

  it.each(Object.keys(fonts))('the lines of a heading don’t touch in %s', async (font) => {
    const page = await openHtml(siteInFonts, { viewport });
    await useFont(page, font);
    const faults: string[] = [];
    await onEveryScreen(page, async ({ path }) => {
      const found = await page.evaluate(touchingLines, [320, 390, 560, 768, 1024, 1280]);
      faults.push(...found.map((fault) => `${path} ${fault}`));
    });
    expect(faults).toEqual([]);
  });

  it.each([
    ['in capitals', '.site { text-transform: uppercase }'],
    ['with 12 % more space between letters', '* { letter-spacing: 0.12em !important }'],
    ['with more space between letters, words and lines', textSpacing],
  ])('no word breaks %s', async (_, rules) => {
    const page = await openHtml(siteInFonts, { viewport });
    await useFont(page, 'Arimo');
    expect(await faultsOfScreens(page, { widths, rules })).toEqual([]);
  });

  it('no word breaks when text alone is enlarged to 200 %', async () => {
    const page = await openHtml(siteInFonts, { viewport });
    await useFont(page, 'Arimo');
    await page.evaluate(doubleText);
    // Narrower sites have no room for that. From 768 to 959px a label in the drawing on Home is cut off.
    const wide = widths.filter((width) => width >= 960);
    expect(await faultsOfScreens(page, { widths: wide })).toEqual([]);
  });
});
