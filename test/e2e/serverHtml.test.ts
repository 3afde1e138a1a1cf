import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { screens } from '../screens';
import { describeInChromium } from './chromium';

/** The function of the package, which the build has made. */
const { renderToHtml }: typeof import('../../src/server/renderToHtml') = await import(
  pathToFileURL('dist/training-site.server.mjs').href
);

/** In the page: adds the element, and gives the nodes that come after that, and the screens told. */
async function takeOver(html: string) {
  const holder = document.createElement('div');
  holder.setHTMLUnsafe(html);
  const shadow = holder.querySelector('training-site')?.shadowRoot as ShadowRoot;
  const screen: string[] = [];
  const added: string[] = [];
  const observer = new MutationObserver((records) => {
    for (const record of records)
      for (const { nodeName } of record.addedNodes) added.push(nodeName);
  });
  observer.observe(shadow, { childList: true, subtree: true });
  const shown = new Promise<void>((resolve) =>
    holder.addEventListener('training-site:navigate', (event) => {
      screen.push((event as CustomEvent<{ path: string }>).detail.path);
      resolve();
    }),
  );
  document.body.append(holder);
  await shown;
  await new Promise((resolve) => requestAnimationFrame(resolve));
  observer.disconnect();
  const isLinked = shadow.querySelector('link') !== null;
  holder.remove();
  return { screen, added, isLinked };
}

describeInChromium('HTML of a server', ({ openHtml }) => {
  const page = () =>
    openHtml('<!doctype html><title>Portal</title><script src="/dist/training-site.js"></script>');

  it.each(['light', 'dark', 'auto'] as const)(
    'in the theme %s is taken over without a new node',
    async (theme) => {
      const host = await page();
      for (const company of [
        undefined,
        { name: `O'Neil & <b>"Söhne"</b>`, phone: '+44 20 7946 0123' },
      ]) {
        for (const { path } of screens) {
          const options = { path, theme, company, basePath: '/academy', files: '/dist/' } as const;
          const taken = await host.evaluate(takeOver, renderToHtml(options));
          expect({ path, ...taken }).toEqual({ path, screen: [path], added: [], isLinked: false });
        }
      }
    },
  );

  it('is taken over with each other option', async () => {
    const host = await page();
    for (const options of [
      { headingLevel: 3, theme: 'page' },
      { hide: 'header footer notice', basePath: 'academy', path: '/training' },
      { routing: 'memory', manageTitle: false },
      { path: '/nowhere' },
    ] as const) {
      const { added } = await host.evaluate(takeOver, renderToHtml({ ...options, files: '/dist' }));
      expect({ options, added }).toEqual({ options, added: [] });
    }
  });
});
