import { readFile } from 'node:fs/promises';
import type { Page, Route } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { dist } from '../../build/dist.mjs';
import { home, training } from '../screens';
import { describeInChromium, inPortal, shiftOf, untilPainted } from './chromium';
import { eventually } from './engines/sitePage';
import { shows } from './everyScreen';

const manifest = JSON.parse(await readFile(`${dist}/manifest.json`, 'utf8'));
const { 'training-site.js': built, 'training-site.css': other } = manifest.files;
const name = 'training-site.loader.js';
const code = await readFile(`${dist}/${name}`, 'utf8');
const tag = `<script src="/dist/${name}" async></script>`;
const element = '<training-site>Call us</training-site>';
const far = '<div style="height: 5000px"></div>';

describeInChromium('the loader', ({ openHtml, requests, complaints }) => {
  const loaded = () => requests.filter((address) => address.includes('/training-site-'));
  const takeOurs = () => complaints.splice(0).filter((line) => line.includes('training-site:'));
  /** Opens a page whose loader loads another file. */
  const openWith = (file: string, integrity: string) =>
    openHtml(inPortal(element, tag), {
      fresh: false,
      prepare: (page) =>
        page.route(`**/${name}`, (route) =>
          route.fulfill({
            contentType: 'text/javascript',
            body: code.replace(built.file, file).replace(built.integrity, integrity),
          }),
        ),
    });

  describe('on a page without the site', () => {
    let page: Page;

    beforeAll(async () => {
      page = await openHtml(inPortal('<p>News</p>', tag));
      await untilPainted(page);
    });

    it('the loader loads nothing on a page without the site', () => {
      const files = requests.map((address) => address.split('/').pop());
      expect(files).toEqual(['page?page_id=12', name]);
    });

    it('the loader leaves a page without the site as it is', async () => {
      expect(await page.evaluate(() => document.body.outerHTML)).toBe('<body><p>News</p></body>');
    });
  });

  it('the loader loads the script in a page that has removed a part of the browser', async () => {
    const remove = '<script>delete CSSStyleSheet.prototype.replaceSync</script>';
    await shows(await openHtml(inPortal(element, remove + tag)), home);
  });

  describe('for a marked element far down in an element that scrolls', () => {
    let page: Page;
    let loadedWhenFar: string[];

    beforeAll(async () => {
      const box = '<main style="height: 100vh; overflow: auto">';
      page = await openHtml(inPortal(`${box}${far}<div data-training-site></div></main>`, tag));
      const element = page.locator('[data-training-site]');
      const height = () => element.evaluate((one) => getComputedStyle(one).minHeight);
      // The loader has reserved the height of the site.
      await eventually(height).toBe('800px');
      await untilPainted(page);
      loadedWhenFar = loaded();
      await page.locator('main').evaluate((main) => main.scrollTo(0, 3000));
      await shows(page, home);
    });

    it('the loader loads no script before the element is near', () => {
      expect(loadedWhenFar).toEqual([]);
    });

    it('the loader loads the script once when the element comes near', () => {
      expect(loaded()).toHaveLength(1);
    });

    it('the loader removes the script element that has loaded the script', async () => {
      const sources = page.locator('script').evaluateAll((all) => all.map((one) => one.outerHTML));
      expect(await sources).toEqual([tag.replace('async', 'async=""')]);
    });
  });

  it.each([
    ['#/training', '<training-site></training-site>'],
    ['#/academy/training', '<training-site base-path="/academy"></training-site>'],
    ['#academy-training', '<div data-training-site data-base-path="academy"></div>'],
  ])(
    'at %s, the loader loads the script at once, and the screen comes into view',
    async (hash, element) => {
      const page = await openHtml(inPortal(far + element, tag), { hash });
      await shows(page, training);
      const { y } = (await page.getByRole('heading', { level: 1 }).boundingBox()) ?? {};
      expect(y).toBeLessThan(800);
    },
  );

  it.each([
    '<training-site loading="eager"></training-site>',
    '<div data-training-site data-loading="eager"></div>',
  ])('the loader loads the script for %s, however far down it is', async (element) => {
    await shows(await openHtml(inPortal(far + element, tag)), home);
  });

  describe.each([
    ['an element', '<training-site></training-site>'],
    ['a marked element', '<p data-training-site>Loading…</p>'],
  ])('for %s that is inserted later', (name, element) => {
    /** The script waits until it is delivered. */
    async function insert(inside = '') {
      const held: Route[] = [];
      const page = await openHtml(inPortal(`<form>${inside}</form><p>After</p>`, tag), {
        fresh: false,
        prepare: (page) => page.route(`**/${built.file}`, (route) => void held.push(route)),
      });
      const form = page.locator('form');
      await form.evaluate((form, html) => form.insertAdjacentHTML('beforeend', html), element);
      await eventually(async () => held.length).toBe(1);
      return { page, form, deliver: async () => held[0]?.continue() };
    }

    describe('in a form', () => {
      let page: Page;
      let reserved: number | undefined;
      let shift: number;

      beforeAll(async () => {
        const inserted = await insert();
        page = inserted.page;
        reserved = (await inserted.form.boundingBox())?.height;
        shift = await shiftOf(page);
        await inserted.deliver();
        await shows(page, home);
      });

      it(`the loader reserves the height of the window for ${name} that is inserted`, () => {
        expect(reserved).toBeGreaterThanOrEqual(800);
      });

      it(`the loader shifts nothing when the site is shown in ${name} that was inserted`, async () => {
        expect(await shiftOf(page)).toBe(shift);
      });

      it(`the loader gives up the reserved height of ${name} when the site is shown`, async () => {
        await page.waitForFunction(() => document.adoptedStyleSheets.length === 0);
      });
    });

    it(`the loader loads the script for ${name} in a form whose field hides a method`, async () => {
      const { page, deliver } = await insert('<input name="matches" hidden>');
      await deliver();
      await shows(page, home);
    });
  });

  it('the loader serves a marked element where another script has defined <training-site>', async () => {
    const taken = `<script>customElements.define('training-site', class extends HTMLElement {})</script>`;
    const page = await openHtml(inPortal('<div data-training-site></div>', taken + tag));
    await shows(page, home);
    expect(takeOurs()).toEqual([expect.stringContaining('another script has defined')]);
  });

  it('the loader loads the script for a form of the page whose field hides a method', async () => {
    const field = '<input name="matches">';
    const page = await openHtml(inPortal(`<form data-training-site>${field}</form>`, tag));
    await shows(page, home);
  });

  describe.each([
    ['is missing', 'missing.js', built.integrity],
    ['has another integrity', built.file, other.integrity],
    ['does not start', 'training-site.diagnose.js', ''],
  ])('if the script %s,', (reason, file, integrity) => {
    let page: Page;
    let ours: string[];

    beforeAll(async () => {
      page = await openWith(file, integrity);
      await eventually(async () => complaints.join()).toContain('training-site:');
      ours = takeOurs();
    });

    it(`the loader of a script that ${reason} names its address in one line`, () => {
      const address = new URL(`/dist/${file}`, page.url()).href;
      const line = `error: training-site: could not load ${address}. Put it there`;
      expect(ours).toEqual([expect.stringContaining(line)]);
    });

    it(`the loader of a script that ${reason} keeps the content of the element`, async () => {
      expect(await page.locator('body').innerHTML()).toBe(element);
    });
  });

  describe('in a file that a tool has put together', () => {
    const combined = '<script src="/cache/all.js"></script>';
    const folderLine = (content: string) =>
      `<meta name="training-site-files" content="${content}">`;
    const inline = `<script>${code}</script>`;
    const openCombined = (line: string, script = combined) =>
      openHtml(inPortal(element, line + script), {
        fresh: false,
        prepare: (page) =>
          page.route('**/cache/all.js', (route) =>
            route.fulfill({ contentType: 'text/javascript', body: code }),
          ),
      });
    const complaint = async () => {
      await eventually(async () => complaints.join()).toContain('training-site:');
      return takeOurs()[0];
    };

    it.each(['/dist/', '../dist/'])(
      'the loader loads the script from the folder %s that the page names',
      async (folder) => {
        await shows(await openCombined(folderLine(folder)), home);
      },
    );

    it('the loader says how to name the folder if its own does not have the script', async () => {
      await openCombined('');
      expect(await complaint()).toContain(folderLine('/assets/'));
    });

    it.each(['', 'javascript:alert(1)', 'http://['])(
      'the loader says what is wrong with the folder "%s"',
      async (folder) => {
        await openCombined(folderLine(folder));
        const expected = `expected ${folderLine('/assets/')}, got ${folderLine(folder)}.`;
        expect(await complaint()).toContain(expected);
      },
    );

    it.each([
      ['inline', inline],
      ['as a module', '<script src="/cache/all.js" type="module"></script>'],
    ])('the loader loads the script from the named folder when it is %s', async (_, script) => {
      await shows(await openCombined(folderLine('/dist/'), script), home);
    });

    it('the loader says that it needs the folder when it is inline', async () => {
      await openCombined('', inline);
      expect(await complaint()).toContain(`expected ${folderLine('/assets/')}, got none`);
    });
  });

  function openUnder(policy: string) {
    const headers = {
      'Content-Security-Policy': `img-src data:; require-trusted-types-for 'script'; ${policy}`,
      'Integrity-Policy': 'blocked-destinations=(script)',
    };
    const attributes = `integrity="${manifest.files[name].integrity}" crossorigin="anonymous" nonce="portal" async`;
    return openHtml(inPortal(element, tag.replace('async', attributes)), { headers });
  }

  it.each(["script-src 'self'", "script-src 'nonce-portal'"])(
    'the loader runs under Integrity-Policy and the policy %s',
    async (source) => {
      const policy = `default-src 'none'; ${source}; trusted-types training-site-loader`;
      await shows(await openUnder(policy), home);
    },
  );

  it('the loader says that it can’t load the script where its Trusted Types policy is forbidden', async () => {
    await openUnder("trusted-types 'none'");
    await eventually(async () => complaints.join()).toContain('error: training-site: could not');
    complaints.length = 0;
  });
});
