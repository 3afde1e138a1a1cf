import { readFile } from 'node:fs/promises';
import type { Frame, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { careers, contact, home, type Screen, training } from '../screens';
import { accept, cookieNoticeLabel } from '../words';
import { describeInChromium, inPortal, type OpenHtmlOptions, shiftOf, twoFrames } from './chromium';
import { eventually } from './engines/sitePage';
import { follow, goTo, shows } from './everyScreen';

const own = '/dist/frame.html';
const elsewhere = 'https://other.example/frame.html';
const manifest = JSON.parse(await readFile('dist/manifest.json', 'utf8'));
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
  told = [];
  for (const name of ['navigate', 'action', 'error'])
    document.addEventListener('training-site-' + name, (event) => {
      event.preventDefault();
      const { error } = event.detail;
      told.push([name, event.target.localName, { ...event.detail, ...(error && { error: String(error) }) }]);
    });
</script>`;
const told = (page: Page) => page.evaluate('told');
const shown = ({ path, title }: Screen) => ['navigate', 'iframe', { path, title }];
/** The end of the cookie notice, in px below the top of the page's window. */
const endOfNotice = async (page: Page) => {
  const notice = await inner(page).getByRole('region', { name: cookieNoticeLabel }).boundingBox();
  return Math.round((notice?.y ?? Number.NaN) + (notice?.height ?? 0));
};
const isWhole = (page: Page) => eventually(() => hidden(page)).toBe(0);

describeInChromium('the site in a frame', ({ openHtml, complaints }) => {
  async function openFrame(frame: string, head = script, options: OpenHtmlOptions = {}, csp = '') {
    const headers = { 'content-type': 'text/html', 'content-security-policy': csp };
    const page = await openHtml(inPortal(`<h1>Portal</h1>${frame}<p>After</p>`, style + head), {
      fresh: false,
      prepare: (page) =>
        page.route('https://other.example/**', (route) =>
          route.request().url().endsWith('.js')
            ? route.fulfill({ path: 'dist/training-site.frame.js' })
            : route.fulfill({ path: 'dist/frame.html', headers }),
        ),
      ...options,
    });
    await inner(page).locator('training-site').waitFor();
    return page;
  }

  it('has the options of its query, and warns of others', async () => {
    const query = '?base=/academy&theme=dark&heading-level=2&initial-path=training&hide=header';
    const page = await openFrame(frameOf(`${query}&onclick=alert(1)&pages=https://a.example/`));
    await inner(page).getByRole('heading', { level: 2, name: home.heading }).waitFor();
    expect(await inner(page).getByRole('banner').count()).toBe(0);
    expect(await inner(page).locator('training-site').getAttribute('onclick')).toBeNull();
    const link = inner(page).getByRole('link', { name: careers.link, exact: true });
    expect(await link.getAttribute('href')).toMatch(/#\/academy\/careers$/);
    expect(complaints.splice(0)).toEqual([
      'warning: training-site: frame.html has no option "onclick".',
      'warning: training-site: frame.html has no option "pages".',
      expect.stringContaining(
        'initial-path>: expected a path such as "/careers", got the string "training"',
      ),
    ]);
  });

  it.each([
    ['', 'border: 0'],
    ['?hide=footer', 'border: 7px solid; box-sizing: border-box'],
  ])(
    'is as high as its content, at once and after a change, without a layout shift: %s, %s',
    async (query, style) => {
      const page = await openFrame(frameOf(query, `style="${style}"`));
      await isWhole(page);
      expect(await shiftOf(page)).toBe(0);
      const before = (await box(page))?.height;
      await page.setViewportSize({ width: 500, height: 700 });
      await eventually(async () => (await box(page))?.height).not.toBe(before);
      // A height that changes the height of the content would never settle.
      const isSettled = async () => {
        const start = await box(page);
        await twoFrames(page);
        return start?.height === (await box(page))?.height;
      };
      await eventually(isSettled).toBe(true);
      await isWhole(page);
    },
  );

  it.each([
    ['of its own origin', own, script],
    ['of another origin', elsewhere, ''],
  ])('has its notice at the end of what is visible of a frame %s', async (_, address, head) => {
    const tall = frameOf('', 'style="height: 4000px"', address);
    const scroller = `<div style="height: 500px; overflow: auto">${tall}</div>`;
    const page = await openFrame(scroller, head, { notice: true });
    const top = (await page.locator('div').boundingBox())?.y ?? Number.NaN;
    const end = Math.round(top + 500 - 24);
    await eventually(() => endOfNotice(page)).toBe(end);
    const equal = [2, 3, 4, 5, 6, 7, 8, 9].map((count) => Array<number>(count).fill(3));
    for (const steps of [[3], [1], [1], [1500], [-10], [-1500], ...equal]) {
      await page.locator('div').evaluate(async (element, steps) => {
        for (const step of steps) {
          await new Promise(requestAnimationFrame);
          element.scrollBy(0, step);
        }
      }, steps);
      await eventually(() => endOfNotice(page)).toBe(end);
    }
    expect(await shiftOf(page)).toBe(0);
    await inner(page).getByRole('button', { name: accept }).click();
  });

  it('is scrolled to its top when a link is followed, also to the current screen, and tells the page', async () => {
    const page = await openFrame(frameOf());
    await isWhole(page);
    await page.evaluate(() => scrollTo(0, 1e6));
    await follow(inner(page), careers);
    await eventually(async () => (await box(page))?.y).toBeGreaterThan(-1);
    await goTo(page, 'pricing');
    await eventually(() => inner(page).evaluate('location.hash')).toBe('#pricing');
    await follow(inner(page), careers);
    await eventually(() => page.evaluate('location.hash')).toBe(`#${careers.path}`);
  });

  it('is not yet told the hash while it waits to come into view', async () => {
    const far = '<div style="height: 9000px"></div>';
    const page = await openHtml(inPortal(far + frameOf('', 'loading="lazy"'), script));
    await goTo(page, training.path);
    await page.locator('iframe').scrollIntoViewIfNeeded();
    await shows(inner(page), training);
  });

  it('shows on Back after a reload the screen that was there', async () => {
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

  it.each(['', '#/training'])(
    'shares hash, height and events with a page of another origin that it names, in a sandbox and under a policy: %s',
    async (hash) => {
      const { origin } = new URL((await openHtml('')).url());
      const sandbox = 'sandbox="allow-scripts allow-same-origin"';
      const policy = `default-src 'none'; script-src '${manifest.files['frame.html'].script}'`;
      const frame = frameOf(`?host=${origin}`, sandbox, elsewhere);
      const theirs = listener + script.replace('/dist', 'https://other.example');
      const page = await openFrame(frame, theirs, { hash }, policy);
      const first = hash ? training : home;
      await eventually(() => told(page)).toEqual([shown(first)]);
      await isWhole(page);
      await follow(inner(page), contact);
      await eventually(() => told(page)).toEqual([shown(first), shown(contact)]);
      await inner(page).evaluate(() =>
        addEventListener('click', (event) => event.preventDefault()),
      );
      await inner(page).getByRole('link', { name: /^Call/ }).click();
      await inner(page)
        .locator('training-site')
        .evaluate((site) => {
          for (const error of [new TypeError('Broken'), { render() {} }]) {
            const detail = { error, screen: '/' };
            site.dispatchEvent(new CustomEvent('training-site-error', { detail }));
          }
        });
      const href = expect.stringMatching(/^tel:/);
      await eventually(() => told(page)).toEqual([
        shown(first),
        shown(contact),
        ['action', 'iframe', { kind: 'phone', href, path: contact.path }],
        ['error', 'iframe', { error: 'TypeError: Broken', screen: '/' }],
        ['error', 'iframe', { error: '[object Object]', screen: '/' }],
      ]);
    },
  );

  it('tells the page the screen that was shown before the script of the page was there, beside elements that hide properties of the document', async () => {
    const page = await openFrame(frameOf('#/training', 'data-manage-title'), listener);
    await shows(inner(page), training);
    const hiding = '<img name="title"><img name="querySelectorAll"><img name="currentScript">';
    await page.evaluate((html) => document.body.insertAdjacentHTML('beforeend', html), hiding);
    await page.addScriptTag({ url: '/dist/training-site.frame.js' });
    await eventually(() => told(page)).toEqual([shown(training)]);
    expect(await hash(page)).toBe('#/training');
  });

  it('sets the title of the page if asked, and restores it when it is removed, unless the page has another one', async () => {
    for (const [attributes, title, later, atEnd] of [
      ['', 'Portal', '', 'Portal'],
      ['data-manage-title="false"', 'Portal', '', 'Portal'],
      ['data-manage-title="true"', training.title, '', 'Portal'],
      ['data-manage-title', training.title, 'Other page', 'Other page'],
    ] as const) {
      const page = await openFrame(frameOf('', attributes), listener + script);
      await eventually(() => told(page)).toEqual([shown(home)]);
      await goTo(page, training.path);
      await eventually(() => told(page)).toEqual([shown(home), shown(training)]);
      expect([attributes, await page.title()]).toEqual([attributes, title]);
      await page.evaluate((later) => {
        if (later) document.title = later;
        document.querySelector('iframe')?.remove();
      }, later);
      await eventually(() => page.title()).toBe(atEnd);
      await twoFrames(page);
      expect(await page.title()).toBe(atEnd);
    }
  });

  it('has a policy of its own, under which no other code runs and nothing is loaded, and is found by search engines only as a part of the page', async () => {
    const page = await openFrame(frameOf());
    const robots = inner(page).locator('meta[name=robots]');
    expect(await robots.getAttribute('content')).toBe('noindex, indexifembedded');
    const refused = await inner(page).evaluate(async () => {
      const image = new Image();
      const isBlocked = new Promise((resolve) => {
        image.onerror = resolve;
      });
      image.src = '/favicon.ico';
      await isBlocked;
      document.body.appendChild(document.createElement('script')).append('isAttacked = true');
      return Reflect.get(window, 'isAttacked');
    });
    expect(refused).toBeUndefined();
    expect(complaints.splice(0).join()).toMatch(/default-src 'none'.*TrustedScript/s);
  });

  it('does not follow a page of an origin that it does not name', async () => {
    const page = await openFrame(frameOf('?host=https://portal.example'));
    await goTo(page, training.path);
    const ours = () => complaints.filter((line) => line.startsWith('warning: training-site:'));
    await eventually(async () => ours()).toEqual([
      expect.stringContaining('ignored a message from http://localhost'),
    ]);
    complaints.length = 0;
    await shows(inner(page), home);
  });

  it.each([
    ['a height that is no number', "'5px'"],
    ['a value that is neither a height nor a hash', 'null'],
    ['an event of another name', "{ event: 'click', detail: {} }"],
    ['a hash of another window', "'#/careers'", '#other'],
    ['a hash of a frame that has gone to another origin', "'#/careers'", elsewhere],
  ])('page and frame ignore %s, with one warning each', async (_, message, sender = '') => {
    const page = await openFrame(`${frameOf()}<iframe id="other"></iframe>`);
    await isWhole(page);
    const stateOf = async () => [page.url(), (await box(page))?.height];
    const before = await stateOf();
    if (sender === elsewhere) await inner(page).goto(elsewhere);
    await page.frames()[sender === '#other' ? 2 : 1]?.evaluate(
      `for (const to of [parent, parent, parent[0], parent[0]])
        to.postMessage({ trainingSite: ${message} }, '*')`,
    );
    await eventually(async () => complaints.length).toBe(2);
    const origin = sender === elsewhere ? 'https://other.example' : 'http://localhost';
    const warning = `warning: training-site: ignored a message from ${origin}`;
    const warnings = complaints.splice(0).filter((line) => line.startsWith(warning));
    expect(warnings).toHaveLength(2);
    expect(await stateOf()).toEqual(before);
    await shows(inner(page), home);
  });

  it.each([own, elsewhere])('works without the script of the page: %s', async (address) => {
    const page = await openFrame(frameOf('', '', address), '', { hash: '#/training' });
    await shows(inner(page), home);
    expect(await hidden(page)).toBeGreaterThan(500);
    await follow(inner(page), training);
    expect(await hash(page)).toBe('#/training');
  });
});
