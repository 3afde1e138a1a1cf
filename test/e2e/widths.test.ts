import { expect, it } from 'vitest';
import { careers } from '../screens';
import { describeInChromium } from './chromium';
import { onEveryScreen, overhangOf, siteAlone } from './everyScreen';
import { faultsOfScreens, textSpacing } from './layoutFaults';

/** The ends of the range, both sides of the breakpoint, and what most visitors have. */
const widths = [300, 320, 390, 600, 767, 768, 1024, 1280, 1920];
const wide = { viewport: { width: 1920, height: 900 } };

describeInChromium('at the widths that matter', ({ openHtml }) => {
  it('at each width, every screen fits, and nothing of it is clipped, broken or too small', async () => {
    const page = await openHtml(siteAlone, wide);
    expect(await faultsOfScreens(page, { widths })).toEqual([]);
  });

  it('in a window that is wider than the content, no drawing grows', async () => {
    const page = await openHtml(siteAlone, wide);
    const drawings = page.locator('[part=main] svg');
    /** In px. */
    const heights = async (width: number) => {
      await page.setViewportSize({ ...wide.viewport, width });
      return drawings.evaluateAll((all) =>
        all.map((drawing) => Math.round(drawing.getBoundingClientRect().height)),
      );
    };
    await onEveryScreen(page, async ({ path }) => {
      const usual = await heights(1440);
      expect.soft(await heights(2560), `heights on ${path} in px`).toEqual(usual);
    });
  });

  it('on a phone, the footer is at most 420px high', async () => {
    const page = await openHtml(siteAlone, { viewport: { width: 390, height: 844 } });
    const footer = await page.locator('[part=footer]').boundingBox();
    expect(footer?.height).toBeLessThanOrEqual(420);
  });

  it('the stepped edge of the footer does not cover the stair of Careers', async () => {
    const page = await openHtml(siteAlone, {
      hash: `#${careers.path}`,
      viewport: { width: 390, height: 844 },
    });
    const seen = await page.locator('[part=footer]').evaluate((footer) => {
      footer.scrollIntoView({ block: 'center' });
      const { right, top } = footer.getBoundingClientRect();
      const root = footer.getRootNode() as ShadowRoot;
      return root.elementFromPoint(right - 5, top - 10)?.closest('[part]')?.part.value;
    });
    expect(seen).toBe('main');
  });

  it('no screen loses anything to a text spacing of the visitor’s own', async () => {
    const page = await openHtml(siteAlone, wide);
    const conditions = { widths: [320, 768, 1280], rules: textSpacing, orphans: true };
    const faults = await faultsOfScreens(page, conditions);
    // Words may break where their letters are so far apart.
    expect(faults.filter((fault) => !fault.endsWith('is broken'))).toEqual([]);
  });

  it('a word that is too long for each line makes no screen scroll sideways', async () => {
    const page = await openHtml(siteAlone, { viewport: { width: 390, height: 800 } });
    const headlines = page.locator('[part=main] [data-letters] > *');
    const lengthen = (headline: Element) => {
      headline.textContent = 'A'.repeat(40);
    };
    await onEveryScreen(page, async ({ path }) => {
      for (const headline of await headlines.all()) await headline.evaluate(lengthen);
      expect.soft(await overhangOf(page), `overhang of ${path} in px`).toBe(0);
    });
  });
});
