import { expect, it } from 'vitest';
import { careersText } from '../../src/content/careers';
import { homeText } from '../../src/content/home';
import { describeInChromium } from './chromium';
import { goTo, siteAlone } from './everyScreen';
import { faultsOfScreens } from './fonts';
import { textSpacing } from './layoutFaults';

/** The ends of the range, both sides of the breakpoint, and what most visitors have. */
const widths = [300, 320, 390, 600, 767, 768, 1024, 1280, 1920];
const wide = { viewport: { width: 1920, height: 900 } };

describeInChromium('at the widths that matter', ({ openHtml }) => {
  it('every screen fits, and nothing of it is clipped, broken or too small', async () => {
    const page = await openHtml(siteAlone, wide);
    expect(await faultsOfScreens(page, { widths })).toEqual([]);
  });

  it('no screen loses anything to a text spacing of the visitor’s own', async () => {
    const page = await openHtml(siteAlone, wide);
    const conditions = { widths: [320, 768, 1280], rules: textSpacing, orphans: true };
    expect(await faultsOfScreens(page, conditions)).toEqual([]);
  });

  it('shows all filters in one row at 1024px, and each label of the route on its own tread', async () => {
    const page = await openHtml(siteAlone, {
      viewport: { width: 1024, height: 900 },
      hash: '#/careers',
    });
    const filters = page.getByRole('group', { name: careersText.filtersLabel }).getByRole('button');
    const tops = await filters.evaluateAll((all) =>
      all.map((filter) => filter.getBoundingClientRect().top),
    );
    expect(tops).toHaveLength(7);
    expect(new Set(tops).size).toBe(1);

    await goTo(page, '/');
    await page.locator('section:first-child ol > li').first().waitFor();
    for (const width of [768, 1024, 1280, 1600]) {
      await page.setViewportSize({ width, height: 900 });
      const offsets = await page.locator('[part=main]').evaluate((main) => {
        const boxesOf = (selector: string) =>
          [...main.querySelectorAll(`section:first-child ${selector}`)]
            .filter((element) => element.checkVisibility())
            .map((element) => element.getBoundingClientRect());
        const treads = boxesOf('rect');
        return boxesOf('ol > li').map(({ left, top }, index) => ({
          x: left - (treads[index]?.left ?? Number.NaN),
          y: top - (treads[index]?.top ?? Number.NaN),
        }));
      });
      expect(offsets).toHaveLength(homeText.steps.length);
      for (const { x, y } of offsets) {
        expect(x).toBeCloseTo(16, 0);
        expect(y).toBeCloseTo(Math.min(17, 0.0133 * width), 0);
      }
    }
  });
});
