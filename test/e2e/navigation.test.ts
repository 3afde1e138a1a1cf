import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { careers, contact, home, training } from '../screens';
import { trainingAction } from '../words';
import { describeInChromium, inPortal, script, shiftOf, untilPainted } from './chromium';
import { eventually } from './engines/sitePage';
import { follow, shows } from './everyScreen';

/** The edges of the heading, in px from the top of the window. */
const edgesOfHeading = (where: Page) =>
  where.locator('[part=main] [tabindex]').evaluate((heading) => {
    const { top, bottom } = heading.getBoundingClientRect();
    return { top, bottom: Math.floor(bottom) };
  });

/** What a script of the page does that shows another part of it. */
const changeHashAndTitle = (page: Page, hash: string, title: string) =>
  page.evaluate(
    (next) => {
      location.hash = next.hash;
      document.title = next.title;
    },
    { hash, title },
  );

const sticky = `<style>body { margin: 0; --training-site-scroll-offset: 64px }
  header { position: sticky; top: 0; z-index: 9; height: 64px; background: #ddd }</style><header>Portal</header>`;

describeInChromium('navigation', ({ open, openHtml }) => {
  describe('from a file:// address', () => {
    async function openFromDisk() {
      const page = await open(pathToFileURL('demo/index.html').href);
      await follow(page, training);
      await follow(page, careers);
      return page;
    }

    it('goes back and forward through the screens', async () => {
      const page = await openFromDisk();
      await page.goBack();
      await shows(page, training);
      await page.goBack();
      await shows(page, home);
      await page.goForward();
      await shows(page, training);
    });

    it('shows the same screen after a reload', async () => {
      const page = await openFromDisk();
      await page.reload();
      await shows(page, careers);
    });

    it('sets the title of each screen', async () => {
      const page = await openFromDisk();
      await eventually(() => page.title()).toBe(careers.title);
      await page.goBack();
      await eventually(() => page.title()).toBe(training.title);
    });
  });

  it.each([
    [
      'below a sticky header of the page',
      64,
      `${sticky}<training-site hide="header"></training-site>`,
    ],
    ['with its own header below that', 64, `${sticky}<training-site></training-site>`],
    [
      'in a scroller lower than the window',
      40,
      `<div style="height: 40px"></div><div style="height: 350px; overflow: auto">
       <training-site hide="header"></training-site></div>`,
    ],
  ])('brings all of the heading of the next screen into view %s', async (_, top, body) => {
    const page = await openHtml(inPortal(`<style>body { margin: 0 }</style>${body}${script}`), {
      viewport: { width: 844, height: 390 },
    });
    for (const screen of [contact, training, contact]) {
      await follow(page, screen);
      const edges = await edgesOfHeading(page);
      expect(edges.top, `top of “${screen.heading}”`).toBeGreaterThanOrEqual(top);
      expect(edges.bottom, `bottom of “${screen.heading}”`).toBeLessThanOrEqual(390);
    }
  });

  it('scrolls nothing where the top of the screen and its heading are in view already', async () => {
    const page = await openHtml(
      inPortal(`<div style="height: 200px"></div><training-site></training-site>${script}`),
    );
    await page.getByRole('link', { name: trainingAction }).click();
    await shows(page, training);
    expect(await page.evaluate(() => scrollY), 'scroll position').toBe(0);
  });

  describe('by a link of the screen that is shown', () => {
    async function openAndFollow() {
      const page = await open('/demo/#/training');
      const before = await page.evaluate(() => history.length);
      await follow(page, training);
      return { page, before };
    }

    it('brings the top of the screen into view', async () => {
      const { page } = await openAndFollow();
      await eventually(() => page.evaluate(() => scrollY)).toBe(0);
    });

    it('focuses the heading', async () => {
      const { page } = await openAndFollow();
      const heading = page.getByRole('heading', { level: 1, name: training.heading });
      await heading.and(page.locator(':focus')).waitFor();
    });

    it('adds no history entry', async () => {
      const { page, before } = await openAndFollow();
      const after = await page.evaluate(() => history.length);
      expect(after, 'history entries').toBe(before);
    });
  });

  it('sets its title again on Back from a hash of the page that had its own title', async () => {
    const page = await openHtml(inPortal(`<training-site></training-site>${script}`), {
      hash: '#/training',
    });
    await changeHashAndTitle(page, '#pricing', 'Pricing');
    await page.goBack();
    await eventually(() => page.title()).toBe(training.title);
  });

  it.each(['Pricing', `${careers.link} FAQ – Portal`])(
    'leaves the title “%s” to the page when the page sets it',
    async (title) => {
      const page = await openHtml(inPortal(`<training-site></training-site>${script}`), {
        hash: '#/training',
      });
      await changeHashAndTitle(page, '#pricing', title);
      await untilPainted(page);
      expect(await page.title()).toBe(title);
    },
  );

  it.each(['Pricing', `${careers.link} FAQ – Portal`])(
    'gives the title “%s” of the page back when the site is removed',
    async (title) => {
      const page = await openHtml(inPortal(`<training-site></training-site>${script}`), {
        hash: '#/training',
      });
      await changeHashAndTitle(page, '#pricing', title);
      await page.goBack();
      await eventually(() => page.title()).toBe(training.title);
      await page.evaluate(() => document.querySelector('training-site')?.remove());
      await eventually(() => page.title()).toBe(title);
    },
  );

  it('two sites, one below the other, shift nothing while they are shown first', async () => {
    const sites = '<training-site></training-site><training-site base-path="/two"></training-site>';
    const page = await openHtml(inPortal(`${sites}${script}`), { fresh: true });
    expect(await shiftOf(page), 'layout shift').toBe(0);
  });

  it('Back shifts nothing, although the footer is at another height', async () => {
    const size = { width: 1280, height: 6000 };
    const page = await openHtml(inPortal(`<training-site></training-site>${script}`), {
      viewport: size,
    });
    await follow(page, careers);
    const shift = await shiftOf(page);
    await page.goBack();
    await shows(page, home);
    expect(await shiftOf(page), 'layout shift').toBe(shift);
  });

  it('is whole before the next paint where it replaces a site that was shown', async () => {
    const page = await openHtml(inPortal(`<training-site></training-site>${script}`));
    const parts = await page.evaluate(async () => {
      const site = document.createElement('training-site');
      document.querySelector('training-site')?.replaceWith(site);
      // Before the frame is painted.
      await new Promise(requestAnimationFrame);
      return ['main', 'footer'].filter((part) => site.shadowRoot?.querySelector(`[part=${part}]`));
    });
    expect(parts).toEqual(['main', 'footer']);
  });
});
