import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { screens } from '../screens';
import { describeInChromium, inPortal } from './chromium';
import { eventually } from './engines/sitePage';

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

  it.each(['light', 'dark', 'auto', 'page'] as const)(
    'in the theme %s is taken over without a new node',
    async (theme) => {
      const host = await page();
      for (const others of [
        { basePath: '/academy' },
        {
          ...({ basePath: 'academy', headingLevel: 3, hide: 'header footer notice' } as const),
          ...({ routing: 'memory', manageTitle: false } as const),
          company: { name: `O'Neil & <b>"Söhne"</b>`, phone: '+44 20 7946 0123' },
        },
      ]) {
        for (const { path } of screens) {
          const options = { path, theme, ...others, files: '/dist/' };
          const taken = await host.evaluate(takeOver, renderToHtml(options));
          expect({ path, ...taken }).toEqual({ path, screen: [path], added: [], isLinked: false });
        }
      }
    },
  );

  it('is taken over by mount, where the element is not defined', async () => {
    const host = await openHtml(
      inPortal(`<div>${renderToHtml({ files: '/dist' })}</div><script type="module">
        import { mount } from '/dist/training-site.element.mjs';
        window.heading = document.querySelector('training-site').shadowRoot.querySelector('h1');
        mount(document.querySelector('div'));</script>`),
    );
    await eventually(() => host.title()).toBe(screens[0]?.title);
    expect(await host.evaluate('heading.isConnected')).toBe(true);
  });
});
