import { existsSync, readFileSync } from 'node:fs';
import commonjs from '@rollup/plugin-commonjs';
import nodeResolve from '@rollup/plugin-node-resolve';
import type { Page } from 'playwright-core';
import { rollup } from 'rollup';
import { expect, it } from 'vitest';
import { faq } from '../../src/content/faq';
import type { MountOptions } from '../../src/index';
import { hashOf } from '../../tools/hosts/hosts';
import { careers, consultancy, home, type Screen, training } from '../screens';
import { filters, homeLink, menuTitle, openMenu } from '../words';
import { describeInChromium } from './chromium';
import { eventually } from './engines/sitePage';

// Libraries as they are, because an imitation replaces what its author has thought of. Prototype.js and MooTools are
// from Debian: their packages on npm are other things.
const debian = '/usr/share/javascript';
const missing = ['prototype', 'mootools'].filter((name) => !existsSync(`${debian}/${name}`));
if (missing.length > 0) {
  const reason = `the Debian packages libjs-${missing.join(', libjs-')} are not installed`;
  if (process.env.CI) throw new Error(`The tests of libraries can't run: ${reason}.`);
  console.warn(`The tests of some libraries are skipped: ${reason}.`);
}

/** A library that changes built-ins of the browser, or the page, or watches it. */
interface Library {
  readonly name: string;
  /** Its scripts, by their files in node_modules or in the file system. */
  readonly files: readonly string[];
  /** The global that the files become, where they are modules. */
  readonly bundle?: string;
  /** Code of the page, before the files and after them. */
  readonly before?: string;
  readonly after?: string;
  readonly stylesheet?: string;
  /** Changes the code of the files. */
  readonly edit?: (code: string) => string;
  /** What the site needs beside it. */
  readonly options?: MountOptions;
  /** Whether the site is also tested with the library loaded after it. */
  readonly alsoLast?: boolean;
  /** What `diagnose()` says of it, until the site has its options. */
  readonly finding?: string;
}

const mooTools = `${debian}/mootools/mootools-core-nc.js`;

const libraries: readonly Library[] = [
  { name: 'Prototype.js', files: [`${debian}/prototype/prototype.js`], alsoLast: true },
  {
    name: 'MooTools without its compatibility with version 1.2',
    files: [mooTools],
    // These marks are for the builder on the website of MooTools, which leaves out what is between them.
    edit: (code) => code.replace(/(\/\/|\/\*)<1\.2compat>.*?<\/1\.2compat>(\*\/)?/gs, ''),
    alsoLast: true,
  },
  { name: 'collections.js', files: ['collections/collections.js'], bundle: 'collections' },
  { name: 'Sugar', files: ['sugar1/sugar-full.js'] },
  { name: 'es6-shim', files: ['es6-shim/es6-shim.js', 'es6-shim/es6-sham.js'] },
  { name: 'core-js 2', files: ['core-js2/client/shim.js'] },
  {
    name: 'webcomponentsjs, with its own custom elements',
    before: 'customElements.forcePolyfill = true',
    files: ['webcomponentsjs2/bundles/webcomponents-ce.js'],
  },
  { name: 'should.js', files: ['should/should.js'] },
  {
    name: 'jQuery Mobile',
    files: ['jquery1/dist/jquery.js', 'jquery-mobile/dist/jquery.mobile.js'],
    options: { basePath: 'academy' },
    finding: 'jQuery Mobile takes the hash for the address of a page.',
  },
  {
    name: 'AngularJS with $location',
    files: ['angular/angular.js'],
    after: `angular.module('portal', []).run(['$location', () => {}]);
      addEventListener('DOMContentLoaded', () => angular.bootstrap(document.body, ['portal']))`,
    options: { routing: 'memory' },
    finding: 'AngularJS rewrites the hash where a part of the page uses $location.',
  },
  { name: 'htmx', files: ['htmx.org/dist/htmx.js'] },
  { name: 'Turbo', files: ['@hotwired/turbo/dist/turbo.es2017-umd.js'] },
  {
    name: 'swup',
    files: ['swup/dist/Swup.umd.js'],
    after: `addEventListener('DOMContentLoaded', () => new Swup({ containers: ['#view'] }))`,
  },
  {
    name: 'barba',
    files: ['@barba/core/dist/barba.umd.js'],
    after: `addEventListener('DOMContentLoaded', () => barba.init({ transitions: [{ leave() {}, enter() {} }] }))`,
  },
  {
    name: 'rrweb, which records the page',
    files: ['rrweb/umd/rrweb.js'],
    after: `records = [];
      addEventListener('DOMContentLoaded', () => rrweb.record({ emit: (record) => records.push(record) }))`,
  },
  {
    name: 'Sentry, which wraps history, listeners and the console',
    files: ['@sentry/browser/build/npm/esm/prod/index.js'],
    bundle: 'Sentry',
    after: `Sentry.init({ dsn: 'https://key@sentry.example/1', tracesSampleRate: 1,
      transport: () => ({ send: async () => ({}), flush: async () => true }),
      integrations: [Sentry.browserTracingIntegration()] })`,
  },
  {
    name: 'a consent overlay, vanilla-cookieconsent',
    files: ['vanilla-cookieconsent/dist/cookieconsent.umd.js'],
    stylesheet: 'vanilla-cookieconsent/dist/cookieconsent.css',
    after: `addEventListener('DOMContentLoaded', () => CookieConsent.run({
      categories: { necessary: { enabled: true } },
      language: { default: 'en', translations: { en: {
        consentModal: { title: 'Cookies', acceptAllBtn: 'Fine' }, preferencesModal: { sections: [] } } } },
    }).then(() => CookieConsent.acceptCategory('all')))`,
  },
  {
    name: 'an accessibility overlay',
    files: ['accessibility/dist/main.bundle.js'],
    after: `addEventListener('load', () => new Accessibility())`,
  },
];

/** With these the site does not work as it should; `diagnose()` says why. */
const disturbing: readonly (Library & { readonly shows?: Screen })[] = [
  ...['webcomponentsjs1/webcomponents-sd.js', 'webcomponentsjs2/bundles/webcomponents-sd.js'].map(
    (file, index) => ({
      name: `Shady DOM of webcomponentsjs ${index + 1}`,
      before: 'ShadyDOM = { force: true }',
      files: [file],
      finding: 'Shady DOM takes the place of the shadow roots of the browser.',
      shows: home,
    }),
  ),
  {
    name: 'MooTools with its compatibility with version 1.2',
    files: [mooTools],
    finding: 'A script of the page has replaced bind by a function that loses arguments.',
  },
];

const isInstalled = ({ files }: Library) =>
  files.every((file) => missing.every((name) => !file.startsWith(`${debian}/${name}/`)));
const pathOf = (file: string) => (file.startsWith('/') ? file : `node_modules/${file}`);

async function textOf(file: string, global?: string): Promise<string> {
  if (!global) return readFileSync(pathOf(file), 'utf8');
  const plugins = [nodeResolve({ browser: true }), commonjs()];
  const bundle = await rollup({ input: pathOf(file), plugins, logLevel: 'silent' });
  const { output } = await bundle.generate({ format: 'iife', name: global });
  return output[0].code;
}

async function codeOf(library: Library): Promise<string> {
  const { files, bundle, before = '', after = '', edit = (code) => code } = library;
  const texts = await Promise.all(files.map((file) => textOf(file, bundle)));
  return [before, ...texts.map(edit), after].join(';\n');
}

const prerendered = readFileSync('dist/embed.html', 'utf8')
  .replace(/<script.*<\/script>/s, '')
  .replace('href="training-site', 'href="/dist/training-site');
const documented = readFileSync('docs/diagnose.md', 'utf8').replaceAll('`', '');

const tag = '<script src="/library.js"></script>';
const site = '<script src="/dist/training-site.js"></script>';
const mount = (options: MountOptions = {}) =>
  `site = TrainingSite.mount(holder, ${JSON.stringify(options)})`;

describeInChromium('beside a library', ({ openHtml, complaints }) => {
  async function openBeside(library: Library, scripts: string) {
    const code = await codeOf(library);
    const { stylesheet } = library;
    const style = stylesheet ? `<link rel="stylesheet" href="/node_modules/${stylesheet}">` : '';
    return openHtml(
      `<!doctype html><html lang="en"><head><title>Portal</title>${style}</head>
        <body><div id="view"></div><div id="holder"></div>${scripts}`,
      {
        viewport: { width: 390, height: 800 },
        prepare: (page) =>
          page.route('**/library.js', (route) =>
            route.fulfill({ contentType: 'text/javascript', body: code }),
          ),
      },
    );
  }
  const shows = async (page: Page, { heading, title }: Screen) => {
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    await eventually(() => page.title()).toBe(title);
  };
  const bodyOf = (page: Page) => page.evaluate(() => document.body.outerHTML);

  async function walk(page: Page, { options = {} }: Library) {
    await shows(page, home);
    await page.getByRole('contentinfo').getByRole('link', { name: training.link }).click();
    await shows(page, training);
    if (options.routing) await page.getByRole('link', { name: homeLink }).first().click();
    else await page.goBack();
    await shows(page, home);

    await page.getByRole('button', { name: openMenu }).click();
    const menu = page.getByRole('dialog', { name: menuTitle });
    await menu.getByRole('link', { name: consultancy.link }).click();
    await shows(page, consultancy);
    const { question, answer } = faq[1];
    await page.getByRole('button', { name: question }).click();
    await page.getByText(answer).waitFor();

    const hash = hashOf(options.basePath ?? '', careers.path);
    await page.evaluate(
      options.routing ? 'site.navigate("/careers")' : `location.hash = '${hash}'`,
    );
    await shows(page, careers);
    const filter = page.getByRole('button', { name: String(filters[1]?.name) });
    await filter.click();
    expect(await filter.getAttribute('aria-pressed')).toBe('true');

    await page.evaluate(
      `other = TrainingSite.mount(view, { routing: 'memory', initialPath: '/training' }), 0`,
    );
    await eventually(() => page.title()).toBe(training.title);
    await page.evaluate('other.unmount()');
    await shows(page, careers);
    await page.evaluate('site.unmount()');
    await eventually(() => page.title()).toBe('Portal');
  }

  const rows = libraries.filter(isInstalled);

  it.each(rows)('the site works, and leaves the page as it was: $name', async (library) => {
    const page = await openBeside(library, tag + site);
    const before = await bodyOf(page);
    await page.evaluate(`${mount(library.options)}, 0`);
    await walk(page, library);
    await eventually(() => bodyOf(page)).toBe(before);

    // Takes prerendered HTML over, or the console would say that it doesn't.
    await page.evaluate((html) => {
      history.replaceState(null, '', location.pathname + location.search);
      document.getElementById('view')?.setHTMLUnsafe(html);
    }, prerendered);
    await shows(page, home);
  });

  it.each(rows.filter(({ alsoLast }) => alsoLast))(
    'the site works where the library is loaded last: $name',
    async (library) => {
      await walk(await openBeside(library, `${site}<script>${mount()}</script>${tag}`), library);
    },
  );

  it.each([...rows, ...disturbing].filter(({ finding }) => finding).filter(isInstalled))(
    'diagnose() says what to do: $name',
    async ({ finding, options, shows: screen, ...library }: (typeof disturbing)[number]) => {
      const diagnosis = '<script src="/dist/training-site.diagnose.js"></script>';
      const own = screen || options ? `${site}<script>${mount()}</script>` : '';
      const page = await openBeside(library, tag + own + diagnosis);
      if (screen) await page.getByRole('heading', { level: 1, name: screen.heading }).waitFor();
      const findings = async () => {
        const found = (await page.evaluate(() => window.TrainingSite?.diagnose?.())) ?? [];
        for (const { help } of found) expect(documented).toContain(help);
        return found.map((one) => one.finding);
      };
      expect(await findings()).toContain(finding);
      if (options) {
        await page.evaluate(`${mount(options)}, 0`);
        await eventually(findings).not.toContain(finding);
      }
      // diagnose() writes a table.
      complaints.length = 0;
    },
  );
});
