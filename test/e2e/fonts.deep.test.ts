import { expect, it } from 'vitest';
import { describeInChromium } from './chromium';
import { onEveryScreen } from './everyScreen';
import { faultsOfScreens, setFont, siteWith } from './fonts';
import { textSpacing } from './layoutFaults';
import { touchingLines } from './touchingLines';

const viewport = { width: 1920, height: 900 };
const widths = Array.from({ length: 42 }, (_, step) => 280 + 40 * step);

describeInChromium('at widths from 280 to 1920px', ({ openHtml }) => {
  it.each([
    ['in a narrow font', 'Archivo Narrow', ''],
    ['in a wide font', 'DejaVu Sans', ''],
    ['in a monospaced font', 'DejaVu Sans Mono', ''],
    ['in capitals', 'Arimo', '.site { text-transform: uppercase }'],
    ['with more space between letters, words and lines', 'Arimo', textSpacing],
  ])('no word breaks %s', async (_, font, rules) => {
    const page = await openHtml(siteWith({}), { viewport });
    await setFont(page, font);
    expect(await faultsOfScreens(page, { widths, rules, orphans: true })).toEqual([]);
  });

  it('every screen fits in the font of the system, and nothing is clipped, broken, alone or too small', async () => {
    const page = await openHtml(siteWith({}), { viewport });
    // Between the widths above and those in widths.test.ts.
    const between = widths.slice(1, -1).map((width) => width + 20);
    expect(await faultsOfScreens(page, { widths: between })).toEqual([]);
  });

  // Fonts of which letters reach far up and down, or lines are many.
  it('the lines of a heading don’t touch in Noto Sans, DejaVu Sans and DejaVu Sans Mono', async () => {
    const page = await openHtml(siteWith({}), { viewport });
    await onEveryScreen(page, async ({ path }) => {
      for (const font of ['Noto Sans', 'DejaVu Sans', 'DejaVu Sans Mono']) {
        await setFont(page, font);
        const touching = await page.evaluate(touchingLines, [320, 390, 768, 1280]);
        expect([path, font, touching]).toEqual([path, font, []]);
      }
    });
  });
});
