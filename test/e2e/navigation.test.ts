import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { careers, contact, home, training } from '../screens';
import { trainingAction } from '../words';
import { describeInChromium, inPortal, script, shiftOf } from './chromium';
import { eventually } from './engines/sitePage';
import { follow, shows } from './everyScreen';

/** The edges of the heading, in px from the top of the window. */
const edgesOfHeading = (where: Page) =>
  where.evaluate(() => {
    const root = [...document.querySelectorAll('*')].find((one) => one.shadowRoot)?.shadowRoot;
    const heading = root?.querySelector('[part=main] [tabindex]');
    const { top, bottom } = heading?.getBoundingClientRect() ?? new DOMRect();
    return [top, Math.floor(bottom)] as const;
  });

const sticky = `<style>body { margin: 0; --training-site-scroll-offset: 64px }
  header { position: sticky; top: 0; z-index: 9; height: 64px; background: #ddd }</style><header>Portal</header>`;

describeInChromium('navigation', ({ open, openHtml }) => {
  it('works from a file:// address: Back, Forward and reload', async () => {
    const page = await open(pathToFileURL('demo/index.html').href);
    for (const screen of [training, careers]) await follow(page, screen);
    await page.goBack();
    await page.goBack();
    await page.goForward();
    await shows(page, training);
    await page.reload();
    await shows(page, training);
    expect(await page.title()).toBe(training.title);
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
      const [start, end] = await edgesOfHeading(page);
      expect(start).toBeGreaterThanOrEqual(top);
      expect(end).toBeLessThanOrEqual(390);
    }
  });

  it('scrolls nothing where the top of the screen and its heading are in view already', async () => {
    const page = await openHtml(
      inPortal(`<div style="height: 200px"></div><training-site></training-site>${script}`),
    );
    await page.getByRole('link', { name: trainingAction }).click();
    await shows(page, training);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  it('a link of the screen shown brings its top into view and focuses its heading, without a history entry', async () => {
    const page = await open('/demo/#/training');
    const entries = await page.evaluate(() => history.length);
    const heading = page.getByRole('heading', { level: 1, name: training.heading });
    await follow(page, training);
    await heading.and(page.locator(':focus')).waitFor();
    expect(await page.evaluate(() => [scrollY, history.length])).toEqual([0, entries]);
  });

  it('sets its title again when Back leads from a hash of the page, which had a title of its own', async () => {
    const page = await openHtml(inPortal(`<training-site></training-site>${script}`), {
      hash: '#/training',
    });
    await page.evaluate(() => {
      location.hash = '#pricing';
      document.title = 'Pricing';
    });
    expect(await page.title()).toBe('Pricing');
    await page.goBack();
    await eventually(() => page.title()).toBe(training.title);
    await page.evaluate(() => document.querySelector('training-site')?.remove());
    expect(await page.title()).toBe('Pricing');
  });

  it('two sites, one below the other, shift nothing while they are shown first', async () => {
    const sites = '<training-site></training-site><training-site base-path="/two"></training-site>';
    const page = await openHtml(inPortal(`${sites}${script}`), { fresh: true });
    expect(await shiftOf(page)).toBe(0);
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
    expect(await shiftOf(page)).toBe(shift);
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
