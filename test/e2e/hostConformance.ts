import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { home, training } from '../screens';
import { accept, openMenu } from '../words';
import { describeInChromium, twoFrames, untilWhole } from './chromium';
import { changes, difference, serveEmptyBoxes, sizesOf, stylesOf, tracesOf } from './hostPage';
import type { Host } from './hosts';

const clean: Host = { file: 'clean.html', where: 'in the clean host' };
const addressOf = ({ file }: Host) => `/demo/hosts/${file}`;

/** The document with the site: that of the page or of a frame. */
function documentOf(page: Page, { frame }: Host) {
  const found = page.frames().find((known) => !frame || known.url().includes(frame));
  if (!found) throw new Error(`The page has no frame ${frame}.`);
  return found;
}

const siteOf = (page: Page, host: Host) => documentOf(page, host).locator('#site');
const toggle = (page: Page, host: Host) => documentOf(page, host).locator('#toggle').click();
const heading = (page: Page, host: Host, name: string) =>
  siteOf(page, host).getByRole('heading', { level: 1, name });

/** Clicks the first visible link; a narrow site has it in its menu. */
async function goToTraining(page: Page, host: Host) {
  const site = siteOf(page, host);
  const menu = site.getByRole('button', { name: openMenu });
  if (await menu.isVisible()) await menu.click();
  const links = site.getByRole('link', { name: training.link, exact: true });
  await links.filter({ visible: true }).first().click();
  await heading(page, host, training.heading).waitFor();
}

type Place = Awaited<ReturnType<typeof placeOf>>;

/**
 * Makes the window and the frame high enough for all of the site. Returns its place in its document, on which rounding
 * to pixels depends.
 */
async function placeOf(page: Page, host: Host) {
  const window = { width: 1280, height: 4600 };
  await page.setViewportSize(window);
  if (host.frame) {
    const frame = page.locator('iframe');
    await frame.evaluate((element, height) => {
      element.style.height = `${height}px`;
    }, window.height);
    window.width = await frame.evaluate(({ clientWidth }) => clientWidth);
    // The new height is painted when the second animation frame begins.
    await twoFrames(documentOf(page, host));
  }
  const box = await elementOf(page, host).evaluate((element) => {
    const { x, y, width } = element.getBoundingClientRect();
    return { x, y, width };
  });
  return { window, box };
}

/** The element around the site: the outermost of its shadow root. */
const elementOf = (page: Page, host: Host): Locator =>
  siteOf(page, host).locator('.site').locator('..');

async function remove(page: Page, host: Host) {
  await toggle(page, host);
  await elementOf(page, host).waitFor({ state: 'detached' });
}

async function photograph(page: Page, host: Host): Promise<Buffer> {
  const clip = await elementOf(page, host).boundingBox();
  if (!clip) throw new Error(`${host.file}: the site has no box.`);
  return page.screenshot({ clip });
}

const nothing = { html: [], builtIns: [], styleSheets: [] };
// React keeps one listener on each document, and a mark on the document that it has added it.
const leftByReact = {
  names: ['+ document _reactListening'],
  listeners: ['+ document selectionchange'],
};

// A sandboxed frame in a process of its own may paint after the screenshot is taken.
const flag = '--disable-site-isolation-trials';

/** Tests that the site and each of these hosts leave each other alone. */
export function describeConformance(hosts: readonly Host[]): void {
  describeInChromium(
    'the site in an awkward host',
    ({ open }) => {
      /** A picture of the site in the clean host, at the same place. */
      async function cleanPicture({ window, box }: Place, dir = 'ltr'): Promise<Buffer> {
        const page = await open(addressOf(clean), { viewport: window });
        await siteOf(page, clean).evaluate(
          (site, { x, y, width, dir }) => {
            document.documentElement.dir = dir;
            site.style.cssText = `position: absolute; left: ${x}px; top: ${y}px; width: ${width}px`;
          },
          { ...box, dir },
        );
        await heading(page, clean, home.heading).waitFor();
        return photograph(page, clean);
      }

      it.each(hosts)('looks the same as on an empty page: $where', async (host) => {
        const page = await open(addressOf(host));
        const frame = documentOf(page, host);
        const title = await frame.title();
        await heading(page, host, home.heading).waitFor();
        await untilWhole(frame);
        // A sandboxed frame has no storage, so the notice is shown.
        if (host.frame) await siteOf(page, host).getByRole('button', { name: accept }).click();
        const place = await placeOf(page, host);
        const picture = await photograph(page, host);

        await goToTraining(page, host);
        expect(new URL(frame.url()).hash).toBe(`#${host.basePath ?? ''}${training.path}`);
        expect(await frame.title()).toBe(host.keepsTitle ? title : training.title);
        await frame.evaluate(() => history.back());
        await heading(page, host, home.heading).waitFor();

        const expected = await cleanPicture(place, host.dir);
        expect(picture.equals(expected)).toBe(true);
      });

      it.each(hosts)('leaves the page as it was: $where', async (host) => {
        const page = await open(addressOf(host));
        await heading(page, host, home.heading).waitFor();
        await untilWhole(documentOf(page, host));
        const styles = await stylesOf(documentOf(page, host));
        const shown = await tracesOf(documentOf(page, host));
        const sizes = await sizesOf(documentOf(page, host));
        await goToTraining(page, host);
        await remove(page, host);
        await toggle(page, host);
        await heading(page, host, training.heading).waitFor();
        await remove(page, host);
        const removed = await tracesOf(documentOf(page, host));

        // The same page without the site.
        await serveEmptyBoxes(page, sizes);
        await page.goto(new URL(addressOf(host), page.url()).href);
        await documentOf(page, host).locator('#toggle').waitFor();
        const stylesWithout = await stylesOf(documentOf(page, host));
        const neverShown = await tracesOf(documentOf(page, host));
        await toggle(page, host);
        const neverRemoved = await tracesOf(documentOf(page, host));

        expect(difference(stylesWithout, styles)).toEqual([]);
        const { title, listeners, ...whileShown } = changes(neverShown, shown);
        expect(title).toHaveLength(host.keepsTitle ? 0 : 2);
        expect(listeners).toContain('+ window popstate, capturing');
        expect(whileShown).toEqual({ ...nothing, names: leftByReact.names });
        expect(changes(neverRemoved, removed)).toEqual({ ...nothing, title: [], ...leftByReact });
      });
    },
    flag,
  );
}
