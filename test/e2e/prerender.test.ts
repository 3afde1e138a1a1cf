import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { dist } from '../../build/dist.mjs';
import { careers, home, training } from '../screens';
import { trainingAction } from '../words';
import {
  describeInChromium,
  inPortal,
  type OpenHtmlOptions,
  shiftOf,
  untilPainted,
} from './chromium';
import { topWhenArrived } from './everyScreen';

/** The element, and the script. */
const [embed = '', script = ''] = (await readFile(`${dist}/embed.html`, 'utf8'))
  .replace(/(?<=src=")(?=training-site-)/, '/dist/')
  .split(/(?=<script)/);
const { files } = JSON.parse(await readFile(`${dist}/manifest.json`, 'utf8'));

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

// The strictest policy that the site promises to live under, in every test of this file.
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'";
const strictest = { 'content-security-policy': policy };

/** The same, and the styles in the HTML are allowed by the hash that the manifest has. */
const headers = {
  'content-security-policy': policy.replace(
    "style-src 'self'",
    `$& '${files['training-site.css'].integrity}'`,
  ),
};

/**
 * What `look` records: the paths in the events of the site, and the nodes added or removed after
 * parsing.
 */
declare const sight: { readonly screens: string[]; readonly changed: string[] };

/** Runs before the other scripts of the page. */
function look() {
  Object.assign(window, { sight: { screens: [], changed: [] } });
  addEventListener('training-site-navigate', (event) => {
    sight.screens.push((event as CustomEvent<{ path: string }>).detail.path);
  });
}

/**
 * Runs between the HTML and the script: records every node that is added or removed from now on,
 * and whether it has no content when the next frame is painted.
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

/** In the page: how many stylesheets the site has. */
function countSheets() {
  const { shadowRoot } = document.querySelector('training-site') as Element;
  const { styleSheets, adoptedStyleSheets } = shadowRoot as ShadowRoot;
  return styleSheets.length + adoptedStyleSheets.length;
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
    await untilPainted(page);
    return page.evaluate(() => sight);
  };

  describe('hydrated', () => {
    let page: Page;
    let before: { readonly picture: Buffer; readonly shift: number };
    let after: typeof before & { readonly sight: typeof sight };

    const lookAt = async () => ({ picture: await page.screenshot(), shift: await shiftOf(page) });

    beforeAll(async () => {
      const opened = await openBeforeScript(embed + script, {
        viewport: { width: 1280, height: 4600 },
      });
      page = opened.page;
      await untilParsed(page);
      await page.evaluate(() => document.fonts.ready);
      // The HTML itself shifts the last row of a grid when it arrives in parts.
      before = await lookAt();
      await page.evaluate(watchNodes);
      opened.arrive();
      await untilShown(page);
      after = { ...(await lookAt()), sight: await sightOf(page) };
    });

    it('the hydrated site has the same pixels', () => {
      expect(after.picture.equals(before.picture), 'the pictures are equal').toBe(true);
    });

    it('the hydrated site shifts nothing', () => {
      expect(after.shift).toBe(before.shift);
    });

    it('the hydrated site adds and removes no node', () => {
      expect(after.sight.changed).toEqual([]);
    });

    it('the hydrated site reports its screen once', () => {
      expect(after.sight.screens).toEqual(['/']);
    });

    it('the hydrated site has one stylesheet', async () => {
      expect(await page.evaluate(countSheets)).toBe(1);
    });

    it('the hydrated site follows its links', async () => {
      await page.getByRole('link', { name: trainingAction }).click();
      await heading(page, training.heading).waitFor();
      expect(page.url()).toMatch(/page_id=12#\/training$/);
    });
  });

  describe('at the address of another screen', () => {
    let page: Page;

    beforeAll(async () => {
      const opened = await openBeforeScript(embed + script, { hash: '#/training' });
      page = opened.page;
      await untilParsed(page);
      await page.evaluate(watchNodes);
      opened.arrive();
      await untilShown(page);
      await heading(page, training.heading).waitFor();
    });

    it('HTML of another screen is no longer shown', async () => {
      expect(await heading(page, home.heading).count()).toBe(0);
    });

    it('HTML of another screen is replaced in one step, with content before the old one goes', async () => {
      expect((await sightOf(page)).changed).toEqual(['+ DIV', '- STYLE', '- DIV', '+ DIV']);
    });

    it('HTML of another screen reports the screen of the address alone', async () => {
      expect((await sightOf(page)).screens).toEqual(['/training']);
    });

    it('HTML of another screen sets the title of the screen of the address', async () => {
      expect(await page.title()).toBe(training.title);
    });

    it('HTML of another screen takes no focus', async () => {
      expect(await page.evaluate(() => document.activeElement?.localName)).toBe('body');
    });
  });

  describe.each([
    ['Careers, which is rendered', careers],
    ['Home, which is hydrated', home],
  ])('after a link of its footer before the script, to %s', (_, screen) => {
    it('the prerendered site has its top in view, and focus on its heading', async () => {
      const { page, arrive } = await openBeforeScript(embed + script);
      await untilParsed(page);
      await page
        .locator('[part=footer]')
        .getByRole('link', { name: screen.link, exact: true })
        .click();
      arrive();
      await untilShown(page);
      await heading(page, screen.heading).waitFor();
      expect(await topWhenArrived(page)).toBe(0);
    });
  });

  describe('whose inline styles a policy refuses', () => {
    let page: Page;
    let isReadable: boolean;

    beforeAll(async () => {
      const opened = await openBeforeScript(embed + script, { headers: strictest });
      page = opened.page;
      await untilParsed(page);
      isReadable = await heading(page, home.heading).isVisible();
      opened.arrive();
      await untilShown(page);
      // The browser reports the styles.
      expect(complaints.splice(0)).toEqual([expect.stringContaining('style-src')]);
    });

    it('the HTML without its inline styles can be read before the script arrives', () => {
      expect(isReadable).toBe(true);
    });

    it('the HTML without its inline styles gets its styles from the script, once', async () => {
      expect(await page.evaluate(countSheets)).toBe(1);
    });
  });

  describe('added by a script, as tag managers do', () => {
    let page: Page;

    /** `innerHTML` makes no shadow root of the template. */
    beforeAll(async () => {
      const opened = await openBeforeScript(`<div></div>${script}`, { headers: {} });
      page = opened.page;
      await untilParsed(page);
      await page.evaluate((html) => {
        (document.querySelector('div') as Element).innerHTML = html;
      }, embed);
      opened.arrive();
      await untilShown(page);
      // Chromium tells about the template.
      expect(complaints.splice(0)).toEqual([expect.stringContaining('shadowrootmode')]);
    });

    it('HTML that a script adds leaves no template', async () => {
      expect(await page.locator('training-site > template').count()).toBe(0);
    });

    it('HTML that a script adds is hydrated with its styles', async () => {
      const names = await page
        .locator('training-site')
        .evaluate(({ shadowRoot }) =>
          [...(shadowRoot?.children ?? [])].map((each) => each.localName),
        );
      expect(names).toEqual(['style', 'div']);
    });
  });

  describe('in a browser without declarative shadow roots', () => {
    // Such a browser ignores the attribute.
    const plain = embed.replaceAll(' shadowrootmode="open"', '') + script;
    const wordsIn = (page: Page) => page.locator('training-site > [lang]');
    let page: Page;
    let isReadable: boolean;

    beforeAll(async () => {
      const opened = await openBeforeScript(plain);
      page = opened.page;
      await untilParsed(page);
      isReadable = await wordsIn(page).getByRole('heading', { name: home.heading }).isVisible();
      opened.arrive();
      await page.getByRole('banner').waitFor();
      await wordsIn(page).waitFor({ state: 'hidden' });
    });

    it('the HTML without declarative shadow roots can be read before the script arrives', () => {
      expect(isReadable).toBe(true);
    });

    it('the HTML without declarative shadow roots is one site when the script has arrived', async () => {
      expect(await heading(page, home.heading).count()).toBe(1);
    });
  });

  describe.each([
    ['before the element', /(?=<training-site)/],
    ['in the middle of it', /(?<=<training-site><template shadowrootmode="open">)/],
    ['right after it', /$/],
  ])('when the script runs %s', (where, place) => {
    let page: Page;
    let lines: string[];

    beforeAll(async () => {
      const now = script.replaceAll(' defer', '');
      const opened = await openBeforeScript(embed.replace(place, now));
      page = opened.page;
      opened.arrive();
      await untilShown(page);
      await page.waitForLoadState();
      // Chromium reports that it can't add the HTML to an element that the script has filled. A
      // script in the middle of the HTML is a change of it.
      const expected =
        /A second declarative shadow root cannot be created on a host|rendered again/;
      lines = complaints.splice(0).filter((line) => !expected.test(line));
    });

    it(`the prerendered site is one site when the script runs ${where}`, async () => {
      expect(await heading(page, home.heading).count(), 'headings').toBe(1);
      expect(await page.getByRole('banner').count(), 'headers').toBe(1);
    });

    it(`the prerendered site reports its screen once when the script runs ${where}`, async () => {
      expect((await sightOf(page)).screens).toEqual(['/']);
    });

    it(`the prerendered site writes nothing of its own when the script runs ${where}`, () => {
      expect(lines).toEqual([]);
    });
  });
});
