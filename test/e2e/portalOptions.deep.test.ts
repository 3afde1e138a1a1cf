import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { training } from '../screens';
import { describeInEngines } from './engines/describeInEngines';

const { renderToHtml }: typeof import('../../src/server/renderToHtml') = await import(
  pathToFileURL('dist/training-site.server.mjs').href
);

/** In the page: adds the HTML of a server, lets the script take it over, and says what there is then. */
async function takeOver(_: unknown, html: string) {
  document.querySelector('training-site')?.remove();
  const holder = document.body.appendChild(document.createElement('div'));
  const shown = new Promise((resolve) =>
    holder.addEventListener('training-site:navigate', resolve, { once: true }),
  );
  holder.setHTMLUnsafe(html);
  const shadow = holder.querySelector('training-site')?.shadowRoot as ShadowRoot;
  const heading = shadow.querySelector('[part=main] [tabindex]');
  await shown;
  const site = shadow.querySelector('.site') as Element;
  const surface = (scheme: string) => {
    holder.style.colorScheme = scheme;
    return getComputedStyle(site).backgroundColor;
  };
  return {
    heading: [heading?.localName, heading?.textContent?.replace(/\s+/g, ' ').trim()],
    isKept: heading?.isConnected,
    parts: [...shadow.querySelectorAll('[part]')].map((part) => part.getAttribute('part')),
    names: [...shadow.querySelectorAll('a[aria-label$=", home"]')].map((link) => link.ariaLabel),
    surfaces: [surface('light'), surface('dark')],
  };
}

describeInEngines(
  (open) => {
    it('takes over the HTML of a server, with options for theme, heading level, hidden parts and company name', async () => {
      const page = await open('#/training', { way: 'element' });
      const html = renderToHtml({
        path: training.path,
        theme: 'page',
        headingLevel: 2,
        hide: 'header notice',
        company: { name: 'Aster' },
        files: '/dist',
      });
      expect(await page.read(takeOver, html)).toEqual({
        heading: ['h2', training.heading],
        isKept: true,
        parts: ['main', 'footer'],
        names: ['Aster, home'],
        surfaces: ['rgb(255, 255, 255)', 'rgb(11, 27, 24)'],
      });
    });
  },
  ['Chromium', 'Firefox', 'WebKit'],
);
