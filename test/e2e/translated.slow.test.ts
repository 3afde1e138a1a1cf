import { expect, it } from 'vitest';
import { openMenu } from '../words';
import { describeInChromium } from './chromium';
import { siteAlone } from './everyScreen';
import { faultsOfScreens } from './layoutFaults';

const wide = { viewport: { width: 1920, height: 900 } };

/**
 * Replaces each text with one of twice the length, in elements of its own, as translators do. Runs
 * in the page.
 */
function translate() {
  const root = document.querySelector('#site > *')?.shadowRoot as ShadowRoot;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const isTranslated = text.parentElement?.localName === 'font';
    const isWords = /\p{L}{2}/u.test(text.data) && !text.data.includes('@');
    if (isTranslated || !isWords || text.parentElement?.closest('svg')) continue;
    const font = document.createElement('font');
    font.textContent = `${text.data.trim()} ${text.data}`;
    text.replaceWith(font);
  }
}

/** Replaces the first word of each heading. Runs in the page. */
function lengthenHeadings() {
  const root = document.querySelector('#site > *')?.shadowRoot as ShadowRoot;
  for (const heading of root.querySelectorAll('h1, h2, h3')) {
    const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
    const text = walker.nextNode() as Text;
    const font = document.createElement('font');
    font.textContent = text.data.replace(/\S+/, 'Unternehmensberatung');
    text.replaceWith(font);
  }
}

describeInChromium('a page that a translator has changed', ({ openHtml }) => {
  it('in translated pages with texts of twice the length, nothing overlaps or breaks', async () => {
    const page = await openHtml(siteAlone, wide);
    const conditions = { widths: [390, 768, 860, 1024, 1280], orphans: true };
    const faults = await faultsOfScreens(page, conditions, () => page.evaluate(translate));
    expect(faults).toEqual([]);
  });

  it('a header whose translated links don’t fit beside the logo has the menu', async () => {
    const page = await openHtml(siteAlone, { viewport: { width: 860, height: 800 }, fresh: true });
    const menu = page.getByRole('button', { name: openMenu });
    expect(await menu.isVisible()).toBe(false);
    await page.evaluate(translate);
    await menu.waitFor();
  });

  it.each([390, 1280])(
    'a long word that a translator puts into a heading stays within its column: %i px',
    async (width) => {
      const page = await openHtml(siteAlone, wide);
      const faults = await faultsOfScreens(page, { widths: [width], orphans: true }, () =>
        page.evaluate(lengthenHeadings),
      );
      // The size is that of the word before, so the word may break.
      expect(faults.filter((fault) => !fault.endsWith('is broken'))).toEqual([]);
    },
  );
});
