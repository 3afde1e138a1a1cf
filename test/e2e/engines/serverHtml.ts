import { pathToFileURL } from 'node:url';
import content from 'content';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { dist } from '../../../build/dist.mjs';
import { screens, training } from '../../screens';
import type { Open } from './describeInEngines';
import type { SitePage } from './sitePage';

/** The function of the package, which the build has made. */
export const { renderToHtml }: typeof import('../../../src/server/renderToHtml') = await import(
  pathToFileURL(`${dist}/training-site.server.mjs`).href
);

/**
 * In the page: adds the HTML in place of the last site, and returns what the script changes, and
 * what is shown then.
 */
async function hydrate(_: unknown, html: string) {
  document.querySelector('training-site')?.remove();
  const holder = document.createElement('div');
  holder.setHTMLUnsafe(html);
  const { shadowRoot } = holder.querySelector('training-site') as Element;
  const root = shadowRoot as ShadowRoot;
  const added: string[] = [];
  const observer = new MutationObserver((records) => {
    for (const record of records) {
      for (const { nodeName } of record.addedNodes) added.push(nodeName);
    }
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
    const { backgroundColor } = getComputedStyle(root.querySelector('.site') as Element);
    const context = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
    context.fillStyle = backgroundColor;
    context.fillRect(0, 0, 1, 1);
    return [...context.getImageData(0, 0, 1, 1).data.slice(0, 3)];
  };
  const changes = { path, added };
  const look = {
    heading: root.querySelector('[part=main] [tabindex]')?.localName,
    parts: [...root.querySelectorAll('[part]')].map((part) => part.getAttribute('part')),
    copyright: root.querySelector('[part=footer]')?.textContent?.match(/©\S* \S+/)?.[0],
    names: [...root.querySelectorAll('a[aria-label$=", home"]')].map((link) => link.ariaLabel),
    surfaces: [surface('light'), surface('dark')],
  };
  return { changes, look };
}

export function describeServerHtml(open: Open): void {
  describe('HTML of a server', () => {
    let page: SitePage;

    beforeAll(async () => {
      page = await open('', { way: 'element' });
    });

    it('HTML of a server is hydrated without a new node, for each screen and any options', async () => {
      const all = [
        { theme: 'light', basePath: '/academy', pages: '/academy/' },
        { theme: 'dark', basePath: 'academy', headingLevel: 3, hide: 'header footer notice' },
        { theme: 'auto', routing: 'memory', manageTitle: false },
        {
          theme: 'page',
          address: 'https://portal.example/ä?a=1&b=2',
          company: { name: `O'Neil & <b>"Söhne"</b>`, phone: '+44 20 7946 0123' },
        },
      ] as const;
      for (const [index, { path }] of screens.entries()) {
        const html = renderToHtml({ path, ...all[index % all.length] });
        const { changes } = await page.read(hydrate, html);
        expect(changes).toEqual({ path, added: [] });
      }
    });

    it('HTML of an earlier year is hydrated with its options, and then shows the current year', async () => {
      const options = { theme: 'page', headingLevel: 2, hide: 'header notice' } as const;
      const screen = { path: training.path, company: { name: 'Aster' } };
      vi.useFakeTimers({ toFake: ['Date'], now: new Date('2024-12-31T12:00:00Z') });
      const html = renderToHtml({ ...options, ...screen });
      vi.useRealTimers();
      const { foundingYear } = content.company;
      expect(html).toContain(`${foundingYear}&#8211;2024`);
      const { changes, look } = await page.read(hydrate, html);
      expect(changes).toEqual({ path: training.path, added: [] });
      expect(look).toEqual({
        heading: 'h2',
        parts: ['main', 'footer'],
        copyright: expect.stringContaining(`${foundingYear}–${new Date().getFullYear()}`),
        names: ['Aster, home'],
        surfaces: [
          [255, 255, 255],
          [11, 27, 24],
        ],
      });
    });
  });
}
