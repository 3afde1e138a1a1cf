// What may go wrong between a visit and the screen that stays in view.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { guests } from '../../build/tools/install.mjs';
import { careers, training } from '../screens';
import { describeInChromium, inPortal, script } from './chromium';
import { eventually } from './engines/sitePage';
import { follow, shows, untilArrived } from './everyScreen';

const above = '<div style="height: 1500px"></div>';
const element = '<training-site></training-site>';

const lenis = `<script src="/${guests}/node_modules/lenis/dist/lenis.js"></script>
  <script>const lenis = new Lenis({ autoRaf: true })</script>`;

const scrollers: readonly (readonly [name: string, html: string])[] = [
  ['Lenis', lenis],
  ['smooth scrolling by CSS', '<style>html { scroll-behavior: smooth }</style>'],
  [
    'a scrollTo that throws',
    `<script>window.scrollTo = () => { throw new Error('No scrolling here') }</script>`,
  ],
];

/** Where the top of the screen is in the window. */
const topOf = (page: Page) =>
  page
    .locator('.page > :first-child')
    .evaluate((element) => Math.round(element.getBoundingClientRect().top));

const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

describeInChromium('an arrival', ({ openHtml }) => {
  it('a page that scrolls to its beginning at each frame gets its way after half a second', async () => {
    const page = await openHtml(inPortal(above + element + script));
    await page.evaluate(() => {
      const toBeginning = () => {
        window.scrollTo(0, 0);
        requestAnimationFrame(toBeginning);
      };
      toBeginning();
      location.hash = '#/careers';
    });
    await shows(page, careers);
    await untilArrived(page);
    await eventually(() => scrollY(page)).toBe(0);
  });

  it('a page that grows above the site within half a second keeps the screen in view', async () => {
    const page = await openHtml(inPortal(`<div id="above"></div>${element}${script}`), {
      hash: '#/careers',
    });
    await page.evaluate(() => {
      const above = document.getElementById('above');
      if (above) above.style.height = '3000px';
    });
    await untilArrived(page);
    const heading = page.getByRole('heading', { level: 1, name: careers.heading });
    const top = await heading.evaluate((element) => element.getBoundingClientRect().top);
    expect(top).toBeLessThan(await page.evaluate(() => innerHeight));
  });

  it('a script that scrolls down when the first frames are over is not pulled back', async () => {
    const page = await openHtml(inPortal(above + element + script));
    await follow(page, training);
    const place = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let frames = 0;
          const look = () => {
            frames += 1;
            if (frames < 15) {
              requestAnimationFrame(look);
              return;
            }
            window.scrollBy(0, 400);
            resolve(Math.round(window.scrollY));
          };
          requestAnimationFrame(look);
        }),
    );
    await untilArrived(page);
    expect(await scrollY(page)).toBe(place);
  });

  it('a site that is removed while the visitor arrives scrolls no more', async () => {
    const page = await openHtml(
      inPortal(`${above}${element}<div style="height: 3000px"></div>${script}`),
    );
    await page.evaluate(() => {
      location.hash = '#/careers';
      const site = document.querySelector('training-site');
      setTimeout(() => {
        site?.remove();
        window.scrollTo(0, 300);
      }, 50);
    });
    await eventually(() => page.locator('training-site').count()).toBe(0);
    await untilArrived(page);
    expect(await scrollY(page)).toBe(300);
  });

  it('a page whose scrollIntoView throws gets one line in the console', async () => {
    const page = await openHtml(inPortal(above + element + script));
    await page.evaluate(() => {
      const lines: string[] = [];
      Object.assign(window, { lines });
      console.error = (line: unknown) => void lines.push(String(line));
      Element.prototype.scrollIntoView = () => {
        throw new Error('No scrolling here');
      };
      location.hash = '#/careers';
    });
    await shows(page, careers);
    await untilArrived(page);
    expect(await page.evaluate('lines')).toHaveLength(1);
  });

  it('a visitor who tabs while arriving has the focused link in view', async () => {
    const page = await openHtml(inPortal(above + element + script));
    await follow(page, training);
    await page.keyboard.press('Shift+Tab');
    await untilArrived(page);
    const place = await page.evaluate(() => {
      const focused = document.querySelector('training-site')?.shadowRoot?.activeElement;
      return focused?.getBoundingClientRect().bottom ?? Number.NaN;
    });
    expect(place).toBeGreaterThan(0);
    expect(place).toBeLessThanOrEqual(await page.evaluate(() => innerHeight));
  });

  it.each(scrollers)(
    'in a page with %s, each link of the footer leads to the top of its screen',
    async (_, html) => {
      const page = await openHtml(inPortal(above + element + script + html), {
        reducedMotion: 'no-preference',
      });
      for (const screen of [training, careers, training]) {
        await follow(page, screen);
        await untilArrived(page);
        expect(await topOf(page), screen.path).toBe(0);
      }
    },
  );

  it('a page that stops Lenis at the event keeps the top of a screen in view after a wheel', async () => {
    const stop = `<script>addEventListener('training-site-navigate', () => {
      lenis.stop();
      lenis.start();
    })</script>`;
    const page = await openHtml(inPortal(above + element + script + lenis + stop), {
      reducedMotion: 'no-preference',
    });
    // Lenis measures the page some time after it has grown.
    await page.waitForFunction('lenis.limit > 3000');
    await page.mouse.move(600, 300);
    await page.mouse.wheel(0, 4000);
    // Lenis goes on for about a second.
    await eventually(() => scrollY(page)).toBeGreaterThan(2000);
    const link = page.locator('[part=footer]').getByRole('link', { name: training.link });
    await link.evaluate((element: HTMLElement) => element.click());
    await shows(page, training);
    await page.waitForFunction(`lenis.isScrolling !== 'smooth'`);
    await untilArrived(page);
    expect(await topOf(page)).toBe(0);
  });

  it('two sites that arrive at once leave the page at rest', async () => {
    const page = await openHtml(inPortal(above + element + element + script));
    await page.evaluate(() => {
      location.hash = '#/careers';
    });
    await eventually(() =>
      page.getByRole('heading', { level: 1, name: careers.heading }).count(),
    ).toBe(2);
    await untilArrived(page);
    const first = await scrollY(page);
    await untilArrived(page);
    expect(await scrollY(page)).toBe(first);
    expect(first).toBeGreaterThan(1000);
  });
});
