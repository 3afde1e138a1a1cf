import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { faq } from '../../src/content/faq';
import { homeText } from '../../src/content/home';
import { consultancy, screens } from '../screens';
import { accept, openMenu } from '../words';
import { describeInChromium, untilWhole } from './chromium';
import { onEveryScreen } from './everyScreen';

const sizes = [
  { width: 1280, height: 800 },
  { width: 390, height: 800 },
];
const moving = { reducedMotion: 'no-preference', notice: true } as const;

/**
 * Records every layout shift from the start, also those right after an input. Shifts below 0.0001 are
 * left out: a word in the header that becomes bold.
 */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
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
    return (window as unknown as { shifts: string[] }).shifts;
  });

/** In the page: every animation and transition that the styles declare, with its end in seconds. */
function declaredMotions() {
  const root = document.querySelector('#site > *')?.shadowRoot as ShadowRoot;
  const seconds = (list: string) => list.split(', ').map((time) => Number.parseFloat(time));
  const longest = (durations: string, delays: string) =>
    Math.max(...seconds(durations)) + Math.max(...seconds(delays));
  return [...root.querySelectorAll('*')].flatMap((element) =>
    ['', '::before', '::after', '::backdrop'].flatMap((pseudo) => {
      const style = getComputedStyle(element, pseudo);
      const { animationDuration, animationDelay, animationIterationCount } = style;
      const motions = [
        {
          what: `${element.localName}${pseudo} ${style.animationName}`,
          times: animationIterationCount,
          end: longest(animationDuration, animationDelay),
        },
        {
          what: `${element.localName}${pseudo} ${style.transitionProperty}`,
          times: '1',
          end: longest(style.transitionDuration, style.transitionDelay),
        },
      ];
      return motions.filter(({ end }) => end > 0);
    }),
  );
}

describeInChromium('motion', ({ open }) => {
  it.each(sizes)('shifts nothing while a screen loads, at $width px', async (viewport) => {
    const page = await open('/demo/', { ...moving, viewport, prepare: watchShifts });
    const { origin } = new URL(page.url());
    for (const { path, heading } of screens) {
      await page.goto('about:blank');
      await page.goto(`${origin}/demo/#${path}`);
      await page.getByRole('heading', { level: 1, name: heading }).waitFor();
      await untilWhole(page);
      expect([path, await shifts(page)]).toEqual([path, []]);
    }
  });

  it.each(sizes)('shifts nothing from screen to screen, at $width px', async (viewport) => {
    const page = await open('/demo/', { ...moving, viewport, prepare: watchShifts });
    for (const { path, heading } of [...screens, ...screens.toReversed()]) {
      await page.evaluate((hash) => {
        location.hash = hash;
      }, path);
      await page.getByRole('heading', { level: 1, name: heading }).waitFor();
      expect([path, await shifts(page)]).toEqual([path, []]);
    }
  });

  it.each(sizes)(
    'shifts nothing when the links of the footer and Back are used, at $width px',
    async (viewport) => {
      const page = await open('/demo/', { ...moving, viewport, prepare: watchShifts });
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

  it.each(sizes)('plays once, within 2 seconds, at $width px', async (viewport) => {
    const page = await open('/demo/', { ...moving, viewport });
    await onEveryScreen(page, async ({ path }) => {
      const motions = await page.evaluate(declaredMotions);
      expect([path, motions.length > 0]).toEqual([path, true]);
      expect([path, motions.filter(({ times, end }) => times !== '1' || end > 2)]).toEqual([
        path,
        [],
      ]);
    });
  });

  it('names each tread of the route when the tread appears', async () => {
    const page = await open('/demo/', moving);
    const starts = (elements: string) =>
      page.evaluate((elements) => {
        const root = document.querySelector('#site > *')?.shadowRoot as ShadowRoot;
        const shown = [...root.querySelectorAll(elements)].filter((one) => one.checkVisibility());
        return shown.map((one) => one.getAnimations()[0]?.effect?.getTiming().delay);
      }, elements);
    const treads = await starts('section:first-child rect');
    expect(new Set(treads).size).toBe(homeText.steps.length);
    expect(await starts('section:first-child ol > li')).toEqual(treads);
  });

  it('is off for visitors who prefer reduced motion', async () => {
    const page = await open('/demo/', { notice: true, viewport: { width: 390, height: 800 } });
    const animations = () =>
      page.evaluate(() => document.querySelector('#site > *')?.shadowRoot?.getAnimations().length);
    expect(await animations()).toBe(0);
    await page.getByRole('button', { name: accept }).click();
    expect(await animations()).toBe(0);
    await page.getByRole('button', { name: openMenu }).click();
    expect(await animations()).toBe(0);
    await page.getByRole('dialog').getByRole('link', { name: consultancy.link }).click();
    await page.getByRole('button', { name: faq[0].question }).click();
    expect(await animations()).toBe(0);
  });
});
