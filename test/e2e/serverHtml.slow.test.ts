import content from 'content';
import { describe, expect, it } from 'vitest';
import { dist } from '../../build/dist.mjs';
import { home, notFound, screens } from '../screens';
import { headerLinks, skipLink } from '../words';
import { describeInChromium, inPortal, script } from './chromium';
import { renderToHtml } from './engines/serverHtml';
import { eventually } from './engines/sitePage';
import { overhangOf, shows } from './everyScreen';
import { hostBundle } from './hostBundle';
import { outlineOf } from './outline';

/** In the page: the words that can't be read. */
function unreadWords() {
  const root = document.querySelector('training-site')?.shadowRoot as ShadowRoot;
  const unread: string[] = [];
  const words = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (words.nextNode()) {
    const { data, parentElement } = words.currentNode as Text;
    const around = parentElement as Element;
    const isForScript = around.closest('style, [aria-hidden], fieldset:enabled, [part=notice]');
    if (isForScript) continue;
    const isVisible = around.checkVisibility({ visibilityProperty: true });
    // The box of a closed answer has no height.
    const box = around.closest('[id] > div') ?? around;
    const hasRoom = box.getBoundingClientRect().height > 10;
    if (!isVisible || !hasRoom) unread.push(data);
  }
  return unread;
}

describeInChromium('HTML of a server', ({ openHtml }) => {
  describe.each(screens.map((screen) => screen.path))('without script: %s', (path) => {
    async function openWithoutScript() {
      const page = await openHtml(inPortal(`${renderToHtml({ path })}`), {
        javaScriptEnabled: false,
        viewport: { width: 390, height: 800 },
        waitUntil: 'commit',
      });
      await page.waitForLoadState();
      return page;
    }

    it('without script, every word can be read, but for icons and what screen readers say', async () => {
      const page = await openWithoutScript();
      // The code of the 404 screen is a drawing, and a text that is heard.
      const heard = path === notFound.path ? [`${content.notFound.code} `] : [];
      // On a phone, the social links are icons.
      const icons = content.company.socialLinks.map(({ displayName }) => displayName);
      expect(await page.evaluate(unreadWords)).toEqual([skipLink, ...heard, ...icons]);
    });

    it('without script, no control is shown that can’t work', async () => {
      const page = await openWithoutScript();
      const controls = page.locator('training-site :enabled').filter({ visible: true });
      expect(await controls.allTextContents()).toEqual([]);
    });

    it('without script, the links of the menu are in the header', async () => {
      const page = await openWithoutScript();
      const links = page.locator('[part=header] a').filter({ visible: true });
      const shown = (await links.allTextContents()).filter((text) => text !== skipLink);
      expect(shown).toEqual([content.company.name, ...headerLinks]);
    });

    it('without script, nothing scrolls sideways on a phone', async () => {
      expect(await overhangOf(await openWithoutScript())).toBe(0);
    });
  });

  describe('hydrated by mount of training-site-widget/element', () => {
    async function openHydrated() {
      const { script } = await hostBundle(`
        import { mount } from './${dist}/training-site.element.mjs';
        window.heading = document.querySelector('training-site').shadowRoot.querySelector('h1');
        mount(document.querySelector('div'));`);
      const html = `<div>${renderToHtml()}</div>${script}`;
      const page = await openHtml(inPortal(html));
      await eventually(() => page.title()).toBe(home.title);
      return page;
    }

    it('HTML that mount hydrates keeps its elements', async () => {
      expect(await (await openHydrated()).evaluate('heading.isConnected')).toBe(true);
    });

    it('HTML that mount hydrates does not define the element', async () => {
      const page = await openHydrated();
      expect(await page.evaluate('customElements.get("training-site")')).toBeUndefined();
    });
  });

  // Readers that know no shadow roots find the headings a second time.
  it.each([
    ['with', true],
    ['without', false],
  ])(
    'HTML of a server has each heading once for a screen reader, %s script',
    async (_, javaScriptEnabled) => {
      const page = await openHtml(inPortal(renderToHtml() + script), {
        javaScriptEnabled,
      });
      await shows(page, home);
      const headings = (await outlineOf(page)).filter((line) => /^ *heading/.test(line));
      expect(headings).toContainEqual(expect.stringContaining(home.heading));
      expect(headings).toEqual([...new Set(headings)]);
    },
  );
});
