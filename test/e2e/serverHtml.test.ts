import { pathToFileURL } from 'node:url';
import { expect, it, vi } from 'vitest';
import * as content from '../../src/content/edition';
import { home, notFound, screens, training } from '../screens';
import { headerLinks, skipLink } from '../words';
import { describeInChromium, inPortal, script } from './chromium';
import { describeInEngines } from './engines/describeInEngines';
import { eventually } from './engines/sitePage';
import { shows } from './everyScreen';
import { hostBundle } from './hostBundle';
import { outlineOf } from './outline';

/** The function of the package, which the build has made. */
const { renderToHtml }: typeof import('../../src/server/renderToHtml') = await import(
  pathToFileURL('dist/training-site.server.mjs').href
);

/** In the page: adds the HTML in place of the last site, and returns what the script changes, and what is shown then. */
async function takeOver(_: unknown, html: string) {
  document.querySelector('training-site')?.remove();
  const holder = document.createElement('div');
  holder.setHTMLUnsafe(html);
  const { shadowRoot } = holder.querySelector('training-site') as Element;
  const root = shadowRoot as ShadowRoot;
  const added: string[] = [];
  const observer = new MutationObserver((records) => {
    for (const record of records)
      for (const { nodeName } of record.addedNodes) added.push(nodeName);
  });
  observer.observe(root, { childList: true, subtree: true });
  const shown = new Promise<string>((resolve) =>
    holder.addEventListener('training-site-navigate', (event) =>
      resolve((event as CustomEvent<{ path: string }>).detail.path),
    ),
  );
  document.body.append(holder);
  const path = await shown;
  await new Promise((resolve) => requestAnimationFrame(resolve));
  observer.disconnect();
  const surface = (scheme: string) => {
    holder.style.colorScheme = scheme;
    return getComputedStyle(root.querySelector('.site') as Element).backgroundColor;
  };
  const changes = { path, added, isLinked: root.querySelector('link') !== null };
  const look = {
    heading: root.querySelector('[part=main] [tabindex]')?.localName,
    parts: [...root.querySelectorAll('[part]')].map((part) => part.getAttribute('part')),
    copyright: root.querySelector('[part=footer]')?.textContent?.match(/©\S* \S+/)?.[0],
    names: [...root.querySelectorAll('a[aria-label$=", home"]')].map((link) => link.ariaLabel),
    surfaces: [surface('light'), surface('dark')],
  };
  return { changes, look };
}

describeInEngines(
  (open) => {
    it('HTML of a server is taken over without a new node, for each screen and any options', async () => {
      const page = await open('', { way: 'element' });
      const all = [
        { theme: 'light', basePath: '/academy', pages: '/academy/' },
        { theme: 'dark', basePath: 'academy', headingLevel: 3, hide: 'header footer notice' },
        { theme: 'auto', routing: 'memory', manageTitle: false },
        { theme: 'page', company: { name: `O'Neil & <b>"Söhne"</b>`, phone: '+44 20 7946 0123' } },
      ] as const;
      for (const [index, { path }] of screens.entries()) {
        const html = renderToHtml({ path, ...all[index % all.length], files: '/dist/' });
        const { changes } = await page.read(takeOver, html);
        expect(changes).toEqual({ path, added: [], isLinked: false });
      }
    });

    it('HTML of an earlier year is taken over with its options, and then shows the current year', async () => {
      const page = await open('', { way: 'element' });
      const options = { theme: 'page', headingLevel: 2, hide: 'header notice' } as const;
      const screen = { path: training.path, company: { name: 'Aster' } };
      vi.useFakeTimers({ toFake: ['Date'], now: new Date('2024-12-31T12:00:00Z') });
      const html = renderToHtml({ ...options, ...screen, files: '/dist' });
      vi.useRealTimers();
      const { foundingYear } = content.company;
      expect(html).toContain(`${foundingYear}&#8211;2024`);
      const { changes, look } = await page.read(takeOver, html);
      expect(changes).toEqual({ path: training.path, added: [], isLinked: false });
      expect(look).toEqual({
        heading: 'h2',
        parts: ['main', 'footer'],
        copyright: expect.stringContaining(`${foundingYear}–${new Date().getFullYear()}`),
        names: ['Aster, home'],
        surfaces: ['rgb(255, 255, 255)', 'rgb(11, 27, 24)'],
      });
    });
  },
  ['Chromium', 'Firefox', 'WebKit'],
);

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
