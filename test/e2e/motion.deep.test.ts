import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { screens } from '../screens';
import { describeInChromium, shiftOf, untilWhole } from './chromium';

const moving = { reducedMotion: 'no-preference', notice: true } as const;

/** The layout shift since the document was opened, also right after an input, when all animations have ended. */
async function settledShift(page: Page) {
  await page.locator('.site').evaluate(async (site) => {
    const animations = (site.getRootNode() as ShadowRoot).getAnimations();
    // Faster, with the same end.
    for (const animation of animations) animation.updatePlaybackRate(20);
    await Promise.all(animations.map(({ finished }) => finished));
  });
  return shiftOf(page);
}

/** Less is a word in the header that becomes bold. */
const least = 0.0001;

describeInChromium('motion', ({ open }) => {
  it.each([1280, 390])(
    'shifts nothing while a screen loads, and when the links of the footer and Back are used, at %i px',
    async (width) => {
      const page = await open('/demo/', { ...moving, viewport: { width, height: 800 } });
      const { origin } = new URL(page.url());
      for (const { path, heading } of screens) {
        await page.goto('about:blank');
        await page.goto(`${origin}/demo/#${path}`);
        await page.getByRole('heading', { level: 1, name: heading }).waitFor();
        await untilWhole(page);
        expect(await settledShift(page), path).toBeLessThan(least);
      }
      // The last one is the 404 screen.
      const links = page.getByRole('contentinfo').getByRole('navigation').getByRole('link');
      let before = await settledShift(page);
      const expectNoShift = async (what: string) => {
        const after = await settledShift(page);
        expect(after - before, what).toBeLessThan(least);
        before = after;
      };
      for (const name of await links.allInnerTexts()) {
        await links.getByText(name, { exact: true }).click();
        await expectNoShift(name);
      }
      for (let steps = await links.count(); steps > 1; steps--) {
        await page.goBack();
        await expectNoShift(`Back, ${steps}`);
      }
    },
  );
});
