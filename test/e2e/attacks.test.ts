import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { home, notFound } from '../screens';
import { describeInChromium, inPortal } from './chromium';

const inPage = (body: string) => inPortal(`${body}<script src="/dist/training-site.js"></script>`);
const markup = '<img src=x onerror="window.reached=1">';
const paths = [
  `/${markup}`,
  '/<svg/onload=window.reached=1>',
  '/"onmouseover="window.reached=1" x="',
  '/javascript:window.reached=1',
  // Decoded, this is the first path again.
  `/${encodeURIComponent(markup)}`,
  '//elsewhere.example',
  '/__proto__',
  '/{{constructor.constructor("window.reached=1")()}}',
  // Decoded once, these are no screens. wouter would decode them again.
  '/%2554raining',
  '/x%250ay',
  '/\u202etxt.exe',
];

/** What an attacker would gain, and everything that the site's links lead to. */
const look = (page: Page) =>
  page.evaluate(() => {
    const root = document.querySelector('training-site')?.shadowRoot;
    const elements = [...(root?.querySelectorAll('*') ?? [])];
    const page = `${location.origin}${location.pathname}${location.search}`;
    const isSafe = (href: string) =>
      href.startsWith(`${page}#`) || href === page || /^(mailto:|tel:|https:\/\/)/.test(href);
    return {
      isShown: elements.length > 100,
      reached: 'reached' in window || 'reached' in Object.prototype,
      handlers: elements.flatMap((element) =>
        element.getAttributeNames().filter((name) => name.startsWith('on')),
      ),
      foreign: elements.filter((element) => element.matches('img, script, iframe, link, [src]'))
        .length,
      links: elements
        .map((element) => element.getAttribute('href'))
        .filter((href) => href !== null && !isSafe(href)),
    };
  });
const unharmed = { isShown: true, reached: false, handlers: [], foreign: 0, links: [] };

describeInChromium('a site under attack', ({ openHtml, requests, complaints }) => {
  it('makes no script, element, link or request of the text in a hash', async () => {
    const page = await openHtml(inPage('<training-site></training-site>'));
    const loaded = requests.length;
    for (const path of paths) {
      await page.evaluate((hash) => {
        const isShown = new Promise((resolve) =>
          addEventListener('training-site-navigate', resolve, { once: true }),
        );
        location.hash = hash;
        return isShown.then(() => {});
      }, path);
      await page.getByRole('heading', { level: 1, name: notFound.heading }).waitFor();
      expect(await look(page), path).toEqual(unharmed);
      expect(await page.title()).toBe(notFound.title);
    }
    expect(requests.slice(loaded)).toEqual([]);
  });

  it('shows markup in a company as the text that it is', async () => {
    const page = await openHtml(inPage('<training-site></training-site>'));
    await page.evaluate((name) => {
      const element = document.querySelector('training-site');
      const company = JSON.parse('{ "__proto__": { "reached": 1 } }');
      if (element) element.company = { ...company, name };
    }, markup);
    await page.getByRole('contentinfo').getByText(markup).first().waitFor();
    expect(await look(page)).toEqual(unharmed);
    expect(complaints.splice(0)).toEqual([expect.stringContaining('__proto__ is not known')]);
  });

  it('inserts no markup and no address from an attribute', async () => {
    const hostile = `&quot;>${markup.replaceAll('"', '&quot;')}`;
    const attributes = ['base-path', 'initial-path', 'theme', 'routing', 'manage-title'];
    const page = await openHtml(
      inPage(`<training-site ${attributes.map((name) => `${name}="${hostile}"`).join(' ')}>`),
    );
    await page.getByRole('heading', { level: 1, name: home.heading }).waitFor();
    expect(await look(page)).toEqual(unharmed);
    // Each attribute is refused with a warning, and the default is used.
    expect(complaints.splice(0)).toHaveLength(attributes.length);
  });
});
