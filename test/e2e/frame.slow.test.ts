import { readFile } from 'node:fs/promises';
import type { Frame, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { dist } from '../../build/dist.mjs';
import { careers, contact, home, type Screen, training } from '../screens';
import { accept } from '../words';
import {
  describeInChromium,
  inPortal,
  type OpenHtmlOptions,
  shiftOf,
  untilPainted,
} from './chromium';
import { eventually } from './engines/sitePage';
import { follow, goTo, shows } from './everyScreen';

const own = '/dist/frame.html';
const elsewhere = 'https://other.example/frame.html';
const manifest = JSON.parse(await readFile(`${dist}/manifest.json`, 'utf8'));
const style = '<style>body { margin: 0 } iframe { width: 100%; border: 0 }</style>';
const script = '<script src="/dist/training-site.frame.js" defer></script>';
const frameOf = (query = '', attributes = '', address = own) =>
  `<iframe src="${address}${query}" title="Training" height="900" ${attributes}></iframe>`;

const inner = (page: Page) => page.frames()[1] as Frame;
const hash = (page: Page) => page.evaluate(() => location.hash);
const box = (page: Page) => page.locator('iframe').first().boundingBox();
/** How much of the frame's content is out of view. */
const hidden = (page: Page) =>
  inner(page).evaluate(() => document.documentElement.scrollHeight - innerHeight);
/** Writes down each event of the site that reaches the document of the page. */
const listener = `<script>
  reports = [];
  for (const name of ['navigate', 'action', 'error']) {
    document.addEventListener('training-site-' + name, (event) => {
      event.preventDefault();
      const { error } = event.detail;
      reports.push([name, event.target.localName, { ...event.detail, ...(error && { error: String(error) }) }]);
    });
  }
</script>`;
const reports = (page: Page) => page.evaluate('reports');
const shown = ({ path, title }: Screen) => ['navigate', 'iframe', { path, title }];
const isWhole = (page: Page) => eventually(() => hidden(page)).toBe(0);

describeInChromium('the site in a frame', ({ openHtml, complaints }) => {
  async function openFrame(frame: string, head = script, options: OpenHtmlOptions = {}, csp = '') {
    const headers = { 'content-type': 'text/html', 'content-security-policy': csp };
    const page = await openHtml(inPortal(`<h1>Portal</h1>${frame}<p>After</p>`, style + head), {
      fresh: false,
      prepare: (page) =>
        page.route('https://other.example/**', (route) =>
          route.request().url().endsWith('.js')
            ? route.fulfill({ path: `${dist}/training-site.frame.js` })
            : route.fulfill({ path: `${dist}/frame.html`, headers }),
        ),
      ...options,
    });
    await inner(page).locator('training-site').waitFor();
    return page;
  }

  describe('with options in its query', () => {
    const query = '?base=/academy&theme=dark&heading-level=2&initial-path=training&hide=header';
    let page: Page;
    let lines: string[];

    beforeAll(async () => {
      const unknown = '&onclick=alert(1)&pages=https://a.example/';
      page = await openFrame(frameOf(query + unknown));
      await inner(page).getByRole('heading', { name: home.heading }).waitFor();
      lines = complaints.splice(0);
    });

    it('a frame with options has its heading on the level that is asked for', async () => {
      const heading = inner(page).getByRole('heading', { level: 2, name: home.heading });
      expect(await heading.count()).toBe(1);
    });

    it('a frame with options hides the part that is named', async () => {
      expect(await inner(page).getByRole('banner').count()).toBe(0);
    });

    it('a frame with options has its screens below the base path', async () => {
      const link = inner(page).getByRole('link', { name: careers.link, exact: true });
      expect(await link.getAttribute('href')).toMatch(/#\/academy\/careers$/);
    });

    it('a frame with options takes over no attribute that is no option', async () => {
      expect(await inner(page).locator('training-site').getAttribute('onclick')).toBeNull();
    });

    it('a frame with options warns of what is no option, and of a wrong value', () => {
      expect(lines).toEqual([
        'warning: training-site: frame.html has no option "onclick".',
        'warning: training-site: frame.html has no option "pages".',
        expect.stringContaining(
          'initial-path>: expected a path such as "/careers", got the string "training"',
        ),
      ]);
    });
  });

  describe('in a sandbox without scripts', () => {
    // Playwright finds nothing inside <noscript> by role or text.
    async function sentenceIn(query = '') {
      const page = await openHtml(inPortal(frameOf(query, 'sandbox=""')), { waitUntil: 'commit' });
      const sentence = page.frameLocator('iframe').locator('noscript p');
      await sentence.waitFor();
      // The browser's own line about the script that it did not run. It can come after the text.
      await eventually(async () => complaints.join()).toContain('Blocked script execution');
      complaints.length = 0;
      return sentence;
    }

    it('a frame without scripts says why the site is not there', async () => {
      const sentence = await sentenceIn();
      expect(await sentence.textContent()).toContain('this website needs scripts');
    });

    it('a frame without scripts has a link to its own page, with its options', async () => {
      const link = (await sentenceIn('?theme=dark')).locator('a');
      const address = await link.evaluate((link: HTMLAnchorElement) => link.href);
      expect(address).toContain('/dist/frame.html?theme=dark');
    });
  });

  it('the site in a frame has its height where the page names the folder of a combined script', async () => {
    const page = await openFrame(
      frameOf(),
      '<meta name="training-site-files" content="/dist/"><script src="/cache/all.js" defer></script>',
      {
        prepare: (page) =>
          page.route('**/cache/all.js', (route) =>
            route.fulfill({ path: `${dist}/training-site.frame.js` }),
          ),
      },
    );
    await isWhole(page);
  });

  describe.each([
    ['without a border', '', 'border: 0'],
    ['with a border and no footer', '?hide=footer', 'border: 7px solid; box-sizing: border-box'],
  ])('%s', (how, query, style) => {
    let page: Page;

    beforeAll(async () => {
      page = await openFrame(frameOf(query, `style="${style}"`));
    });

    it(`the site in a frame ${how} is as high as its content`, () => isWhole(page));

    it(`the site in a frame ${how} gets its height without a layout shift`, async () => {
      await isWhole(page);
      expect(await shiftOf(page)).toBe(0);
    });

    it(`the site in a frame ${how} is as high as its content after a resize`, async () => {
      await isWhole(page);
      const before = (await box(page))?.height;
      await page.setViewportSize({ width: 500, height: 700 });
      await eventually(async () => (await box(page))?.height).not.toBe(before);
      // A height that changes the height of the content would never settle.
      const isSettled = async () => {
        const start = await box(page);
        await untilPainted(page);
        return start?.height === (await box(page))?.height;
      };
      await eventually(isSettled).toBe(true);
      await isWhole(page);
    });
  });

  it('the notice of a frame as high as its content stands at the top of the footer', async () => {
    const page = await openFrame(frameOf(), script, { notice: true });
    await isWhole(page);
    const topOf = async (part: string) =>
      (await inner(page).locator(`[part=${part}]`).boundingBox())?.y ?? Number.NaN;
    const distance = async () => Math.abs((await topOf('notice')) - (await topOf('footer')));
    await eventually(distance).toBeLessThan(60);
    expect(await shiftOf(page)).toBe(0);
    await inner(page).getByRole('button', { name: accept }).click();
  });

  it('the site in a frame is scrolled to its top when a link is followed', async () => {
    const page = await openFrame(frameOf());
    await isWhole(page);
    await page.evaluate(() => scrollTo(0, 1e6));
    await follow(inner(page), careers);
    await eventually(async () => (await box(page))?.y).toBeGreaterThan(-1);
  });

  it('the site in a frame is told a hash of the page', async () => {
    const page = await openFrame(frameOf());
    await isWhole(page);
    await goTo(page, 'pricing');
    await eventually(() => inner(page).evaluate('location.hash')).toBe('#pricing');
  });

  it('the site in a frame tells the page its hash also for a link of the current screen', async () => {
    const page = await openFrame(frameOf());
    await follow(inner(page), careers);
    await eventually(() => hash(page)).toBe(`#${careers.path}`);
    await goTo(page, 'pricing');
    await eventually(() => inner(page).evaluate('location.hash')).toBe('#pricing');
    await follow(inner(page), careers);
    await eventually(() => hash(page)).toBe(`#${careers.path}`);
  });

  it('the site in a frame is not yet told the hash while it waits to come into view', async () => {
    const far = '<div style="height: 9000px"></div>';
    const page = await openHtml(inPortal(far + frameOf('', 'loading="lazy"'), script));
    await goTo(page, training.path);
    await page.locator('iframe').scrollIntoViewIfNeeded();
    await shows(inner(page), training);
  });

  it('the site in a frame shows on Back after a reload the screen that was there', async () => {
    const page = await openFrame(frameOf());
    for (const screen of [training, careers]) {
      await follow(inner(page), screen);
      await eventually(() => hash(page)).toBe(`#${screen.path}`);
    }
    await page.reload();
    await shows(inner(page), careers);
    await page.evaluate(() => history.back());
    await shows(inner(page), training);
    await eventually(() => hash(page)).toBe('#/training');
  });

  describe.each([
    ['without a hash', '', home],
    ['with the hash of a screen', '#/training', training],
  ])('of another origin, in a sandbox, under a policy, %s', (how, hash, first) => {
    let page: Page;

    beforeAll(async () => {
      const { origin } = new URL((await openHtml('')).url());
      const sandbox = 'sandbox="allow-scripts allow-same-origin"';
      const policy = `default-src 'none'; script-src '${manifest.files['frame.html'].script}'`;
      const frame = frameOf(`?host=${origin}`, sandbox, elsewhere);
      const theirs = listener + script.replace('/dist', 'https://other.example');
      page = await openFrame(frame, theirs, { hash }, policy);
    });

    it(`a page ${how} gets its screen in a frame of another origin, and is told so`, async () => {
      await shows(inner(page), first);
      await eventually(() => reports(page)).toEqual([shown(first)]);
    });

    it(`a page ${how} gets a frame of another origin as high as its content`, () => isWhole(page));

    describe('after a link to Contact', () => {
      beforeAll(() => follow(inner(page), contact));

      it(`a page ${how} is told by a frame of another origin of a screen that is followed`, async () => {
        await eventually(() => reports(page)).toEqual([shown(first), shown(contact)]);
      });

      it(`a page ${how} is told by a frame of another origin of a call`, async () => {
        await inner(page).getByRole('link', { name: /^Call/ }).click();
        const href = expect.stringMatching(/^tel:/);
        await eventually(() => page.evaluate('reports.at(-1)')).toEqual([
          'action',
          'iframe',
          { kind: 'phone', href, path: contact.path },
        ]);
      });
    });

    it(`a page ${how} is told by a frame of another origin of errors that can’t be cloned`, async () => {
      await page.evaluate('reports.length = 0');
      await inner(page)
        .locator('training-site')
        .evaluate((site) => {
          for (const error of [new TypeError('Broken'), { render() {} }]) {
            const detail = { error, screen: '/' };
            site.dispatchEvent(new CustomEvent('training-site-error', { detail }));
          }
        });
      await eventually(() => reports(page)).toEqual([
        ['error', 'iframe', { error: 'TypeError: Broken', screen: '/' }],
        ['error', 'iframe', { error: '[object Object]', screen: '/' }],
      ]);
    });
  });

  async function openBeforeScript() {
    const page = await openFrame(frameOf('#/training'), listener);
    await shows(inner(page), training);
    return page;
  }

  it('the site in a frame tells its screen to a script of the page that is there later', async () => {
    const page = await openBeforeScript();
    await page.addScriptTag({ url: '/dist/training-site.frame.js' });
    await eventually(() => reports(page)).toEqual([shown(training)]);
    expect(await hash(page)).toBe('#/training');
  });

  it('the site in a frame tells its screen beside elements that hide properties of the document', async () => {
    const page = await openBeforeScript();
    const hiding = '<img name="title"><img name="querySelectorAll"><img name="currentScript">';
    await page.evaluate((html) => document.body.insertAdjacentHTML('beforeend', html), hiding);
    await page.addScriptTag({ url: '/dist/training-site.frame.js' });
    await eventually(() => reports(page)).toEqual([shown(training)]);
  });

  it('the site in a frame leaves the page its title', async () => {
    const page = await openFrame(frameOf(), listener + script);
    await eventually(() => reports(page)).toEqual([shown(home)]);
    await goTo(page, training.path);
    await eventually(() => reports(page)).toEqual([shown(home), shown(training)]);
    expect(await page.title()).toBe('Portal');
  });

  describe('of the same origin', () => {
    let page: Page;

    beforeAll(async () => {
      page = await openFrame(frameOf());
    });

    it('the site in a frame is found by search engines only as a part of the page', async () => {
      const robots = inner(page).locator('meta[name=robots]');
      expect(await robots.getAttribute('content')).toBe('noindex, indexifembedded');
    });

    it('the site in a frame loads nothing else, by a policy of its own', async () => {
      await inner(page).evaluate(() => {
        const image = new Image();
        const isBlocked = new Promise((resolve) => {
          image.onerror = resolve;
        });
        image.src = '/favicon.ico';
        return isBlocked.then(() => {});
      });
      expect(complaints.splice(0)).toEqual([expect.stringContaining("default-src 'none'")]);
    });

    it('the site in a frame runs no other code, by a policy of its own', async () => {
      const isAttacked = await inner(page).evaluate(() => {
        document.body.appendChild(document.createElement('script')).append('isAttacked = true');
        return Reflect.get(window, 'isAttacked');
      });
      expect(isAttacked).toBeUndefined();
      expect(complaints.splice(0).join()).toContain('TrustedScript');
    });
  });

  it('the site in a frame says nothing of a message whose frame the page has removed', async () => {
    const page = await openFrame(frameOf());
    await eventually(async () => (await box(page))?.height).not.toBe(900);
    const received = page.evaluate(
      () =>
        new Promise<boolean>((resolve) =>
          addEventListener('message', () => resolve(true), { once: true }),
        ),
    );
    // In a task of its own, after the answer to the test.
    await inner(page).evaluate(`void setTimeout(() => {
      parent.postMessage({ trainingSite: 500 }, '*');
      frameElement.remove();
    })`);
    expect(await received).toBe(true);
  });

  it('the site in a frame does not follow a page of an origin that it does not name', async () => {
    const page = await openFrame(frameOf('?host=https://portal.example'));
    await goTo(page, training.path);
    const ours = () => complaints.filter((line) => line.startsWith('warning: training-site:'));
    await eventually(async () => ours()).toEqual([
      expect.stringContaining('ignored a message from http://localhost'),
    ]);
    complaints.length = 0;
    await shows(inner(page), home);
  });

  describe.each([
    ['a height that is no number', "'5px'"],
    ['a value that is neither a height nor a hash', 'null'],
    ['an event of another name', "{ event: 'click', detail: {} }"],
    ['a hash of another window', "'#/careers'", '#other'],
    ['a hash of a frame that has gone to another origin', "'#/careers'", elsewhere],
  ])('when it gets %s', (what, message, sender = '') => {
    let page: Page;
    let before: { readonly address: string; readonly height: number | undefined };
    let lines: string[];

    beforeAll(async () => {
      page = await openFrame(`${frameOf()}<iframe id="other"></iframe>`);
      await isWhole(page);
      before = { address: page.url(), height: (await box(page))?.height };
      if (sender === elsewhere) await inner(page).goto(elsewhere);
      await page.frames()[sender === '#other' ? 2 : 1]?.evaluate(
        `for (const to of [parent, parent, parent[0], parent[0]])
          to.postMessage({ trainingSite: ${message} }, '*')`,
      );
      await eventually(async () => complaints.length).toBe(2);
      lines = complaints.splice(0);
    });

    it(`page and frame each warn once of ${what}`, () => {
      const origin = sender === elsewhere ? 'https://other.example' : 'http://localhost';
      const start = `warning: training-site: ignored a message from ${origin}`;
      const warning = expect.stringContaining(start);
      expect(lines).toEqual([warning, warning]);
    });

    it(`the page keeps its address after ${what}`, () => {
      expect(page.url()).toBe(before.address);
    });

    it(`the frame keeps its height after ${what}`, async () => {
      expect((await box(page))?.height).toBe(before.height);
    });

    it(`the frame keeps its screen after ${what}`, () => shows(inner(page), home));
  });

  describe.each([own, elsewhere])('without the script of the page, %s', (address) => {
    let page: Page;

    beforeAll(async () => {
      page = await openFrame(frameOf('', '', address), '', { hash: '#/training' });
    });

    it('the site in a frame shows Home, whatever the hash of the page', () =>
      shows(inner(page), home));

    it('the site in a frame scrolls in its frame', async () => {
      await shows(inner(page), home);
      expect(await hidden(page)).toBeGreaterThan(500);
    });

    it('the site in a frame leaves the hash of the page as it is when a link is followed', async () => {
      await follow(inner(page), careers);
      expect(await hash(page)).toBe('#/training');
    });
  });
});
