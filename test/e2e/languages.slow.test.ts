// The pages of several languages, in each engine.
import { spawnSync } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readContent } from '../../build/readContent.mjs';
import { describeInEngines } from './engines/describeInEngines';
import { eventually, type SitePage } from './engines/sitePage';
import { servePages, writePages } from './pagesServer';

const address = 'https://portal.example/academy/';
const languages = ['en', 'ar', 'hi'] as const;
const folderOf = (language: string) => (language === 'en' ? '' : `${language}/`);
const pathOf = (language: string, path: string) =>
  folderOf(language) + path.slice(1) + (path === '/' ? '' : '/');

let folder: string;
let server: Awaited<ReturnType<typeof servePages>>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pages-'));
  const out = join(folder, 'academy');
  // Built in a copy, so that dist/ has no scripts of other languages. `.ci/run` uses those of the
  // copy.
  const copy = '.cache/languages';
  await rm(copy, { recursive: true, force: true });
  const files = [
    'rollup.config.mjs',
    'package.json',
    'package-lock.json',
    'tsconfig.json',
    'README.md',
    'LICENSE',
  ];
  for (const name of ['src', 'build', 'dist', 'docs', ...files]) {
    await cp(name, join(copy, name), { recursive: true });
  }
  await symlink(resolve('node_modules'), join(copy, 'node_modules'), 'junction');
  await writePages({ address, out, languages: languages.join(), integrity: '' }, copy);
  const scripts = await Promise.all(
    ['recordConsole.js', 'stayInPage.js'].map((name) =>
      readFile(`test/e2e/engines/${name}`, 'utf8'),
    ),
  );
  const script = `<script>${scripts.join('\n')}</script>`;
  for (const name of await readdir(out, { recursive: true })) {
    if (!name.endsWith('.html')) continue;
    const page = await readFile(join(out, name), 'utf8');
    await writeFile(join(out, name), page.replace('<meta', `${script}$&`));
  }
  server = await servePages(folder, 'academy');
}, 400_000);

afterAll(async () => {
  server?.close();
  await rm(folder, { recursive: true });
});

/** The page of this path is shown, in its language, by the script. */
async function isShown(page: SitePage, language: string, url: string, title: string) {
  const ask = () =>
    page.read(({ root }) => {
      const site = root().querySelector('.site') as HTMLElement;
      const languages = [document.documentElement, site].map(({ lang, dir }) => [lang, dir]);
      // The script puts its own styles in the place of the link.
      const isHydrated = root().querySelector('link') === null;
      return { path: location.pathname, title: document.title, languages, isHydrated };
    });
  const path = `/academy/${pathOf(language, url)}`;
  const dir = language === 'ar' ? 'rtl' : '';
  const languages = [dir || 'ltr', dir].map((each) => [language, each]);
  await eventually(ask).toEqual({ path, title, languages, isHydrated: true });
}

it('a build for an unknown language is refused, with the known ones', () => {
  const env = { ...process.env, EDITION: 'ar,xx' };
  const { stderr } = spawnSync('npx', ['rollup', '-c'], { env, encoding: 'utf8' });
  expect(stderr).toContain(
    'EDITION: expected languages that src/content/languages.yaml names (en, ar, hi), got "ar,xx".',
  );
});

describe('the pages of several languages', () => {
  it('pages of several languages name the integrity of the script if asked', async () => {
    const { files } = JSON.parse(await readFile('.cache/languages/dist/manifest.json', 'utf8'));
    const html = await readFile(join(folder, 'academy/ar/index.html'), 'utf8');
    const { file, integrity } = files['training-site.ar.js'];
    expect(html).toContain(`/${file}" integrity="${integrity}" crossorigin="anonymous"`);
  });

  const { navigation } = readContent('en', 'src/content').content;
  const alternatesIn = (text: string) => text.match(/rel="alternate" [^>]*"/g);

  /** A link for each language, and one for all other languages. */
  function alternatesOf(url: string): string[] {
    const pages = languages.map((language) => ({ language, path: pathOf(language, url) }));
    return [...pages, { language: 'x-default', path: pathOf('en', url) }].map(
      ({ language, path }) => `rel="alternate" hreflang="${language}" href="${address}${path}"`,
    );
  }

  it.each(languages)(
    'pages of several languages name each other in their head: %s',
    async (language) => {
      for (const { url } of navigation) {
        const file = join(folder, 'academy', pathOf(language, url), 'index.html');
        expect.soft(alternatesIn(await readFile(file, 'utf8')), url).toEqual(alternatesOf(url));
      }
    },
  );

  it.each(languages)(
    'pages of several languages name each other in the sitemap: %s',
    async (language) => {
      const sitemap = await readFile(join(folder, 'academy/sitemap.xml'), 'utf8');
      const entries = sitemap.split('<url>');
      for (const { url } of navigation) {
        const start = `<loc>${address}${pathOf(language, url)}</loc>`;
        const entry = entries.find((one) => one.startsWith(start)) ?? '';
        expect.soft(alternatesIn(entry), url).toEqual(alternatesOf(url));
      }
    },
  );

  describeInEngines(
    (open) => {
      describe.each(languages)('%s', (language) => {
        const screens = readContent(language, 'src/content').content.navigation;
        let page: SitePage;

        const isAt = ({ url, title }: (typeof screens)[number]) =>
          isShown(page, language, url, title);

        beforeAll(async () => {
          page = await open();
          await page.goto(`${server.origin}/academy/404.html`);
          await page.read(() => localStorage.setItem('displayCookieDialog', '0'));
          await page.goto(`${server.origin}/academy/${folderOf(language)}`);
        });

        it(`pages of several languages lead to each other by links: ${language}`, async () => {
          for (const screen of screens) {
            // Home is shown already. Its link would load it again, and the test could not tell when
            // it is loaded.
            if (screen.url !== '/') await page.click('[role=contentinfo] a', screen.displayName);
            await isAt(screen);
          }
        });

        // After the links above.
        it(`pages of several languages lead to each other by Back and Forward: ${language}`, async () => {
          const go = async (offset: number, screen: (typeof screens)[number]) => {
            // In a later task, because the navigation would end the call.
            await page.read((_, by) => void setTimeout(() => history.go(by)), offset);
            await isAt(screen);
          };
          for (const before of screens.slice(-3, -1).toReversed()) await go(-1, before);
          for (const after of screens.slice(-2)) await go(1, after);
        });
      });
    },
    // WebKitGTK's driver does not always answer while a page is loaded.
    ['Chromium', 'Firefox'],
  );
});
