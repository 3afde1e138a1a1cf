import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { screens } from '../screens';
import { describeInChromium, untilWhole } from './chromium';

declare global {
  interface Window {
    shifts: string[];
  }
}

const moving = { reducedMotion: 'no-preference', notice: true } as const;

/**
 * Records every layout shift from the start, also those right after an input. Shifts below 0.0001 are
 * left out: a word in the header that becomes bold.
 */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: string[] = [];
    window.shifts = shifts;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        sources: { node: Element | null }[];
      })[]) {
        const nodes = entry.sources.map(({ node }) => node?.outerHTML?.slice(0, 80));
        if (entry.value > 0.0001) shifts.push(`${entry.value.toFixed(4)}: ${nodes}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** The shifts so far, after all animations have ended and the browser has reported them. */
const shifts = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const root = document.querySelector('#site > *')?.shadowRoot as ShadowRoot;
    await frame();
    const animations = root.getAnimations();
    // Faster, with the same end.
    for (const animation of animations) animation.updatePlaybackRate(20);
    await Promise.all(animations.map(({ finished }) => finished));
    await frame();
    await frame();
    return window.shifts;
  });

describeInChromium('motion', ({ open }) => {
  it.each([1280, 390])(
    'shifts nothing while a screen loads, and when the links of the footer and Back are used, at %i px',
    async (width) => {
      const viewport = { width, height: 800 };
      const page = await open('/demo/', { ...moving, viewport, prepare: watchShifts });
      const { origin } = new URL(page.url());
      for (const { path, heading } of screens) {
        await page.goto('about:blank');
        await page.goto(`${origin}/demo/#${path}`);
        await page.getByRole('heading', { level: 1, name: heading }).waitFor();
        await untilWhole(page);
        expect([path, await shifts(page)]).toEqual([path, []]);
      }
      // The last one is the 404 screen.
      const links = page.getByRole('contentinfo').getByRole('navigation').getByRole('link');
      for (const name of await links.allInnerTexts()) {
        await links.getByText(name, { exact: true }).click();
        expect([name, await shifts(page)]).toEqual([name, []]);
      }
      for (let steps = await links.count(); steps > 1; steps--) {
        await page.goBack();
        expect([steps, await shifts(page)]).toEqual([steps, []]);
      }
    },
  );
});
