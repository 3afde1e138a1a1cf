import { expect, it } from 'vitest';
import * as content from '../../src/content/edition';
import { home, notFound, screens } from '../screens';
import { headerLinks, skipLink } from '../words';
import { describeInChromium, inPortal, script } from './chromium';
import { renderToHtml } from './engines/serverHtml';
import { eventually } from './engines/sitePage';
import { shows } from './everyScreen';
import { hostBundle } from './hostBundle';
import { outlineOf } from './outline';

/** In the page: the words that can't be read, the controls that can't work, and the links of the header. */
function findWithoutScript() {
  const root = document.querySelector('training-site')?.shadowRoot as ShadowRoot;
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const shown = (selector: string) => [...root.querySelectorAll(selector)].filter(isShown);
  const unread: string[] = [];
  const words = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (words.nextNode()) {
    const { data, parentElement: around } = words.currentNode as Text;
    // The box of a closed answer has no height.
    const box = (around?.closest('[id] > div') ?? around)?.getBoundingClientRect() as DOMRect;
    const isForScript = around?.closest('[aria-hidden], fieldset:enabled, [part=notice]');
    if (!isForScript && !(isShown(around as Element) && box.height > 10)) unread.push(data);
  }
  return {
    unread,
    dead: shown(':enabled').map((one) => one.outerHTML),
    links: shown('[part=header] a').map((one) => one.textContent),
    overhang: document.documentElement.scrollWidth - innerWidth,
  };
}

describeInChromium('HTML of a server', ({ openHtml }) => {
  it('can be read without script, and no control that can’t work is shown', async () => {
    for (const { path } of screens) {
      const html = inPortal(`${renderToHtml({ path, files: '/dist' })}`);
      const page = await openHtml(html, {
        ...{ javaScriptEnabled: false, viewport: { width: 390, height: 800 }, waitUntil: 'commit' },
      });
      await page.waitForLoadState();
      const links = [content.company.name, ...headerLinks];
      // The code of the 404 screen is a drawing, and a text that is heard.
      const heard = path === notFound.path ? [`${content.notFound.code} `] : [];
      const expected = { unread: [skipLink, ...heard], dead: [], links, overhang: 0 };
      expect([path, await page.evaluate(findWithoutScript)]).toEqual([path, expected]);
    }
  });

  it('is taken over by mount of training-site-widget/element, which does not define the element', async () => {
    const { script } = await hostBundle(`
      import { mount } from './dist/training-site.element.mjs';
      window.heading = document.querySelector('training-site').shadowRoot.querySelector('h1');
      mount(document.querySelector('div'));`);
    const page = await openHtml(
      inPortal(`<div>${renderToHtml({ files: '/dist' })}</div>${script}`),
    );
    await eventually(() => page.title()).toBe(home.title);
    expect(await page.evaluate('heading.isConnected')).toBe(true);
    expect(await page.evaluate('customElements.get("training-site")')).toBeUndefined();
  });

  it.each([true, false])(
    'says each heading once to a screen reader, although readers without shadow roots find it too; with script: %s',
    async (javaScriptEnabled) => {
      const page = await openHtml(inPortal(renderToHtml({ files: '/dist' }) + script), {
        javaScriptEnabled,
      });
      await shows(page, home);
      const headings = (await outlineOf(page)).filter((line) => /^ *heading/.test(line));
      expect(headings).toContainEqual(expect.stringContaining(home.heading));
      expect(headings).toEqual([...new Set(headings)]);
    },
  );
});
