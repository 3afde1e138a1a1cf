import { expect, it } from 'vitest';
import * as content from '../../src/content/edition';
import { consultancy } from '../screens';
import { accept, openMenu } from '../words';
import { describeInChromium } from './chromium';
import { onEveryScreen } from './everyScreen';

const moving = { reducedMotion: 'no-preference', notice: true } as const;

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
  it('plays once, within 2 seconds', async () => {
    const page = await open('/demo/', moving);
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 });
      await onEveryScreen(page, async ({ path }) => {
        const motions = await page.evaluate(declaredMotions);
        expect([path, motions.length > 0]).toEqual([path, true]);
        const endless = motions.filter(({ times, end }) => times !== '1' || end > 2);
        expect([path, endless]).toEqual([path, []]);
      });
    }
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
    await page.getByRole('button', { name: `${content.consultancy.faq[0]?.question}` }).click();
    expect(await animations()).toBe(0);
  });
});
