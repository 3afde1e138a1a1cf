import { expect, it } from 'vitest';
import type { MountedSite } from '../../../src/embed/mount';
import { careers, consultancy, home, notFound, training } from '../../screens';
import { cookieNoticeLabel } from '../../words';
import type { Open } from './describeInEngines';
import { eventually, type SitePage } from './sitePage';

declare global {
  interface Window {
    /** Set by page.js. */
    site: MountedSite;
    nodes: string[];
  }
}

const notice = 'section[aria-label]';
const inHeader = (name: string) => ['[role=banner] a', name] as const;

/** The visible styles of each element of the site. */
const looks = (page: SitePage) =>
  page.read(({ root }) =>
    [...root().querySelectorAll('.site, .site *')].map((element) => {
      const style = getComputedStyle(element);
      const seen = [
        ...[style.color, style.cursor, style.display, style.fontFamily, style.fontSize],
        ...[style.fontStyle, style.fontWeight, style.letterSpacing, style.lineHeight],
        ...[style.listStyleType, style.textAlign, style.textIndent, style.textTransform],
        ...[style.visibility, style.whiteSpace, style.wordSpacing, style.width, style.height],
      ];
      return `${element.localName}: ${seen.join(', ')}`;
    }),
  );

/** How the site lives with its host in each engine. */
export function describeGuest(open: Open): void {
  it('looks the same whatever styles it inherits from the host', async () => {
    const page = await open();
    await page.shows(home.heading);
    const expected = await looks(page);
    await page.read(
      (_, rules) => {
        document.head.append(
          Object.assign(document.createElement('style'), { textContent: rules }),
        );
      },
      `html { font-size: 62.5% } h1, a, button, p { display: none }
       * { cursor: wait !important; font: italic 9px / 3 serif !important; color: red !important;
           letter-spacing: 9px !important; list-style: square !important; text-align: right !important;
           text-indent: 9px !important; text-transform: uppercase !important; white-space: pre !important;
           visibility: hidden !important; word-spacing: 9px !important; --ink: red; --brand: red }`,
    );
    expect(await page.read(() => getComputedStyle(document.body).wordSpacing)).toBe('9px');
    expect(await looks(page)).toEqual(expected);
    expect(expected.find((look) => look.startsWith('h1'))).toMatch(/^h1: rgb\(16, 33, 29\), /);
  });

  it('leaves no node, and restores the title, when it is unmounted or its frame is removed', async () => {
    const page = await open();
    const state = () =>
      page.read(() => [document.title, document.getElementById('site')?.childNodes.length]);
    await page.click(...inHeader(training.link));
    await eventually(page.title).toBe(training.title);
    await page.read(() => window.site.unmount());
    expect(await state()).toEqual(['Portal', 0]);
    await page.changeHash('#/careers');
    expect(await state()).toEqual(['Portal', 0]);
    await page.read(() => {
      const frame = document.body.appendChild(document.createElement('iframe'));
      window.TrainingSite?.mount(frame.contentDocument?.body as HTMLElement);
    });
    await eventually(page.title).toBe(careers.title);
    await page.read(() => document.querySelector('iframe')?.remove());
    await eventually(page.title).toBe('Portal');
  });

  it('leaves the hashes of the host alone, and shows on Back to one the screen that was shown there', async () => {
    const page = await open('#pricing');
    await page.shows(home.heading);
    await page.click(...inHeader(training.link));
    await page.shows(training.heading);
    await page.changeHash('#pricing');
    await page.shows(training.heading);
    expect(await page.hash()).toBe('#pricing');
    expect(await page.title()).toBe(training.title);
    await page.read(() => history.back());
    await eventually(page.hash).toBe('#/training');
    await page.read(() => history.back());
    await eventually(page.hash).toBe('#pricing');
    // Without the Navigation API the site can't distinguish two visits of #pricing.
    const knowsEntries = await page.read(() => 'navigation' in window);
    await page.shows((knowsEntries ? home : training).heading);
  });

  it('follows the attributes of <training-site>, and keeps to its base path and the query', async () => {
    const page = await open('#/academy/training', { way: 'element' });
    await page.shows(notFound.heading);
    const set = (name: string, value: string) =>
      page.read(
        (_, ...attribute) => document.querySelector('training-site')?.setAttribute(...attribute),
        name,
        value,
      );
    const ground = () =>
      page.read(({ all }) => all('.site').map((site) => getComputedStyle(site).backgroundColor));
    await set('base-path', '/academy');
    await page.shows(training.heading);
    await page.click(...inHeader(consultancy.link));
    await page.shows(consultancy.heading);
    expect(await page.hash()).toBe('#/academy/consultation');
    expect(await page.read(() => location.search)).toBe('?way=element');
    await page.changeHash('#/careers');
    await page.shows(consultancy.heading);
    expect(await ground()).toEqual(['rgb(255, 255, 255)']);
    await set('theme', 'dark');
    await eventually(ground).toEqual(['rgb(11, 27, 24)']);
    await set('manage-title', 'false');
    await eventually(page.title).toBe('Portal');
    await page.read(() => document.querySelector('training-site')?.remove());
    await eventually(() => page.names('h1')).toEqual([]);
  });

  it('hydrates prerendered HTML without creating a node', async () => {
    const page = await open('', { way: 'prerendered', notice: true });
    await page.shows(home.heading);
    // It is hidden in the HTML.
    await eventually(() => page.names(notice)).toEqual([cookieNoticeLabel]);
    const changes = await page.read(() => window.nodes);
    // The script replaces the stylesheet file by its own styles.
    expect(changes).toEqual(['- LINK']);
    await page.click(...inHeader(training.link));
    await page.shows(training.heading);
    expect(await page.hash()).toBe('#/training');
  });
}
