import { describe, expect, it } from 'vitest';
import { home, notFound } from '../screens';
import { describeInChromium, inPortal } from './chromium';
import { eventually } from './engines/sitePage';

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

/** In the page: what an attacker would have gained, each as a sentence. */
function gains(): string[] {
  const root = document.querySelector('training-site')?.shadowRoot;
  const elements = [...(root?.querySelectorAll('*') ?? [])];
  const page = `${location.origin}${location.pathname}${location.search}`;
  const isSafe = (href: string) =>
    href === page || href.startsWith(`${page}#`) || /^(mailto:|tel:|https:\/\/)/.test(href);
  const found: string[] = [];
  if (elements.length <= 100) found.push('the site is not shown');
  if ('reached' in window) found.push('a script has run');
  if ('reached' in Object.prototype) found.push('the prototype of all objects has changed');
  for (const element of elements) {
    if (element.matches('img, script, iframe, link, [src]')) {
      found.push(`${element.outerHTML.slice(0, 80)} has been inserted`);
    }
    for (const name of element.getAttributeNames()) {
      if (name.startsWith('on')) found.push(`${element.localName} has a handler ${name}`);
    }
    const href = element.getAttribute('href');
    if (href !== null && !isSafe(href)) found.push(`a link leads to ${href}`);
  }
  return found;
}

describeInChromium('a site under attack', ({ openHtml, requests, complaints }) => {
  it.each(paths)(
    'a site makes no script, element, link or request of the hash #%s',
    async (path) => {
      const page = await openHtml(inPage('<training-site></training-site>'));
      const loaded = [...requests];
      await page.evaluate((hash) => {
        location.hash = hash;
      }, path);
      await page.getByRole('heading', { level: 1, name: notFound.heading }).waitFor();
      expect(await page.evaluate(gains)).toEqual([]);
      expect(requests, 'addresses that were requested').toEqual(loaded);
    },
  );

  it.each(paths)('a site has the title of the 404 screen for the hash #%s', async (path) => {
    const page = await openHtml(inPage('<training-site></training-site>'));
    await page.evaluate((hash) => {
      location.hash = hash;
    }, path);
    await eventually(() => page.title()).toBe(notFound.title);
  });

  async function openWithCompany() {
    const page = await openHtml(inPage('<training-site></training-site>'));
    await page.evaluate((name) => {
      const element = document.querySelector('training-site');
      const company = JSON.parse('{ "__proto__": { "reached": 1 } }');
      if (element) element.company = { ...company, name };
    }, markup);
    await page.getByRole('contentinfo').getByText(markup).first().waitFor();
    return { page, warnings: complaints.splice(0) };
  }

  it('a site shows markup in a company as the text that it is', async () => {
    const { page } = await openWithCompany();
    expect(await page.evaluate(gains)).toEqual([]);
  });

  it('a site warns of a company with __proto__', async () => {
    const { warnings } = await openWithCompany();
    expect(warnings).toEqual([expect.stringContaining('__proto__ is not known')]);
  });

  describe('with markup in an attribute', () => {
    const hostile = `&quot;>${markup.replaceAll('"', '&quot;')}`;

    it.each(['base-path', 'initial-path', 'theme', 'routing', 'manage-title'])(
      'a site inserts no markup and no address, and refuses %s with a warning',
      async (name) => {
        const page = await openHtml(inPage(`<training-site ${name}="${hostile}"></training-site>`));
        await page.getByRole('heading', { level: 1, name: home.heading }).waitFor();
        expect(complaints.splice(0)).toEqual([expect.stringContaining(`${name}>: expected`)]);
        expect(await page.evaluate(gains)).toEqual([]);
      },
    );
  });
});
