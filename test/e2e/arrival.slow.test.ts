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

  it('a page that stops Lenis at a click keeps the top of a screen in view after a wheel', async () => {
    const stop = `<script>addEventListener('click', () => {
      lenis.stop();
      lenis.start();
    }, true)</script>`;
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

  it('a page whose images come late and push the site down shows the screen at its load', async () => {
    const tall = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="1500"/>';
    let send = () => {};
    const isSent = new Promise<void>((resolve) => (send = resolve));
    const images = '<div><img src="/late-1.svg"><img src="/late-2.svg"></div>';
    const page = await openHtml(inPortal(images + element + script), {
      hash: '#/careers',
      waitUntil: 'commit',
      prepare: (page) =>
        page.route('**/late-*.svg', async (route) => {
          await isSent;
          await route.fulfill({ contentType: 'image/svg+xml', body: tall });
        }),
    });
    await shows(page, careers);
    await untilArrived(page);
    send();
    await page.waitForLoadState();
    await eventually(() => topOf(page)).toBe(0);
  });

  it('a site that is added later leaves a scroller where the visitor has scrolled', async () => {
    const shell = `<style>body { overflow: hidden } #m { height: 100vh; overflow: auto }</style>
      <div id="m"><div style="height: 3000px"></div></div>`;
    const page = await openHtml(inPortal(shell + script), {
      hash: '#/careers',
      waitUntil: 'commit',
    });
    await page.waitForLoadState();
    await page.mouse.move(300, 300);
    await page.mouse.wheel(0, 500);
    const scrolled = () => page.locator('#m').evaluate(({ scrollTop }) => scrollTop);
    await eventually(scrolled).toBe(500);
    await page.evaluate(() =>
      document.getElementById('m')?.append(document.createElement('training-site')),
    );
    await shows(page, careers);
    await untilArrived(page);
    expect(await scrolled()).toBe(500);
  });

  it.each([
    ['with', ''],
    [
      'without',
      `<script>Object.defineProperty(window, 'navigation', { value: undefined })</script>`,
    ],
  ])('the same link again leads to the screen, %s the Navigation API', async (_, before) => {
    const link = '<a href="#/careers" style="position: fixed; top: 0; left: 0">Jobs</a>';
    const page = await openHtml(inPortal(link + above + element, before + script));
    const jobs = page.getByRole('link', { name: 'Jobs' });
    await jobs.click();
    await shows(page, careers);
    await page.mouse.wheel(0, -5000);
    await eventually(() => scrollY(page)).toBe(0);
    await jobs.click();
    await eventually(() => topOf(page)).toBe(0);
  });

  it('without the Navigation API, a link after Back leads to the screen', async () => {
    const before = `<script>Object.defineProperty(window, 'navigation', { value: undefined })</script>`;
    const links = '<a href="#/training">Courses</a> <a href="#/careers">Jobs</a>';
    const page = await openHtml(inPortal(links + above + element, before + script));
    await page.getByRole('link', { name: 'Courses' }).click();
    await shows(page, training);
    await page.goBack();
    await page.getByRole('link', { name: 'Jobs' }).click();
    await shows(page, careers);
    await page.locator('[part=main] [tabindex]:focus').waitFor();
    await eventually(() => topOf(page)).toBe(0);
  });

  it('a script of a page without a router may scroll down after a link', async () => {
    const bottom = '<div style="height: 3000px"></div>';
    const page = await openHtml(inPortal(element + bottom + script));
    await follow(page, training);
    await page.evaluate(() => window.scrollTo(0, 2500));
    await untilArrived(page);
    expect(await scrollY(page)).toBe(2500);
  });
});
