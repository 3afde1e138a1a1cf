import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { careers, consultancy, contact, home, training } from '../screens';
import { closedQuestion, contactRows, trainingAction } from '../words';
import {
  describeInChromium,
  inPortal,
  script,
  shiftOf,
  untilPainted,
  untilWhole,
} from './chromium';
import { eventually } from './engines/sitePage';
import { follow, goTo, shows } from './everyScreen';

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
  // Each of these tests begins and ends at Careers.
  describe('from a file:// address', () => {
    let page: Page;

    beforeAll(async () => {
      page = await open(pathToFileURL('demo/index.html').href);
      await follow(page, training);
      await follow(page, careers);
    });

    it('a site from a disk goes back and forward through the screens', async () => {
      await page.goBack();
      await shows(page, training);
      await page.goBack();
      await shows(page, home);
      await page.goForward();
      await shows(page, training);
      await page.goForward();
      await shows(page, careers);
    });

    it('a site from a disk sets the title of each screen', async () => {
      await eventually(() => page.title()).toBe(careers.title);
      await page.goBack();
      await eventually(() => page.title()).toBe(training.title);
      await page.goForward();
    });

    it('a site from a disk shows the same screen after a reload', async () => {
      await page.reload();
      await shows(page, careers);
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
  ])('the site brings all of the heading of the next screen into view %s', async (_, top, body) => {
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

  it('the site scrolls nothing where the top of the screen and its heading are in view already', async () => {
    const page = await openHtml(
      inPortal(`<div style="height: 200px"></div><training-site></training-site>${script}`),
    );
    await page.getByRole('link', { name: trainingAction }).click();
    await shows(page, training);
    expect(await page.evaluate(() => scrollY), 'scroll position').toBe(0);
  });

  describe('by a link of the screen that is shown', () => {
    let page: Page;
    let before: number;

    beforeAll(async () => {
      page = await open('/demo/#/training');
      before = await page.evaluate(() => history.length);
      await follow(page, training);
    });

    it('a link of the screen that is shown brings the top of the screen into view', async () => {
      await eventually(() => page.evaluate(() => scrollY)).toBe(0);
    });

    it('a link of the screen that is shown focuses the heading', async () => {
      const heading = page.getByRole('heading', { level: 1, name: training.heading });
      await heading.and(page.locator(':focus')).waitFor();
    });

    it('a link of the screen that is shown adds no history entry', async () => {
      const after = await page.evaluate(() => history.length);
      expect(after, 'history entries').toBe(before);
    });
  });

  describe.each(['Pricing', `${careers.link} FAQ – Portal`])(
    'beside a hash of the page with the title “%s”',
    (title) => {
      let page: Page;
      let titleBesideHash: string;

      beforeAll(async () => {
        page = await openHtml(inPortal(`<training-site></training-site>${script}`), {
          hash: '#/training',
        });
        await changeHashAndTitle(page, '#pricing', title);
        await untilPainted(page);
        titleBesideHash = await page.title();
        await page.goBack();
      });

      it(`the site leaves the title “${title}” to the page when the page sets it`, () => {
        expect(titleBesideHash).toBe(title);
      });

      it(`the site sets its title again on Back from a hash with the title “${title}”`, async () => {
        await eventually(() => page.title()).toBe(training.title);
      });

      it(`the site gives the title “${title}” of the page back when the site is removed`, async () => {
        await eventually(() => page.title()).toBe(training.title);
        await page.evaluate(() => document.querySelector('training-site')?.remove());
        await eventually(() => page.title()).toBe(title);
      });
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

  it('the site is whole before the next paint where it replaces a site that was shown', async () => {
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

  /** A portal with links at its top and a fixed one at its bottom, and the site below the fold. */
  const portal = inPortal(`${sticky}
    <nav><a href="#/careers">Jobs</a> <a href="#terms">Terms</a></nav>
    <a href="#/careers" style="position: fixed; bottom: 0; right: 0; z-index: 9">Fixed</a>
    <div style="height: 3000px"></div><training-site></training-site>
    <div id="terms" style="height: 3000px"></div>${script}`);

  const headingOf = (page: Page) => page.getByRole('heading', { level: 1 });
  const isFocused = (page: Page) => headingOf(page).and(page.locator(':focus')).waitFor();
  const scrollY = (page: Page) => page.evaluate(() => window.scrollY);

  /** The top of the site, in px from the top of the window. */
  const topOf = (page: Page) =>
    page.locator('training-site').evaluate((site) => Math.round(site.getBoundingClientRect().top));

  describe('by a link of the page', () => {
    let page: Page;

    beforeAll(async () => {
      page = await openHtml(portal);
      await page.getByRole('link', { name: 'Jobs' }).click();
      await shows(page, careers);
    });

    it('a link of the page shows the top of a site below the fold, below the scroll offset', async () => {
      expect(await topOf(page)).toBe(64);
    });

    it('a link of the page moves focus to the heading', async () => {
      await isFocused(page);
    });
  });

  it('a fixed link of the page shows the top of the screen to a visitor far down', async () => {
    const page = await openHtml(portal);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.getByRole('link', { name: 'Fixed' }).click();
    await shows(page, careers);
    expect(await topOf(page)).toBe(64);
  });

  describe('loaded at a screen', () => {
    let page: Page;

    beforeAll(async () => {
      page = await openHtml(portal, { hash: '#/careers' });
      await shows(page, careers);
    });

    it('a page that is loaded at a screen shows it in view', async () => {
      expect(await topOf(page)).toBe(64);
    });

    it('a page that is loaded at a screen keeps focus', async () => {
      expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    });

    it('a reload leaves scrolling to the browser', async () => {
      // An act of the visitor ends the arrival.
      await page.keyboard.press('Shift');
      await page.evaluate(() => scrollTo(0, 700));
      await page.reload();
      await untilWhole(page);
      await eventually(() => scrollY(page)).toBe(700);
    });
  });

  it.each(['', '#pricing'])('a page that is loaded at %j stays at its top', async (hash) => {
    const page = await openHtml(portal, { hash });
    expect(await scrollY(page)).toBe(0);
  });

  it('a site that is mounted later scrolls nothing where the visitor has scrolled', async () => {
    const page = await openHtml(inPortal(`<div style="height: 3000px"></div>${script}`), {
      hash: '#/careers',
    });
    await page.evaluate(() => {
      scrollTo(0, 200);
      document.body.append(document.createElement('training-site'));
    });
    await shows(page, careers);
    await untilPainted(page);
    expect(await scrollY(page)).toBe(200);
  });

  describe('after a scroll tracker has removed the hash', () => {
    let page: Page;

    beforeAll(async () => {
      page = await openHtml(portal, { hash: '#/training' });
      await page.evaluate(() => {
        history.replaceState(null, '', location.pathname + location.search);
        scrollTo(0, 100);
      });
    });

    it('a scroll tracker that removes the hash leaves the screen', async () => {
      await untilPainted(page);
      await shows(page, training);
    });

    it('a link to Home adds an entry after a scroll tracker has removed the hash', async () => {
      await follow(page, home);
      await eventually(() => page.evaluate(() => location.hash)).toBe('#/');
    });
  });

  it('Back from an anchor of the page moves no focus', async () => {
    const page = await openHtml(portal, { hash: '#/training' });
    const terms = page.getByRole('link', { name: 'Terms' });
    await terms.focus();
    await terms.press('Enter');
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.goBack();
    await untilPainted(page);
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  });

  it('an open question keeps focus when a script asks for its screen again', async () => {
    const page = await openHtml(inPortal(`<training-site></training-site>${script}`), {
      hash: '#/consultation?from=portal',
    });
    const button = page.getByRole('button', { name: closedQuestion.question });
    await button.click();
    await goTo(page, consultancy.path);
    await untilPainted(page);
    expect(await button.getAttribute('aria-expanded')).toBe('true');
    await button.and(page.locator(':focus')).waitFor({ timeout: 2000 });
  });

  it('without the Navigation API, a mail link opens after a silent replaceState of the page', async () => {
    const page = await openHtml(inPortal(`<training-site></training-site>${script}`), {
      hash: '#/contact-us',
      prepare: (page) => page.addInitScript(() => Reflect.set(window, 'navigation', undefined)),
    });
    const used = page.evaluate(
      () =>
        new Promise((resolve) => {
          addEventListener('training-site-action', (event) => {
            event.preventDefault();
            resolve(event.detail.kind);
          });
          history.replaceState(null, '', '#/careers');
        }),
    );
    await page.getByRole('link', { name: contactRows.hello }).click();
    expect(await Promise.race([used, shows(page, careers).then(() => untilPainted(page))])).toBe(
      'mail',
    );
  });

  /** Two sites at the same hashes. */
  const two = (first = '') =>
    inPortal(`<training-site id="one"></training-site><training-site id="two"></training-site>
      ${script}<script>${first}</script>`);

  it.each([
    ['at once', ''],
    [
      'later, by the option push',
      `document.getElementById('one').push = async (address) => {
        await new Promise(requestAnimationFrame);
        history.pushState(null, '', address);
      };`,
    ],
  ])('a link of one site moves nothing in another, with an entry added %s', async (_, code) => {
    const page = await openHtml(two(code));
    await page.locator('#one [part=header]').getByRole('link', { name: training.link }).click();
    const headings = page.getByRole('heading', { level: 1, name: training.heading });
    await eventually(() => headings.count()).toBe(2);
    await untilPainted(page);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('one');
    expect(await scrollY(page)).toBe(0);
  });
});
