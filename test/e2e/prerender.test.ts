import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { home, training } from '../screens';
import { trainingAction } from '../words';
import { describeInChromium, inPortal, type OpenHtmlOptions, shiftOf, twoFrames } from './chromium';

const html = await readFile('dist/embed.html', 'utf8');
const [embed = '', script = ''] = html
  .replace(/(?<=(?:href|src)=")(?=training-site-)/g, '/dist/')
  .split(/(?=<script)/);

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

// The strictest policy that the site promises to live under, in every test of this file.
const headers = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'",
};

/** What `look` records: the paths in the events of the site, and the nodes added or removed after parsing. */
declare const sight: { readonly screens: string[]; readonly changed: string[] };

/** Runs before the other scripts of the page. */
function look() {
  Object.assign(window, { sight: { screens: [], changed: [] } });
  addEventListener('training-site-navigate', (event) => {
    sight.screens.push((event as CustomEvent<{ path: string }>).detail.path);
  });
}

/**
 * Runs between the HTML and the script: records every node that is added or removed from now on, and whether
 * it has no content when the next frame is painted.
 */
function watchNodes() {
  const record = ({ addedNodes, removedNodes }: MutationRecord) => {
    for (const node of addedNodes) {
      const isBare = !(node as Element).querySelector('[part=footer]');
      sight.changed.push(`+ ${node.nodeName}${isBare ? ', bare' : ''}`);
    }
    for (const node of removedNodes) sight.changed.push(`- ${node.nodeName}`);
  };
  const observer = new MutationObserver((records) =>
    requestAnimationFrame(() => records.forEach(record)),
  );
  (function observe(root: Element | ShadowRoot) {
    observer.observe(root, { childList: true, subtree: true });
    for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot) observe(shadowRoot);
  })(document.body);
}

describeInChromium('the prerendered site', ({ openHtml, complaints }) => {
  /** Opens a page with `body`, whose script is delivered when `arrive` is called. */
  async function openBeforeScript(body: string, options: OpenHtmlOptions = {}) {
    let arrive = () => {};
    const arrival = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const page = await openHtml(inPortal(body, '<script src="/look.js"></script>'), {
      headers,
      waitUntil: 'commit',
      // The routes are removed before the next test.
      fresh: false,
      ...options,
      async prepare(page) {
        await page.route('**/look.js', (route) =>
          route.fulfill({ contentType: 'text/javascript', body: `(${look})()` }),
        );
        await page.route('**/training-site-*.js', (route) => arrival.then(() => route.continue()));
      },
    });
    return { page, arrive };
  }

  const untilParsed = (page: Page) =>
    page.waitForFunction(() => document.readyState === 'interactive');

  const untilShown = (page: Page) =>
    page.waitForFunction(() => 'sight' in window && sight.screens.length > 0);

  const sightOf = async (page: Page) => {
    await twoFrames(page);
    return page.evaluate(() => sight);
  };

  it('is hydrated without a new node, a layout shift, a changed pixel or a console message', async () => {
    const { page, arrive } = await openBeforeScript(embed + script, {
      viewport: { width: 1280, height: 4600 },
    });
    await untilParsed(page);
    await page.evaluate(() => document.fonts.ready);
    const before = await page.screenshot();
    // The HTML itself shifts the last row of a grid when it arrives in parts.
    const shift = await shiftOf(page);
    await page.evaluate(watchNodes);
    arrive();
    await untilShown(page);
    expect((await page.screenshot()).equals(before)).toBe(true);
    expect(await shiftOf(page)).toBe(shift);
    expect(await sightOf(page)).toEqual({ screens: ['/'], changed: ['- LINK'] });
    await page.getByRole('link', { name: trainingAction }).click();
    await heading(page, training.heading).waitFor();
    expect(page.url()).toMatch(/page_id=12#\/training$/);
  });

  it('is replaced in one step by the screen of the address', async () => {
    const { page, arrive } = await openBeforeScript(embed + script, { hash: '#/training' });
    await untilParsed(page);
    await page.evaluate(watchNodes);
    arrive();
    await untilShown(page);
    await heading(page, training.heading).waitFor();
    expect(await heading(page, home.heading).count()).toBe(0);
    // The new site has content before the old one goes.
    const changed = ['+ DIV', '- LINK', '- DIV', '+ DIV'];
    expect(await sightOf(page)).toEqual({ screens: ['/training'], changed });
    expect(await page.title()).toBe(training.title);
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe('body');
  });

  it('can be read without its stylesheet; the script then adds the styles', async () => {
    const { page, arrive } = await openBeforeScript(embed.replaceAll('.css"', '.gone"') + script);
    await heading(page, home.heading).waitFor();
    arrive();
    await untilShown(page);
    expect((await sightOf(page)).screens).toEqual(['/']);
    const { position } = await page.locator('.site').evaluate((site) => getComputedStyle(site));
    expect(position).toBe('relative');
    expect(complaints.splice(0)).toEqual([expect.stringContaining('404')]);
  });

  it('is one site in a browser without declarative shadow roots', async () => {
    // Such a browser ignores the attribute.
    const { page, arrive } = await openBeforeScript(
      embed.replaceAll(' shadowrootmode="open"', '') + script,
    );
    const words = page.locator('training-site > [lang]');
    await words.getByRole('heading', { name: home.heading }).waitFor();
    arrive();
    await page.getByRole('banner').waitFor();
    expect(await words.isVisible()).toBe(false);
    expect(await heading(page, home.heading).count()).toBe(1);
  });

  it.each([
    ['before the element', /(?=<training-site)/],
    ['in the middle of it', /(?<=<training-site><template shadowrootmode="open">)/],
    ['right after it', /$/],
  ])('is one site when the script runs %s', async (_, place) => {
    const now = script.replaceAll(' defer', '');
    const { page, arrive } = await openBeforeScript(embed.replace(place, now));
    arrive();
    await untilShown(page);
    await page.waitForLoadState();
    expect(await heading(page, home.heading).count()).toBe(1);
    expect((await sightOf(page)).screens).toEqual(['/']);
    expect(await page.getByRole('banner').count()).toBe(1);
    // Chromium reports that it can't add the HTML to an element that the script has filled. A script in the middle of
    // the HTML is a change of it.
    const known = /A second declarative shadow root cannot be created on a host|rendered again/;
    expect(complaints.splice(0).filter((line) => !known.test(line))).toEqual([]);
  });
});
