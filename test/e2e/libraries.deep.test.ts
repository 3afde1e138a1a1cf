import { existsSync, readFileSync } from 'node:fs';
import commonjs from '@rollup/plugin-commonjs';
import nodeResolve from '@rollup/plugin-node-resolve';
import type { Page } from 'playwright-core';
import { rollup } from 'rollup';
import { expect, it } from 'vitest';
import { faq } from '../../src/content/faq';
import type { MountOptions } from '../../src/index';
import { consultancy, home, type Screen, training } from '../screens';
import { homeLink, menuTitle, openMenu } from '../words';
import { describeInChromium } from './chromium';
import { eventually } from './engines/sitePage';

// Libraries as they are, because an imitation replaces what its author has thought of. Prototype.js and MooTools are
// from Debian: their packages on npm are other things.
const debian = '/usr/share/javascript';
const packages = ['prototype', 'mootools'].filter((name) => !existsSync(`${debian}/${name}`));
if (packages.length > 0) {
  const reason = `the Debian packages libjs-${packages.join(', libjs-')} are not installed`;
  if (process.env.CI) throw new Error(`The tests of libraries can't run: ${reason}.`);
  console.warn(`The tests of some libraries are skipped: ${reason}.`);
}

/** A library that changes built-ins of the browser, or the page's address. */
interface Library {
  readonly name: string;
  /** Scripts in the order of the page: a file, or code. */
  readonly scripts: readonly string[];
  /** What the site needs beside it. */
  readonly options?: MountOptions;
  /** What `diagnose()` says of it. */
  readonly finding?: string;
}

const mooTools = `${debian}/mootools/mootools-core-nc.js`;
const npm = 'node_modules';
const angular = `angular.module('portal', []).run(['$location', () => {}]);
  addEventListener('DOMContentLoaded', () => angular.bootstrap(document.body, ['portal']));`;

const harmless: readonly Library[] = [
  { name: 'Prototype.js', scripts: [`${debian}/prototype/prototype.js`] },
  { name: 'MooTools', scripts: [`${mooTools} without compatibility`] },
  { name: 'collections.js', scripts: [`${npm}/collections/collections.js`] },
  { name: 'Sugar', scripts: [`${npm}/sugar1/sugar-full.js`] },
  { name: 'es6-shim', scripts: [`${npm}/es6-shim/es6-shim.js`, `${npm}/es6-shim/es6-sham.js`] },
  { name: 'core-js 2', scripts: [`${npm}/core-js2/client/shim.js`] },
  { name: 'should.js', scripts: [`${npm}/should/should.js`] },
];
const rewriting: readonly Library[] = [
  {
    name: 'jQuery Mobile',
    scripts: [`${npm}/jquery1/dist/jquery.js`, `${npm}/jquery-mobile/dist/jquery.mobile.js`],
    options: { basePath: 'academy' },
    finding: 'jQuery Mobile takes the hash for the address of a page.',
  },
  {
    name: 'AngularJS with $location',
    scripts: [`${npm}/angular/angular.js`, angular],
    options: { routing: 'memory' },
    finding: 'AngularJS rewrites the hash where a part of the page uses $location.',
  },
];
const shadyDom: readonly Library[] = [
  `${npm}/webcomponentsjs1/webcomponents-sd.js`,
  `${npm}/webcomponentsjs2/bundles/webcomponents-sd.js`,
].map((file, index) => ({
  name: `Shady DOM of webcomponentsjs ${index + 1}`,
  scripts: ['ShadyDOM = { force: true }', file],
  finding: 'Shady DOM takes the place of the shadow roots of the browser.',
}));
const losing: Library = {
  name: 'MooTools with its compatibility with version 1.2',
  scripts: [mooTools],
  finding: 'A script of the page has replaced bind by a function that loses arguments.',
};

async function codeOf(script: string): Promise<string> {
  const [file = ''] = script.split(' ');
  if (!existsSync(file)) return script;
  if (file.includes('/collections/')) {
    const plugins = [nodeResolve({ browser: true }), commonjs()];
    const bundle = await rollup({ input: file, plugins, logLevel: 'silent' });
    const { output } = await bundle.generate({ format: 'iife', name: 'collections' });
    return output[0].code;
  }
  const code = readFileSync(file, 'utf8');
  if (file === script) return code;
  // These marks are for the builder on the website of MooTools, which leaves out what is between them.
  return code.replace(/(\/\/|\/\*)<1\.2compat>.*?<\/1\.2compat>(\*\/)?/gs, '');
}

const documented = readFileSync('docs/diagnose.md', 'utf8').replaceAll('`', '');
const isInstalled = ({ scripts }: Library) =>
  scripts.every((script) => packages.every((name) => !script.startsWith(`${debian}/${name}/`)));

describeInChromium('beside a library', ({ open, openHtml, complaints }) => {
  const shows = (page: Page, { heading }: Screen) =>
    page.getByRole('heading', { level: 1, name: heading }).waitFor();
  const tag = '<script src="/library.js"></script>';
  const site = '<script src="/dist/training-site.js"></script>';
  const mount = (options: MountOptions = {}) =>
    `<script>site = TrainingSite.mount(holder, ${JSON.stringify(options)})</script>`;

  /** Serves the library as one script. */
  async function serve(page: Page, { scripts }: Library) {
    const body = (await Promise.all(scripts.map(codeOf))).join(';\n');
    await page.route('**/library.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body }),
    );
  }
  const openBody = (library: Library, body: string) =>
    openHtml(
      `<!doctype html><html lang="en"><title>Portal</title><body><div id="holder"></div>${body}`,
      { waitUntil: 'commit', prepare: (page) => serve(page, library) },
    );

  for (const library of [...harmless, ...rewriting].filter(isInstalled)) {
    const { name, options } = library;
    it.for([
      ['before', tag + site + mount(options)],
      ['after', site + mount(options) + tag],
    ])(`${name} that is loaded %s it, the site works`, async ([, body = '']) => {
      const page = await openBody(library, body);
      const header = page.getByRole('banner');
      await shows(page, home);
      await header.getByRole('link', { name: training.link }).click();
      await shows(page, training);
      expect(await page.title()).toBe(training.title);

      if (options?.routing) await header.getByRole('link', { name: homeLink }).click();
      else await page.goBack();
      await shows(page, home);

      await page.setViewportSize({ width: 390, height: 800 });
      await page.getByRole('button', { name: openMenu }).click();
      const menu = page.getByRole('dialog', { name: menuTitle });
      await menu.getByRole('link', { name: consultancy.link }).click();
      await shows(page, consultancy);
      const { question, answer } = faq[1];
      await page.getByRole('button', { name: question }).click();
      await page.getByText(answer).waitFor();

      await page.evaluate('void site.unmount()');
      await eventually(() => page.locator('#holder > *').count()).toBe(0);
      expect(await page.title()).toBe('Portal');
    });

    it(`${name}, the site takes over the prerendered HTML`, async () => {
      const page = await open('/dist/embed.html', {
        prepare: async (page) => {
          await serve(page, library);
          await page.route('**/dist/embed.html', async (route) => {
            const embed = await (await route.fetch()).text();
            await route.fulfill({
              contentType: 'text/html',
              body: `<!doctype html>${tag}${embed}`,
            });
          });
        },
      });
      await shows(page, home);
    });
  }

  for (const library of harmless.filter(isInstalled)) {
    it(`${library.name}, the title goes back with the last of two sites`, async () => {
      const second = `<div id="second"></div><script>
        other = TrainingSite.mount(second, { routing: 'memory', initialPath: '/training' });
      </script>`;
      const page = await openBody(library, tag + site + mount() + second);
      const title = () => page.title();
      await eventually(title).toBe(training.title);
      await page.evaluate('void other.unmount()');
      await eventually(title).toBe(home.title);
      await page.evaluate('void site.unmount()');
      await eventually(title).toBe('Portal');
    });
  }

  for (const library of shadyDom) {
    it(`${library.name}, mount throws no error`, async () => {
      await shows(await openBody(library, tag + site + mount()), home);
    });
  }

  for (const library of [...rewriting, ...shadyDom, losing].filter(isInstalled)) {
    const { name, options, finding } = library;

    async function findings(body = '') {
      const diagnosis = '<script src="/dist/training-site.diagnose.js"></script>';
      const page = await openBody(library, tag + body + diagnosis);
      await page.waitForFunction('window.TrainingSite?.diagnose');
      const found = (await page.evaluate(() => window.TrainingSite?.diagnose?.())) ?? [];
      // diagnose() writes a table.
      complaints.length = 0;
      for (const { help } of found) expect(documented).toContain(help);
      return found.map(({ finding }) => finding);
    }

    it(`${name}, diagnose() says what to do${options ? ', until that is done' : ''}`, async () => {
      expect(await findings(options && site + mount())).toContain(finding);
      if (options) expect(await findings(site + mount(options))).not.toContain(finding);
    });
  }
});
