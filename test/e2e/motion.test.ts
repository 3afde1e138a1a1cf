import { expect, it } from 'vitest';
import { describeInChromium } from './chromium';
import { onEveryScreen } from './everyScreen';

/** In the page: every animation and transition that the styles declare, with its end in seconds. */
function declaredMotions() {
  const root = document.querySelector('#site > *')?.shadowRoot as ShadowRoot;
  const seconds = (list: string) => list.split(', ').map((time) => Number.parseFloat(time));
  const longest = (durations: string, delays: string) =>
    Math.max(...seconds(durations)) + Math.max(...seconds(delays));
  return [...root.querySelectorAll('*')].flatMap((element) =>
    ['', '::before', '::after', '::backdrop'].flatMap((pseudo) => {
      const style = getComputedStyle(element, pseudo);
      const { animationName, animationIterationCount, transitionProperty } = style;
      const animation = longest(style.animationDuration, style.animationDelay);
      const transition = longest(style.transitionDuration, style.transitionDelay);
      const motions = [
        { name: animationName, times: animationIterationCount, end: animation },
        { name: transitionProperty, times: '1', end: transition },
      ];
      const what = element.localName + pseudo;
      return motions.filter(({ end }) => end > 0).map((motion) => ({ what, ...motion }));
    }),
  );
}

describeInChromium('motion', ({ open }) => {
  /** The animations and transitions of each screen, by width and path. */
  async function motionsFor(reducedMotion: 'reduce' | 'no-preference') {
    const page = await open('/demo/', { notice: true, reducedMotion });
    const motions: Record<string, ReturnType<typeof declaredMotions>> = {};
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 });
      await onEveryScreen(page, async ({ path }) => {
        motions[`${width} ${path}`] = await page.evaluate(declaredMotions);
      });
    }
    return Object.entries(motions);
  }

  it('plays once, within 2 seconds', async () => {
    for (const [screen, motions] of await motionsFor('no-preference')) {
      expect(motions, screen).not.toEqual([]);
      expect(
        motions.filter(({ times, end }) => times !== '1' || end > 2),
        screen,
      ).toEqual([]);
    }
  });

  it('is off for visitors who prefer reduced motion', async () => {
    for (const [screen, motions] of await motionsFor('reduce')) expect(motions, screen).toEqual([]);
  });
});
