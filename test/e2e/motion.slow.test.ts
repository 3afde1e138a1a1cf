import { describe, expect, it } from 'vitest';
import { training } from '../screens';
import { openMenu } from '../words';
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
  describe.each([1280, 390])('at %i px', (width) => {
    type Motion = ReturnType<typeof declaredMotions>[number];

    /** The animations and transitions of each screen, by its path. */
    async function motionsFor(reducedMotion: 'reduce' | 'no-preference') {
      const viewport = { width, height: 800 };
      const page = await open('/demo/', { notice: true, reducedMotion, viewport });
      const motions = new Map<string, Motion[]>();
      await onEveryScreen(page, async ({ path }) => {
        motions.set(path, await page.evaluate(declaredMotions));
      });
      return motions;
    }

    it('motion is declared on every screen', async () => {
      for (const [path, motions] of await motionsFor('no-preference')) {
        expect.soft(motions, `on ${path}`).not.toEqual([]);
      }
    });

    it('motion plays once', async () => {
      const isRepeated = ({ times }: Motion) => times !== '1';
      for (const [path, motions] of await motionsFor('no-preference')) {
        expect.soft(motions.filter(isRepeated), `on ${path}`).toEqual([]);
      }
    });

    it('motion ends within 2 seconds', async () => {
      const isLong = ({ end }: Motion) => end > 2;
      for (const [path, motions] of await motionsFor('no-preference')) {
        expect.soft(motions.filter(isLong), `on ${path}`).toEqual([]);
      }
    });

    it('motion changes on Home only what browsers move without painting', async () => {
      const viewport = { width, height: 800 };
      const page = await open('/demo/', { reducedMotion: 'no-preference', viewport });
      const names = await page.evaluate(() => {
        const root = document.querySelector('#site > *')?.shadowRoot as ShadowRoot;
        const keyframes = root
          .getAnimations()
          .flatMap(({ effect }) => (effect as KeyframeEffect).getKeyframes());
        return [...new Set(keyframes.flatMap((keyframe) => Object.keys(keyframe)))];
      });
      const timing = ['offset', 'computedOffset', 'easing', 'composite'];
      expect(names.filter((name) => !timing.includes(name))).toEqual(['opacity']);
    });

    it('motion is off for visitors who prefer reduced motion', async () => {
      for (const [path, motions] of await motionsFor('reduce')) {
        expect.soft(motions, `on ${path}`).toEqual([]);
      }
    });
  });

  it('between two screens nothing moves', async () => {
    const page = await open('/demo/', { reducedMotion: 'no-preference' });
    await page.evaluate(() => {
      location.hash = '#/training';
    });
    const moving = await page.waitForFunction((name) => {
      const root = document.querySelector('#site > *')?.shadowRoot as ShadowRoot;
      const current = root.querySelector('[part=header] [aria-current]');
      if (current?.textContent !== name) return undefined;
      const effects = root.getAnimations().map(({ effect }) => effect as KeyframeEffect);
      return effects.map(({ target, pseudoElement }) => `${target?.textContent}${pseudoElement}`);
    }, training.link);
    expect(await moving.jsonValue()).toEqual([]);
  });

  it('the panel of the menu slides without becoming transparent', async () => {
    const viewport = { width: 390, height: 800 };
    const page = await open('/demo/', { reducedMotion: 'no-preference', viewport });
    const changed = await page.getByRole('button', { name: openMenu }).evaluate((button) => {
      (button as HTMLElement).click();
      const root = button.getRootNode() as ShadowRoot;
      return new Promise<string[]>((resolve) => {
        requestAnimationFrame(() => {
          const transitions = root.getAnimations().filter((one) => one instanceof CSSTransition);
          resolve(transitions.map(({ transitionProperty }) => transitionProperty));
        });
      });
    });
    expect(changed).toContain('translate');
    expect(changed).not.toContain('opacity');
  });
});
