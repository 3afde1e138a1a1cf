import type { Frame, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { home, training } from '../screens';
import { accept, openMenu } from '../words';
import { describeInChromium, untilPainted, untilWhole } from './chromium';
import { shows } from './everyScreen';
import { changes, difference, serveEmptyBoxes, sizesOf, stylesOf, tracesOf } from './hostPage';

/** A page of demo/hosts. */
export interface Host {
  readonly file: string;
  /** What is awkward in it; ends the title of its tests. */
  readonly where: string;
  readonly dir?: 'rtl';
  /** The hash of the screens, where it is not the default. */
  readonly basePath?: string;
  /** A part of the address of the frame that holds the site. */
  readonly frame?: string;
  readonly keepsTitle?: boolean;
}

/** One group for each test file. Test files run at the same time. */
export const hosts = {
  strictest: [{ file: 'important.html', where: 'under * { … !important } and a root of 62.5%' }],
  libraries: [
    { file: 'bootstrap-3.html', where: 'under Bootstrap 3' },
    { file: 'bootstrap-5.html', where: 'under Bootstrap 5, in dark mode' },
    { file: 'tailwind-preflight.html', where: 'under Tailwind’s preflight' },
    { file: 'requirejs.html', where: 'beside RequireJS' },
    { file: 'commonjs.html', where: 'beside a CommonJS shim' },
    { file: 'zone.html', where: 'beside Zone.js' },
    { file: 'react-18.html', where: 'in an app of React 18' },
    { file: 'vue-3.html', where: 'in an app of Vue 3' },
    { file: 'prototype-extensions.html', where: 'among extended prototypes' },
    { file: 'hash-router.html', where: 'beside a router on #!/' },
    { file: 'hash-router-base-path.html', where: 'beside a router on #/', basePath: '/academy' },
  ],
  pages: [
    { file: 'base-href.html', where: 'on a page with a <base href>' },
    { file: 'strict-csp.html', where: 'under a strict content policy' },
    { file: 'sandboxed-frame.html', where: 'in a sandboxed frame', frame: 'frame-inside' },
    { file: 'quirks.html', where: 'in quirks mode' },
    { file: 'xhtml.xhtml', where: 'in XHTML' },
    { file: 'rtl.html', where: 'from right to left', dir: 'rtl' },
    { file: 'windows-1252.html', where: 'on a page in windows-1252' },
    { file: 'transformed.html', where: 'in a transformed, clipped ancestor' },
    { file: 'narrow-column.html', where: 'in a column of 380px' },
    { file: 'flex-row.html', where: 'in a flex row' },
    { file: 'sticky-header.html', where: 'below a sticky header' },
    { file: 'two-sites.html', where: 'beside another site', basePath: '/first', keepsTitle: true },
  ],
} satisfies Record<string, readonly Host[]>;

const clean: Host = { file: 'clean.html', where: 'in the clean host' };
const addressOf = ({ file }: Host) => `/demo/hosts/${file}`;

/** The site in the page of a host, and the document that has it: that of the page or of a frame. */
function siteIn(page: Page, { file, frame = file }: Host) {
  const inside = page.frames().find((one) => one.url().includes(frame)) as Frame;
  const site = inside.locator('#site');
  /** The outermost of its shadow root. */
  const element = site.locator('.site').locator('..');
  const toggle = () => inside.locator('#toggle').click();
  return {
    inside,
    site,
    toggle,
    async remove() {
      await toggle();
      await element.waitFor({ state: 'detached' });
    },
    /** Clicks the first visible link; a narrow site has it in its menu. */
    async goToTraining() {
      const menu = site.getByRole('button', { name: openMenu });
      if (await menu.isVisible()) await menu.click();
      const links = site.getByRole('link', { name: training.link, exact: true });
      await links.filter({ visible: true }).first().click();
      await shows(site, training);
    },
    /** Its place in its document. */
    placeOf: () =>
      element.evaluate((one) => {
        const { x, y, width } = one.getBoundingClientRect();
        return { x, y, width };
      }),
    async photograph() {
      const box = await element.boundingBox();
      if (!box) throw new Error(`${file}: the site has no box.`);
      return page.screenshot({ clip: box });
    },
  };
}

/** A window with all of a site in it. */
const high = { width: 1280, height: 4600 };
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
      async function openHost(host: Host) {
        const page = await open(addressOf(host), { viewport: high });
        const site = siteIn(page, host);
        await shows(site.site, home);
        await untilWhole(site.inside);
        return { page, ...site };
      }

      /** The same page with an empty box in the place of each site. */
      async function openWithoutSite(page: Page, host: Host, sizes: Record<string, string>) {
        await serveEmptyBoxes(page, sizes);
        await page.goto(new URL(addressOf(host), page.url()).href);
        const without = siteIn(page, host);
        await without.inside.locator('#toggle').waitFor();
        return without;
      }

      describe.each(hosts)('$where', (host) => {
        type Opened = Awaited<ReturnType<typeof openHost>>;
        type Traces = Awaited<ReturnType<typeof tracesOf>>;
        let opened: Opened;
        /** What is seen before the visitor does anything. */
        let first: {
          readonly title: string;
          readonly styles: string;
          readonly traces: Traces;
          readonly sizes: Record<string, string>;
        };

        beforeAll(async () => {
          opened = await openHost(host);
          const { inside } = opened;
          const styles = await stylesOf(inside);
          const traces = await tracesOf(inside);
          first = { title: await inside.title(), styles, traces, sizes: await sizesOf(inside) };
        });

        describe('at Training', () => {
          beforeAll(() => opened.goToTraining());

          it('the site follows its links', () => {
            const { hash } = new URL(opened.inside.url());
            expect(hash).toBe(`#${host.basePath ?? ''}${training.path}`);
          });

          it(`the site ${host.keepsTitle ? 'leaves' : 'sets'} the title`, async () => {
            const expected = host.keepsTitle ? first.title : training.title;
            expect(await opened.inside.title()).toBe(expected);
          });

          describe('after it was removed and added', () => {
            let removed: Traces;

            beforeAll(async () => {
              const { inside, site, remove, toggle } = opened;
              await remove();
              await toggle();
              await shows(site, training);
              await remove();
              removed = await tracesOf(inside);
              await toggle();
            });

            it('the site shows the screen of the address after it is removed and added', async () => {
              const { inside, site } = opened;
              await shows(site, training);
              await inside.evaluate(() => history.back());
              await shows(site, home);
            });

            describe('compared with the page without it', () => {
              let without: Pick<typeof first, 'styles' | 'traces'>;
              let neverShown: Traces;

              beforeAll(async () => {
                const { inside, toggle } = await openWithoutSite(opened.page, host, first.sizes);
                without = { styles: await stylesOf(inside), traces: await tracesOf(inside) };
                await toggle();
                neverShown = await tracesOf(inside);
              });

              it('the site changes no style of the page', () => {
                expect(difference(without.styles, first.styles)).toEqual([]);
              });

              it('the site changes no HTML, built-in or style sheet of the page while it is shown', () => {
                const shown = changes(without.traces, first.traces);
                // Whether the comparison would see a change.
                expect(shown.listeners).toContain('+ window popstate, capturing');
                expect(shown).toMatchObject({ ...nothing, names: leftByReact.names });
              });

              it('the site leaves the page as it was when it is removed', () => {
                const left = changes(neverShown, removed);
                expect(left).toEqual({ ...nothing, title: [], ...leftByReact });
              });
            });
          });
        });

        it('the site looks as on an empty page', async () => {
          const { page, inside, site, placeOf, photograph } = await openHost(host);
          if (host.frame) {
            // A sandboxed frame has no storage, so the notice is shown.
            await site.getByRole('button', { name: accept }).click();
            await page.addStyleTag({ content: 'iframe { height: 4600px !important }' });
            await untilPainted(inside);
          }
          const place = await placeOf();
          const picture = await photograph();

          // The site is put at the same place, because the browser rounds its edges to pixels.
          const alone = await openHost(clean);
          await alone.site.evaluate(
            (site, { x, y, width, dir }) => {
              document.documentElement.dir = dir;
              site.style.cssText = `position: absolute; left: ${x}px; top: ${y}px; width: ${width}px`;
            },
            { ...place, dir: host.dir ?? 'ltr' },
          );
          const isEqual = picture.equals(await alone.photograph());
          expect(isEqual, 'the pictures are equal').toBe(true);
        });
      });
    },
    flag,
  );
}
