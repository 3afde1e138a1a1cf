import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import sirv from 'sirv';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { descriptions, navigation } from '../../src/content/edition';
import { home, notFound, screens, training } from '../screens';
import { loadAxe, violations } from './axe';
import { describeInChromium, twoFrames } from './chromium';

const folder = mkdtempSync(join(tmpdir(), 'pages-'));
const out = join(folder, 'academy');
const address = 'https://training.example/academy/';
const paths = navigation.map(({ url }) => url);
const addressOf = (path: string) => `${address}${path.slice(1)}${path === '/' ? '' : '/'}`;
const write = (...args: readonly string[]) =>
  promisify(execFile)(process.execPath, ['build/tools/pages.mjs', ...args]);
const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name }).waitFor();

let server: Server;
let origin: string;

beforeAll(async () => {
  await write('--address', address, '--out', out);
  const files = sirv(folder, { dev: true });
  server = createServer((request, response) =>
    files(request, response, () => {
      response.writeHead(404, { 'content-type': 'text/html' });
      response.end(readFileSync(join(out, '404.html')));
    }),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});

afterAll(() => server.close());

/** Follows the links of the footer through all screens. */
async function walk(page: Page, visit: (path: string) => Promise<unknown>) {
  for (const { path, link, heading: name } of screens) {
    if (!link) continue;
    await page
      .getByRole('contentinfo')
      .or(page.locator('[part=footer]'))
      .first()
      .getByRole('link', { name: link, exact: true })
      .click();
    await heading(page, name);
    expect(new URL(page.url()).pathname).toBe(new URL(addressOf(path)).pathname);
    await visit(path);
  }
}

describeInChromium('the pages', ({ open, complaints }) => {
  it('lead to each other, and each tells search engines what it is', async () => {
    const page = await open(`${origin}/academy/`);
    const attribute = (selector: string, name: string) =>
      page.locator(`head > ${selector}`).getAttribute(name);
    await walk(page, async (path) => {
      const title = screens.find((screen) => screen.path === path)?.title;
      expect(await page.title()).toBe(title);
      expect(await attribute('meta[property="og:title"]', 'content')).toBe(title);
      const description = descriptions[path as keyof typeof descriptions];
      expect(await attribute('meta[name=description]', 'content')).toBe(description);
      expect(await attribute('link[rel=canonical]', 'href')).toBe(addressOf(path));
      expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
      await loadAxe(page);
      expect(await violations(page)).toEqual([]);
    });
    await page.goBack();
    await heading(page, screens[4].heading);
    await page.goForward();
    await heading(page, screens[5].heading);
  });

  it('work without script', async () => {
    const page = await open(`${origin}/academy/training/`, { javaScriptEnabled: false });
    await walk(page, async () => {});
  });

  it('are taken over without a new node', async () => {
    const page = await open('about:blank', { fresh: true });
    let arrive = () => {};
    const arrival = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route('**/training-site-*.js', (route) => arrival.then(() => route.continue()));
    await page.goto(`${origin}/academy${training.path}/`, { waitUntil: 'commit' });
    await page.waitForFunction(() => document.readyState === 'interactive');
    await page.evaluate(() => {
      const changed: string[] = [];
      Reflect.set(window, 'changed', changed);
      const root = document.querySelector('training-site')?.shadowRoot as ShadowRoot;
      new MutationObserver((records) => {
        for (const { addedNodes, removedNodes } of records) {
          for (const { nodeName } of addedNodes) changed.push(`+ ${nodeName}`);
          for (const { nodeName } of removedNodes) changed.push(`- ${nodeName}`);
        }
      }).observe(root, { childList: true, subtree: true });
      addEventListener('training-site-navigate', () => Reflect.set(window, 'isShown', true));
    });
    arrive();
    await page.waitForFunction(() => Reflect.get(window, 'isShown'));
    await twoFrames(page);
    expect(await page.evaluate(() => Reflect.get(window, 'changed'))).toEqual(['- LINK']);
  });

  it('show the screen of an old link with a hash', async () => {
    const page = await open(`${origin}/academy/#${training.path}`);
    await heading(page, training.heading);
    expect(await page.title()).toBe(training.title);
    await page.getByRole('contentinfo').getByRole('link', { name: home.link, exact: true }).click();
    await heading(page, home.heading);
    expect(page.url()).toBe(`${origin}/academy/`);
  });

  it('have one for addresses that lead nowhere, at any depth', async () => {
    const page = await open(`${origin}/academy/no/such/page`);
    await heading(page, notFound.heading);
    expect(await page.title()).toBe(notFound.title);
    expect(complaints.splice(0)).toEqual([expect.stringContaining('404')]);
    await page.getByRole('main').getByRole('link', { name: training.link }).click();
    await heading(page, training.heading);
    expect(page.url()).toBe(`${origin}/academy/training/`);
  });
});

it('the sitemap has the canonical address of each screen, and robots.txt names it', () => {
  const sitemap = readFileSync(join(out, 'sitemap.xml'), 'utf8');
  const found = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, found]) => found);
  expect(found).toEqual(paths.map(addressOf));
  const robots = readFileSync(join(out, 'robots.txt'), 'utf8');
  expect(robots).toContain(`Sitemap: ${address}sitemap.xml\n`);
});

it.each([
  [{ address: 'training.example' }, '--address: expected the https: or http: address of a folder'],
  [{ out: 'src' }, '--out: expected a folder that is empty or does not exist, got "src".'],
  [{ languages: 'en,xx' }, '--languages: expected languages of the build, got "xx".'],
  [{ options: '{"pages":"academy"}' }, 'the option "pages": expected "", a path such as'],
])('%o is refused, and nothing is written', async (wrong, message) => {
  const other = join(folder, 'refused');
  const args = Object.entries({ address, out: other, ...wrong });
  const written = write(...args.flatMap(([name, value]) => [`--${name}`, value]));
  const { stderr } = await written.then(
    () => ({ stderr: '' }),
    (error) => error,
  );
  expect(stderr).toMatch(/^.*\n$/);
  expect(stderr).toContain(message);
  expect(existsSync(other)).toBe(false);
});
