import { expect, it } from 'vitest';
import { describeInChromium } from './chromium';
import { faultsOfScreens, setFont, siteWith } from './fonts';
import { textSpacing } from './layoutFaults';

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

  it('every screen fits in the system font; nothing is clipped or too small, and no word is broken or alone on a line', async () => {
    const page = await openHtml(siteWith({}), { viewport });
    // Between the widths above and those in widths.test.ts.
    const between = widths.slice(1, -1).map((width) => width + 20);
    expect(await faultsOfScreens(page, { widths: between })).toEqual([]);
  });
});
