import { expect, it } from 'vitest';
import { careers, home, training } from '../../screens';
import type { Open } from './describeInEngines';
import { eventually, type SitePage } from './sitePage';

const height = (page: SitePage) =>
  page.read(() => document.querySelector('training-site')?.clientHeight);

/** The other ways to put the site on a page. */
export function describeDelivery(open: Open): void {
  it.each([false, true])(
    'is loaded when its element comes near the window, from a disk: %s',
    async (disk) => {
      const page = await open('#/training', { way: 'loader', disk });
      await eventually(() => height(page)).toBe(800);
      await page.read(
        () => new Promise((end) => requestAnimationFrame(() => requestAnimationFrame(end))),
      );
      const begun = 'head script, training-site:defined';
      expect(await page.read((_, one) => document.querySelector(one), begun)).toBeNull();
      await page.read(() => scrollTo({ top: 3600, behavior: 'instant' }));
      await page.shows(training.heading);
      await eventually(() => page.read(() => document.adoptedStyleSheets.length)).toBe(0);
    },
  );

  it('shares the hash with the page around its frame, and the frame is as high as the site', async () => {
    const page = await open('#/training', { way: 'frame' });
    /** How much of the frame's content is out of view. */
    const hidden = () =>
      page.read(() => {
        const { document, innerHeight } = window.frames[0] as Window;
        return document.documentElement.scrollHeight - innerHeight;
      });
    await page.shows(training.heading);
    await eventually(hidden).toBe(0);
    await page.read(({ all }, name) => all('[role=contentinfo] a', name)[0]?.click(), careers.link);
    await page.shows(careers.heading);
    await eventually(page.hash).toBe('#/careers');
    await eventually(hidden).toBe(0);
    await page.read(() => history.back());
    await page.shows(training.heading);
    await eventually(page.hash).toBe('#/training');
  });

  it('shares hash, height and events with the page around a frame of another origin', async () => {
    const page = await open('#/training', { way: 'elsewhere' });
    const seen = () =>
      page.read(() => {
        const frame = document.querySelector('iframe');
        // The browser hides the content of the frame.
        return [frame?.contentDocument, document.title, (frame?.clientHeight ?? 0) > 1000];
      });
    await page.read(() => {
      addEventListener('training-site-navigate', ({ target, detail }) => {
        document.title = `${(target as Element).localName} ${detail.path}`;
      });
    });
    await page.changeHash('#/contact-us');
    await eventually(seen).toEqual([null, 'iframe /contact-us', true]);
    await page.changeHash('#/careers');
    await eventually(seen).toEqual([null, 'iframe /careers', true]);
  });

  it('dispatches its events on the frame around it, and has its notice at the end of what is visible', async () => {
    const page = await open('', { way: 'frame', notice: true });
    await page.read(() => {
      addEventListener('training-site-navigate', ({ target, detail }) => {
        document.title = `${(target as Element).localName} ${detail.path}`;
      });
    });
    await page.shows(home.heading);
    await page.read(({ all }, name) => all('[role=contentinfo] a', name)[0]?.click(), careers.link);
    await eventually(page.title).toBe('iframe /careers');
    for (const y of [0, 300, 305]) {
      await page.read((_, top) => scrollTo({ top, behavior: 'instant' }), y);
      const end = () =>
        page.read(({ all }) => {
          const frame = document.querySelector('iframe')?.getBoundingClientRect();
          const notice = all('[part=notice]')[0]?.getBoundingClientRect();
          return Math.round((frame?.top ?? 0) + 7 + (notice?.bottom ?? 0));
        });
      await eventually(end).toBe(800 - 24);
    }
  });
}
