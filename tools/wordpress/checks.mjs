// What a visitor sees and does on a post with the site.
import { shippedWords as words } from '../hosts/words.mjs';
import { differingPixels } from '../pictures.mjs';
import { hashOf, heading, openPost, site, styles, whole } from './visit.mjs';

/** @typedef {import('./visit.mjs').Visit} Visit */

/**
 * Each check throws what is wrong.
 *
 * @type {Readonly<Record<string, { title: string, check: (visit: Visit) => Promise<void> }>>}
 */
export const checks = {
  shows: {
    title: 'the site is shown once, whole, with one first heading; its notice can be accepted',
    async check(visit) {
      const page = await openPost(visit, { notice: true });
      await page.getByRole('button', { name: 'Accept', exact: true }).click();
      expect('notices', await page.locator('[part=notice]:visible').count(), 0);
      expect('sites', await site(page).count(), 1);
      expect('headings', await site(page).getByRole('heading', { level: 1 }).count(), 1);
      expect('"Loading…"', await page.getByText('Loading…').count(), 0);
    },
  },
  walks: {
    title:
      'links of the site and of the post lead to a screen, Back leads home; the query of the address stays; the title is that of the screen',
    async check(visit) {
      const page = await openPost(visit, { width: 1280 });
      expect('title', await page.title(), words.title['/']);
      await site(page).getByRole('link', { name: 'Contact Us', exact: true }).last().click();
      await heading(page, '/contact-us').waitFor();
      expect('address', page.url(), visit.post.address + hashOf(visit.post, '/contact-us'));
      expect('title', await page.title(), words.title['/contact-us']);
      await page.goBack();
      await heading(page, '/').waitFor();
      expect('address', page.url(), visit.post.address);
      await page.locator('#there').evaluate(
        (link, hash) => {
          /** @type {HTMLAnchorElement} */ (link).href = hash;
        },
        hashOf(visit.post, '/training'),
      );
      await page.locator('#there').click();
      await heading(page, '/training').waitFor();
      expect('title', await page.title(), words.title['/training']);
    },
  },
  leaves: {
    title: 'the title is the portal’s on its next page, and where the element is removed',
    async check(visit) {
      const page = await openPost(visit, { hash: hashOf(visit.post, '/training') });
      await heading(page, '/training').waitFor();
      await page.getByRole('link', { name: 'The portal', exact: true }).first().click();
      await page.waitForURL((address) => !address.search.includes('p='));
      expect('title', await page.title(), 'The portal');
      await page.goBack();
      await heading(page, '/training').waitFor();
      if (!visit.post.markup.leaves) return;
      await page
        .locator('training-site, [data-training-site]')
        .evaluate((element) => element.remove());
      await page.waitForFunction(() => document.title === 'Our courses – The portal');
    },
  },
  looks: {
    title: 'no pixel differs from the site on an empty page',
    async check(visit) {
      const page = await openPost(visit, { width: 1280 });
      const { height } = await boxOf(page);
      await page.setViewportSize({ width: 1280, height: Math.ceil(height) + 900 });
      const { x, y, width } = await boxOf(page);
      const picture = await photograph(page);
      const empty = await visit.open({ width: 1280 });
      await empty.setViewportSize({ width: 1280, height: Math.ceil(height) + 900 });
      await empty.goto(`${visit.origin}/empty.html`);
      await whole(empty);
      await empty.locator('[data-training-site]').evaluate(
        (element, box) => {
          /** @type {HTMLElement} */ (element).style.cssText =
            `position: absolute; left: ${box.x}px; top: ${box.y}px; width: ${box.width}px`;
        },
        { x, y, width },
      );
      const expected = await photograph(empty);
      if (picture.equals(expected)) return;
      expect('differing pixels', await differingPixels(empty, expected, picture), 0);
    },
  },
  page: {
    title: 'no computed style of the page around the site differs from those without the script',
    async check(visit) {
      const page = await openPost(visit, { width: 1280 });
      const height = await page
        .locator(holder)
        .evaluate((element) => element.getBoundingClientRect().height);
      const withSite = await styles(page, holder);
      const bare = await visit.open({ width: 1280, isBare: true });
      await bare.goto(visit.post.address);
      await bare.locator(holder).evaluate((element, height) => {
        /** @type {HTMLElement} */ (element).style.cssText =
          `display: block !important; height: ${height}px !important; overflow: hidden`;
      }, height);
      const without = await styles(bare, holder);
      expect('elements', withSite.length, without.length);
      const index = withSite.findIndex((element, place) => element !== without[place]);
      if (index < 0) return;
      const wanted = new Set(without[index]?.split('\n'));
      const lines = String(withSite[index]).split('\n');
      const different = lines.filter((line, place) => place === 0 || !wanted.has(line));
      throw new Error(`different styles: ${different.slice(0, 4).join('; ')}`);
    },
  },
  fits: {
    title: 'no sideways scroll at 1280, 390 and 320px, on Home and on Training',
    async check(visit) {
      for (const width of [1280, 390, 320]) {
        const page = await openPost(visit, { width });
        for (const screen of /** @type {const} */ (['/', '/training'])) {
          await page.evaluate((hash) => location.assign(hash), hashOf(visit.post, screen));
          await heading(page, screen).waitFor();
          await whole(page);
          const wider = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
          expect(`pixels too wide at ${width}, ${screen}`, wider, 0);
        }
      }
    },
  },
  menu: {
    title:
      'in a narrow column the header has a menu instead of links; its dialog is above everything, the admin bar too',
    async check(visit) {
      const page = await openPost(visit, { width: 1280, user: 'administrator' });
      const isFull = visit.post.place === 'full width';
      const links = site(page).getByRole('navigation', { name: 'Main' }).getByRole('link');
      const menu = site(page).getByRole('button', { name: 'Open menu' });
      expect('menu at 1280px', await menu.isVisible(), !isFull);
      expect('links at 1280px', await links.first().isVisible(), isFull);
      if (isFull) await page.setViewportSize({ width: 700, height: 800 });
      await menu.click();
      const dialog = site(page).getByRole('dialog');
      await dialog.waitFor();
      for (const place of ['#wpadminbar', 'header', '#there']) {
        const covers = await page
          .locator(place)
          .first()
          .evaluate((element, holder) => {
            const { x, y, width, height } = element.getBoundingClientRect();
            const top = document.elementFromPoint(x + width / 2, Math.max(y + height / 2, 1));
            return top === null || top.closest(holder) !== null;
          }, holder);
        expect(`the dialog covers ${place}`, covers, true);
      }
      await dialog.getByRole('link', { name: 'Training', exact: true }).click();
      await heading(page, '/training').waitFor();
      await dialog.waitFor({ state: 'hidden' });
    },
  },
  adminBar: {
    title: 'for somebody who is logged in, the heading of a new screen is below the admin bar',
    async check(visit) {
      for (const width of [1280, 700]) {
        const page = await openPost(visit, { width, user: 'administrator' });
        const link = site(page).getByRole('link', { name: 'Career', exact: true }).last();
        await link.scrollIntoViewIfNeeded();
        await link.click();
        await heading(page, '/careers').waitFor();
        const bar = await page.locator('#wpadminbar').boundingBox();
        const title = await heading(page, '/careers').boundingBox();
        const end = (bar?.y ?? Number.NaN) + (bar?.height ?? Number.NaN);
        expect(`heading below the bar at ${width}px`, Number(title?.y) >= end, true);
        expect(`heading in view at ${width}px`, Number(title?.y) < 800, true);
      }
    },
  },
};

/** The element of the pasted code that holds the site. */
const holder = '#training, [data-training-site], training-site';

/** @param {import('playwright-core').Page} page */
async function boxOf(page) {
  const box = await site(page).boundingBox();
  if (!box) throw new Error('the site has no box');
  return box;
}

/** @param {import('playwright-core').Page} page */
async function photograph(page) {
  await page.evaluate(() => scrollTo(0, 0));
  return page.screenshot({ clip: await boxOf(page) });
}

/** @type {(what: string, got: unknown, wanted: unknown) => void} */
function expect(what, got, wanted) {
  if (got !== wanted) throw new Error(`${what}: expected ${wanted}, got ${got}`);
}
