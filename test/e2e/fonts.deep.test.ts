import { expect, it } from 'vitest';
import { fontFaces } from '../../build/tools/fonts.mjs';
import { describeInChromium } from './chromium';
import { siteWith } from './everyScreen';
import { faultsOfScreens, textSpacing } from './layoutFaults';

const html = siteWith({}, `<style>${fontFaces}</style>`);
const widths = Array.from({ length: 42 }, (_, step) => 280 + 40 * step);

describeInChromium('at widths from 280 to 1920px', ({ openHtml }) => {
  it.each([
    ['in the system font', '', ''],
    ['in a narrow font', 'Archivo Narrow', ''],
    ['in a wide font', 'DejaVu Sans', ''],
    ['in a monospaced font', 'DejaVu Sans Mono', ''],
    ['in capitals', 'Arimo', '.site { text-transform: uppercase }'],
    ['with more space between letters, words and lines', 'Arimo', textSpacing],
  ])('every screen fits, and no word breaks %s', async (_, font, rules) => {
    const page = await openHtml(html, { viewport: { width: 1920, height: 900 } });
    await page.evaluate(async (family) => {
      const weights = ['400', '700'];
      await Promise.all(
        weights.map((weight) => document.fonts.load(`${weight} 16px ${family || 'serif'}`)),
      );
      document.body.style.setProperty('--training-site-font', family);
    }, font && `"Test ${font}"`);
    expect(await faultsOfScreens(page, { widths, rules, orphans: !!font })).toEqual([]);
  });
});
