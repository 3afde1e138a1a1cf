// Pastes the site into posts of a throwaway WordPress, and tries the block.
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { describeInChromium, type OpenOptions, untilWhole } from '../../../test/e2e/chromium';
import { eventually } from '../../../test/e2e/engines/sitePage';
import { difference, serveEmptyBoxes, stylesOf } from '../../../test/e2e/hostPage';
import { careers, contact, home, type Screen, training } from '../../../test/screens';
import { accept, openMenu } from '../../../test/words';
import { hashOf } from '../hosts/hosts';
import { differingPixels } from '../pictures.mjs';
import { type Paste, pastes, places } from './pastes';
import { startPortal, themes } from './portal';

type Portal = Awaited<ReturnType<typeof startPortal>>;

let portal: Portal;
beforeAll(async () => {
  portal = await startPortal();
}, 120_000);
afterAll(() => portal.stop());

// The page of Twenty Twenty-One has this class, too.
const site = (page: Page) => page.locator('.site[data-theme]');
const heading = (page: Page, { heading }: Screen) =>
  site(page).getByRole('heading', { level: 1, name: heading, exact: true });
const link = (page: Page, { link }: Screen) =>
  site(page)
    .getByRole('link', { name: String(link), exact: true })
    .last();
const logIn = (user: string) => (page: Page) =>
  page.request.post(`${portal.origin}/wp-login.php`, { form: { log: user, pwd: user } });

/** WordPress removes white space inside tags. */
const plain = (html: string) => html.replace(/\s+>/g, '>');

function publish(user: string, place: keyof typeof places, paste: Paste) {
  const { attributes, around } = places[place];
  const code = paste.code(`${portal.origin}/files`, attributes);
  return { code, ...portal.publish(user, around(code)) };
}

for (const paste of pastes) {
  describeInChromium(`A post with ${paste.name}`, ({ open, complaints }) => {
    // WordPress writes to the console of its editor.
    afterEach(() => void complaints.splice(0));

    it('of an author keeps only what authors may write', () => {
      const { stored, code } = publish('author', 'text column', paste);
      expect(plain(stored).includes(plain(code))).toBe(paste.isForAuthors ?? false);
    });

    it('keeps its code when the block editor saves it', async () => {
      const { editor, stored, code } = publish('administrator', 'text column', paste);
      expect(plain(stored)).toContain(plain(code));
      const page = await open(editor, { prepare: logIn('administrator') });
      await page.waitForFunction(`wp.data.select('core/block-editor').getBlocks().length === 3`);
      const saved = await page.evaluate<string>(`(async () => {
        const { select, dispatch } = wp.data;
        const invalid = select('core/block-editor').getBlocks().find(({ isValid }) => !isValid);
        if (invalid) return 'invalid: ' + invalid.name;
        dispatch('core/editor').editPost({ excerpt: 'Courses' });
        await dispatch('core/editor').savePost();
        return select('core/editor').getCurrentPost().content;
      })()`);
      // The editor writes some characters and empty attributes in another way.
      const parsed = (html: string) =>
        page.evaluate((html) => {
          const template = document.createElement('template');
          template.innerHTML = html.trim();
          return template.innerHTML;
        }, html);
      expect(await parsed(saved)).toBe(await parsed(stored));
    });
  });
}

for (const theme of themes) {
  describeInChromium(`${theme}, the block`, ({ open, complaints }) => {
    afterEach(() => expect(complaints.splice(0).join('\n')).not.toContain('training-site'));

    it.each(['administrator', 'author'])(
      'shows the site to an %s, follows the settings, and is saved',
      async (user) => {
        portal.set(theme, true);
        const { editor, address } = portal.publish(user, '<!-- wp:training-site/site /-->');
        const page = await open(editor, { fresh: true, prepare: logIn(user) });
        await page.waitForFunction(`wp.data.select('core/block-editor').getBlocks().length === 1`);
        const frame = page.locator('iframe[name=editor-canvas]');
        const canvas = (await frame.count()) ? frame.contentFrame() : page;
        await canvas.locator('h2', { hasText: home.heading }).waitFor();
        const before = page.url();
        await page.evaluate(`(async () => {
        const { select, dispatch } = wp.data;
        const [{ clientId }] = select('core/block-editor').getBlocks();
        dispatch('core/block-editor').updateBlockAttributes(clientId, { theme: 'dark', headingLevel: 3, basePath: 'courses' });
        await dispatch('core/editor').savePost();
      })()`);
        await canvas.locator('h3', { hasText: home.heading }).waitFor();
        expect(page.url()).toBe(before);

        const post = await open(address + hashOf('courses', training.path), { fresh: true });
        const title = { level: 3, name: training.heading, exact: true };
        await site(post).getByRole('heading', title).waitFor();
        expect(await post.locator('[data-training-site]').getAttribute('data-theme')).toBe('dark');
      },
    );
  });

  for (const paste of pastes) {
    for (const place of Object.keys(places) as (keyof typeof places)[]) {
      describePost(theme, paste, place);
    }
  }
}

function describePost(theme: string, paste: Paste, place: keyof typeof places) {
  describeInChromium(`${theme}, ${paste.name}, ${place}`, ({ open, openHtml, complaints }) => {
    let address: string;
    beforeAll(() => {
      portal.set(theme, paste.hasPlugin ?? false);
      address = publish('administrator', place, paste).address;
    });
    afterEach(() => {
      const others = complaints.filter((line) => !paste.line || !line.includes(paste.line));
      complaints.splice(0, Infinity, ...others);
    });

    const hash = (screen: Screen) => hashOf(paste.basePath, screen.path);
    const visit = (options: OpenOptions & { readonly hash?: string } = {}) =>
      open(address + (options.hash ?? ''), { fresh: true, ...options });
    const wide = (height: number) => ({ viewport: { width: 1280, height } });

    it('shows one whole site; its notice can be accepted', async () => {
      const page = await visit({ notice: true });
      await page.getByRole('button', { name: accept }).click();
      await page.locator('[part=notice]').waitFor({ state: 'hidden' });
      expect(await site(page).count()).toBe(1);
      expect(await site(page).getByRole('heading', { level: 1 }).count()).toBe(1);
      expect(await page.getByText('Loading…').count()).toBe(0);
    });

    it('follows links of site and post, and Back; the title is that of the screen', async () => {
      const page = await visit();
      expect(await page.title()).toBe(home.title);
      await link(page, contact).click();
      await heading(page, contact).waitFor();
      expect(page.url()).toBe(address + hash(contact));
      expect(await page.title()).toBe(contact.title);
      await page.goBack();
      await heading(page, home).waitFor();
      expect(page.url()).toBe(address);
      await page.locator('#there').evaluate((element, hash) => {
        (element as HTMLAnchorElement).href = hash;
      }, hash(training));
      await page.locator('#there').click();
      await heading(page, training).waitFor();
      expect(await page.title()).toBe(training.title);
    });

    it('restores the title on the next page and when its element is removed', async () => {
      const page = await visit({ hash: hash(training) });
      await page.getByRole('link', { name: 'The portal', exact: true }).first().click();
      await eventually(() => page.title()).toBe('The portal');
      await page.goBack();
      await heading(page, training).waitFor();
      // A site of `mount` is there until it is unmounted.
      if (paste.code('', '').includes('mount')) return;
      await page.locator('#site').evaluate((element) => element.remove());
      await eventually(() => page.title()).toBe('Our courses – The portal');
    });

    if (place === 'classic') return;

    it('looks as on an empty page', async () => {
      const { height = 0 } = (await site(await visit()).boundingBox()) ?? {};
      const page = await visit(wide(Math.ceil(height) + 900));
      const box = await site(page).boundingBox();
      if (!box) throw new Error('The site has no box.');
      const picture = await page.screenshot({ clip: box });
      const empty = await openHtml(
        `<!doctype html><html lang="en-US"><title>Empty</title><body style="margin: 0">
         <div data-training-site data-theme="auto" data-base-path="academy"
           style="position: absolute; left: ${box.x}px; top: ${box.y}px; width: ${box.width}px"></div>
         <script src="/dist/training-site.js"></script>`,
        wide(Math.ceil(height) + 900),
      );
      expect(differingPixels(await empty.screenshot({ clip: box }), picture)).toBe(0);
    });

    it('does not change the styles of the page around it', async () => {
      const page = (await visit()).mainFrame();
      const { width = 0, height = 0 } = (await site(page.page()).boundingBox()) ?? {};
      const bare = await visit({
        async prepare(page) {
          await serveEmptyBoxes(page, { site: [width, height] });
          // embed.html allows no other script.
          await page.route(address, async (route) => {
            const response = await route.fetch();
            const html = (await response.text()).replace(/ integrity="[^"]*"/g, '');
            await route.fulfill({ response, body: html });
          });
        },
      });
      expect(difference(await stylesOf(bare.mainFrame()), await stylesOf(page))).toEqual([]);
    });

    it.each([1280, 390, 320])('fits into the page at %ipx', async (width) => {
      const page = await visit({ viewport: { width, height: 800 } });
      for (const screen of [home, training]) {
        await page.evaluate((hash) => location.assign(hash), hash(screen));
        await heading(page, screen).waitFor();
        await untilWhole(page);
        const { scrollWidth, clientWidth } = await page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement;
          return { scrollWidth, clientWidth };
        });
        expect(scrollWidth).toBe(clientWidth);
      }
    });

    it('has links or a menu as its width allows; the menu is above the admin bar', async () => {
      const page = await visit({ prepare: logIn('administrator') });
      const menu = site(page).getByRole('button', { name: openMenu });
      expect(await menu.isVisible()).toBe(place === 'text column');
      await page.setViewportSize({ width: 700, height: 800 });
      await menu.click();
      const dialog = site(page).getByRole('dialog');
      await dialog.waitFor();
      const covered = await page.locator('#wpadminbar').evaluate((bar) => {
        const { x, y, width, height } = bar.getBoundingClientRect();
        return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('#site') !== null;
      });
      expect(covered).toBe(true);
      await dialog.getByRole('link', { name: String(training.link), exact: true }).click();
      await heading(page, training).waitFor();
      await dialog.waitFor({ state: 'hidden' });
    });

    it.each([1280, 700])('shows a new screen below the admin bar, at %ipx', async (width) => {
      const viewport = { width, height: 800 };
      const page = await visit({ viewport, prepare: logIn('administrator') });
      await link(page, careers).click();
      await heading(page, careers).waitFor();
      const bar = await page.locator('#wpadminbar').boundingBox();
      const title = await heading(page, careers).boundingBox();
      expect(title?.y).toBeGreaterThanOrEqual((bar?.y ?? Number.NaN) + (bar?.height ?? 0));
      expect(title?.y).toBeLessThan(800);
    });
  });
}
