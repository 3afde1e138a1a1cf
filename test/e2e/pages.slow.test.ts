import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import content from 'content';
import { HtmlValidate } from 'html-validate';
import type { Page } from 'playwright-core';
import { PNG } from 'pngjs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { languages } from '../../build/readContent.mjs';
import { careers, home, notFound, type Screen, screens, training } from '../screens';
import { skipLink } from '../words';
import { loadAxe, violations } from './axe';
import { describeInChromium } from './chromium';
import { eventually } from './engines/sitePage';
import { follow, groundOf, shows } from './everyScreen';
import { servePages, writePages } from './pagesServer';

const { navigation } = content;

const folder = mkdtempSync(join(tmpdir(), 'pages-'));
const out = join(folder, 'academy');
const address = 'https://training.example/academy/';
const paths = navigation.map(({ url }) => url);
const addressOf = (path: string) => `${address}${path.slice(1)}${path === '/' ? '' : '/'}`;

let server: Awaited<ReturnType<typeof servePages>>;
let origin: string;
let output: string;

beforeAll(async () => {
  ({ stdout: output } = await writePages({ address, out }));
  server = await servePages(folder, 'academy');
  ({ origin } = server);
});

afterAll(() => server.close());

/** Follows the links of the footer through all screens. */
async function walk(page: Page, visit: (screen: Screen) => Promise<unknown>) {
  for (const screen of screens.slice(0, -1)) {
    await follow(page, screen);
    expect(new URL(page.url()).pathname).toBe(new URL(addressOf(screen.path)).pathname);
    await visit(screen);
  }
}

describeInChromium('the pages', ({ open, complaints }) => {
  it('the pages lead to each other', async () => {
    await walk(await open(`${origin}/academy/`), async () => {});
  });

  describe.each(screens.slice(0, -1))('the page of $path', ({ path, title }) => {
    const openPage = () => open(origin + new URL(addressOf(path)).pathname);
    const attribute = (page: Page, selector: string, name: string) =>
      page.locator(`head > ${selector}`).getAttribute(name);

    it('each page has its title', async () => {
      expect(await (await openPage()).title()).toBe(title);
    });

    it('each page tells search engines its canonical address', async () => {
      const href = await attribute(await openPage(), 'link[rel=canonical]', 'href');
      expect(href).toBe(addressOf(path));
    });

    it('each page has a picture in the size that social networks want', async () => {
      const address = await attribute(await openPage(), 'meta[property="og:image"]', 'content');
      const file = join(folder, new URL(`${address}`).pathname);
      const picture = PNG.sync.read(readFileSync(file));
      expect(picture).toMatchObject({ width: 1200, height: 630 });
    });

    it('each page has no link without an address', async () => {
      const page = await openPage();
      const links = page.locator('a:not([href])');
      expect(await links.allTextContents()).toEqual([]);
    });

    it('each page has nothing that axe reports', async () => {
      const page = await openPage();
      // The script adds the landmarks.
      await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
      await loadAxe(page);
      expect(await violations(page)).toEqual([]);
    });
  });

  it('the pages can be opened from a disk, with styles and script', async () => {
    const page = await open(pathToFileURL(join(out, 'training/index.html')).href, { fresh: true });
    await shows(page, training);
    // The script has put its own styles in the place of the link.
    await eventually(() => page.locator('link ~ * .site').count()).toBe(0);
    expect(await groundOf(page)).toBe('rgb(255, 255, 255)');
  });

  it('the pages work without script', async () => {
    const page = await open(`${origin}/academy/training/`, { javaScriptEnabled: false });
    await walk(page, async () => {});
  });

  it('the pages show the screen of an old link with a hash', async () => {
    const page = await open(`${origin}/academy/#${training.path}`);
    await shows(page, training);
    expect(await page.title()).toBe(training.title);
    await follow(page, home);
    expect(page.url()).toBe(`${origin}/academy/`);
  });

  it('the pages keep their addresses on a page with the hash of another screen, also after Back', async () => {
    const page = await open(`${origin}/academy/training/#${careers.path}`);
    const addresses = () =>
      page.evaluate(() => {
        const root = [...document.querySelectorAll('*')].find((one) => one.shadowRoot)?.shadowRoot;
        const links = [...(root?.querySelectorAll<HTMLAnchorElement>('a[href]') ?? [])];
        return links.map(({ href }) => href).filter((href) => href.includes('/academy/'));
      });
    const pageOf = (path: string) => addressOf(path).replace('https://training.example', origin);
    const expected = new Set(paths.map(pageOf));
    await shows(page, careers);
    expect(new Set(await addresses())).toEqual(expected);
    await follow(page, home);
    await page.goBack();
    await shows(page, careers);
    expect(new Set(await addresses())).toEqual(expected);
    const skip = page.getByRole('link', { name: skipLink });
    expect(await skip.evaluate((link: HTMLAnchorElement) => link.href)).toBe(pageOf(careers.path));
  });

  it('the pages have one for addresses that lead nowhere, at any depth', async () => {
    const page = await open(`${origin}/academy/no/such/page`);
    await shows(page, notFound);
    expect(await page.title()).toBe(notFound.title);
    expect(complaints.splice(0)).toEqual([expect.stringContaining('404')]);
    await page.getByRole('main').getByRole('link', { name: training.link }).click();
    await shows(page, training);
    expect(page.url()).toBe(`${origin}/academy/training/`);
  });
});

it('the sitemap has the canonical address of each screen', () => {
  const sitemap = readFileSync(join(out, 'sitemap.xml'), 'utf8');
  const found = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, found]) => found);
  expect(found).toEqual(paths.map(addressOf));
});

it('below a folder, the command says where to put the line for robots.txt', () => {
  expect(output).toContain(
    `Add this line to https://training.example/robots.txt, which search engines read:\nSitemap: ${address}sitemap.xml\n`,
  );
});

it('at the root of a server, robots.txt names the sitemap', async () => {
  const root = join(folder, 'root');
  await writePages({ address: 'https://training.example/', out: root });
  const robots = readFileSync(join(root, 'robots.txt'), 'utf8');
  expect(robots).toContain('Sitemap: https://training.example/sitemap.xml\n');
});

it('each page passes html-validate', async () => {
  const validate = new HtmlValidate({ extends: ['html-validate:standard'] });
  for (const path of [...paths, '/404.html']) {
    const file = path.endsWith('.html') ? path : `${path}/index.html`;
    const { results } = await validate.validateFile(join(out, file));
    const faults = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, line, message }) => `${line}: ${message} (${ruleId})`),
    );
    expect.soft(faults, path).toEqual([]);
  }
});

it('each wrong argument is named in a line, and nothing is written', async () => {
  const wrong = { address: 'training.example', languages: 'en,xx', options: '{"pages":"academy"}' };
  const { stderr } = await writePages({ ...wrong, out: 'src' }).catch((error) => error);
  expect(stderr.split('\n')).toEqual([
    '--address: expected the https: or http: address of a folder, got "training.example".',
    '--out: expected a folder that is empty or does not exist, got "src".',
    `--languages: expected ${languages()} or some of these, got "xx".`,
    expect.stringMatching(/^the option "pages": expected "", a path such as/),
    '',
  ]);
  expect(existsSync('src/index.html')).toBe(false);
});
