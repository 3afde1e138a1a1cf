import { expect, it } from 'vitest';
import { homeText } from '../../src/content/home';
import { describeInChromium } from './chromium';

describeInChromium('the route of Home', ({ open }) => {
  it.each([768, 1024, 1280, 1600])('has each label on its own tread, at %i px', async (width) => {
    const page = await open('/demo/', { viewport: { width, height: 800 } });
    const offsets = await page.evaluate(() => {
      const root = document.querySelector('#site > *')?.shadowRoot as ShadowRoot;
      const boxesOf = (selector: string) =>
        [...root.querySelectorAll(`section:first-child ${selector}`)]
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
  });
});
