import { expect, it } from 'vitest';
import type { MountedSite } from '../../../src/embed/mount';
import { careers, contact, home, training } from '../../screens';
import { skipLink } from '../../words';
import type { Open } from './describeInEngines';
import { eventually, type SitePage } from './sitePage';

declare global {
  interface Window {
    /** Set by page.js. */
    site: MountedSite;
  }
}

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

  it('follows the address of the page in a frame, restores the title when that is removed, and does not set it again', async () => {
    const page = await open('#/careers');
    await page.shows(careers.heading);
    await page.read(() => {
      window.site.unmount();
      const frame = document.body.appendChild(document.createElement('iframe'));
      window.TrainingSite?.mount(frame.contentDocument?.body as HTMLElement);
    });
    await page.read(({ root }) => root().querySelector('a')?.focus());
    await page.changeHash('#/contact-us');
    await eventually(page.focusedName).toBe(contact.heading);
    expect(await page.title()).toBe(contact.title);
    await page.read(() => document.querySelector('iframe')?.remove());
    await eventually(page.title).toBe('Portal');
    await page.changeHash('#/training');
    expect(await page.title()).toBe('Portal');
  });

  it('does not change for hashes of the host; Back to such a hash shows the screen that was shown there', async () => {
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

  it('replaces edited HTML with one site', async () => {
    const page = await open('', { way: 'edited' });
    await eventually(page.takeComplaints).toContain('rendered again');
    await page.shows(home.heading);
    const texts = await page.read(({ root }) =>
      Array.from(root().querySelectorAll('.site'), ({ textContent }) => textContent),
    );
    expect(texts).toEqual([expect.stringContaining(skipLink)]);
  });
}
