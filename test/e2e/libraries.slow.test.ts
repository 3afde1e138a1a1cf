import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import commonjs from '@rollup/plugin-commonjs';
import nodeResolve from '@rollup/plugin-node-resolve';
import type { Page } from 'playwright-core';
import { rollup } from 'rollup';
import { expect, it } from 'vitest';
import { dist } from '../../build/dist.mjs';
import { guests } from '../../build/tools/install.mjs';
import type { MountOptions } from '../../src/index';
import { home } from '../screens';
import { expectAllBut, htmlWith } from './abilities';
import { describeInChromium } from './chromium';
import { eventually } from './engines/sitePage';
import { shows } from './everyScreen';

// Libraries as they are, because an imitation replaces what its author has thought of. Prototype.js
// and MooTools are from Debian: their packages on npm are other things.
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
  /** Its scripts, by their files in the node_modules of the guests or in the file system. */
  readonly files: readonly string[];
  /** The global that the files become, where they are modules. */
  readonly bundle?: string;
  /** Code of the page. */
  readonly before?: string;
  readonly after?: string;
  readonly edit?: (code: string) => string;
  /** What the site needs beside it. */
  readonly options?: MountOptions;
  /** Whether the site is also tested with the library loaded after it. */
  readonly alsoLast?: boolean;
  /** What `diagnose()` says of it, until the site has its options. */
  readonly finding?: string;
  readonly isShown?: boolean;
}

const mooTools = `${debian}/mootools/mootools-core-nc.js`;

const all: readonly Library[] = [
  { name: 'Prototype.js', files: [`${debian}/prototype/prototype.js`], alsoLast: true },
  {
    name: 'MooTools without its compatibility with version 1.2',
    files: [mooTools],
    // These marks are for the builder on the website of MooTools, which leaves out what is between
    // them.
    edit: (code) => code.replace(/(\/\/|\/\*)<1\.2compat>.*?<\/1\.2compat>(\*\/)?/gs, ''),
    alsoLast: true,
  },
  { name: 'collections.js', files: ['collections/collections.js'], bundle: 'collections' },
  { name: 'Sugar', files: ['sugar1/sugar-full.js'] },
  { name: 'es6-shim', files: ['es6-shim/es6-shim.js', 'es6-shim/es6-sham.js'] },
  {
    name: 'webcomponentsjs, with its own custom elements',
    before: 'customElements.forcePolyfill = true',
    files: ['webcomponentsjs2/bundles/webcomponents-ce.js'],
  },
  {
    name: 'jQuery Mobile',
    files: ['jquery1/dist/jquery.js', 'jquery-mobile/dist/jquery.mobile.js'],
    options: { basePath: 'academy' },
    finding: 'jQuery Mobile treats the hash as the address of a page.',
  },
  {
    name: 'AngularJS with $location',
    files: ['angular/angular.js'],
    after: `angular.module('portal', []).run(['$location', () => {}]);
      addEventListener('DOMContentLoaded', () => angular.bootstrap(document.body, ['portal']))`,
    options: { routing: 'memory' },
    finding: 'AngularJS rewrites the hash where a part of the page uses $location.',
  },
  {
    name: 'Sentry, which wraps history, listeners and the console',
    files: ['@sentry/browser/build/npm/esm/prod/index.js'],
    bundle: 'Sentry',
    after: `Sentry.init({ dsn: 'https://key@sentry.example/1', tracesSampleRate: 1,
      transport: () => ({ send: async () => ({}), flush: async () => true }),
      integrations: [Sentry.browserTracingIntegration()] })`,
  },
];

/** With these the site does not work as it should; `diagnose()` says why. */
const allDisturbing: readonly Library[] = [
  ...['webcomponentsjs1/webcomponents-sd.js', 'webcomponentsjs2/bundles/webcomponents-sd.js'].map(
    (file, index) => ({
      name: `Shady DOM of webcomponentsjs ${index + 1}`,
      before: 'ShadyDOM = { force: true }',
      files: [file],
      finding: 'Shady DOM replaces the shadow roots of the browser.',
      isShown: true,
    }),
  ),
  {
    name: 'MooTools with its compatibility with version 1.2',
    files: [mooTools],
    finding: 'A script of the page has replaced bind with a function that loses arguments.',
  },
];

const isInstalled = ({ files }: Library) =>
  files.every((file) => missing.every((name) => !file.startsWith(`${debian}/${name}/`)));
const libraries = all.filter(isInstalled);
const disturbing = allDisturbing.filter(isInstalled);

async function textOf(file: string, global?: string): Promise<string> {
  const input = resolve(`${guests}/node_modules`, file);
  if (!global) return readFileSync(input, 'utf8');
  const plugins = [nodeResolve({ browser: true }), commonjs()];
  const bundle = await rollup({ input, plugins, logLevel: 'silent' });
  const { output } = await bundle.generate({ format: 'iife', name: global });
  return output[0].code;
}

/** The library as one script. */
async function codeOf(library: Library): Promise<string> {
  const { files, bundle, before = '', after = '', edit = (code) => code } = library;
  const texts = await Promise.all(files.map((file) => textOf(file, bundle)));
  return [before, ...texts.map(edit), after].join(';\n');
}

const prerendered = readFileSync(`${dist}/embed.html`, 'utf8')
  .replace(/<script.*<\/script>/s, '')
  .replace('href="training-site', 'href="/dist/training-site');

const tag = '<script src="/library.js"></script>';

describeInChromium('beside a library', ({ openHtml, complaints }) => {
  async function openBeside(library: Library, html: string) {
    const code = await codeOf(library);
    return openHtml(html, {
      notice: true,
      prepare: (page) =>
        page.route('**/library.js', (route) =>
          route.fulfill({ contentType: 'text/javascript', body: code }),
        ),
    });
  }
  const bodyOf = (page: Page) => page.evaluate('document.body.outerHTML');
  const expectWorking = (page: Page, { options = {} }: Library) =>
    expectAllBut(page, options.routing ? ['address', 'Back', 'hashes', 'filters'] : [], options);

  const openFirst = (library: Library) =>
    openBeside(library, htmlWith({ head: tag, options: library.options ?? {} }));

  it.each(libraries)('the site works where this library is loaded first: $name', async (library) =>
    expectWorking(await openFirst(library), library),
  );

  it.each(libraries)(
    'the site leaves the page as it was beside this library: $name',
    async (library) => {
      const page = await openFirst(library);
      await page.evaluate('site.unmount()');
      const before = await bodyOf(page);
      await page.evaluate('mount()');
      await shows(page, home);
      await page.evaluate('site.unmount()');
      await eventually(() => bodyOf(page)).toBe(before);
    },
  );

  // If the site did not hydrate the HTML, the console would say so, and the test would fail.
  it.each(libraries)(
    'the site hydrates prerendered HTML beside this library: $name',
    async (library) => {
      const page = await openFirst(library);
      await page.evaluate('site.unmount()');
      await page.evaluate((html) => {
        history.replaceState(null, '', location.pathname + location.search);
        document.getElementById('holder')?.setHTMLUnsafe(html);
        // Custom elements of webcomponentsjs don't know this method.
        customElements.upgrade(document.body);
      }, prerendered);
      await shows(page, home);
    },
  );

  it.each(libraries.filter(({ alsoLast }) => alsoLast))(
    'the site works where this library is loaded last: $name',
    async (library) => expectWorking(await openBeside(library, htmlWith({ end: tag })), library),
  );

  it.each([...libraries, ...disturbing].filter(({ finding }) => finding))(
    'diagnose() says what to do about this library: $name',
    async ({ finding, options, isShown, ...library }) => {
      const diagnosis = '<script src="/dist/training-site.diagnose.js"></script>';
      const html = isShown || options ? htmlWith({ head: tag, end: diagnosis }) : tag + diagnosis;
      const page = await openBeside(library, html);
      if (isShown) await shows(page, home);
      const findings = async () => {
        const found = (await page.evaluate(() => window.TrainingSite?.diagnose?.())) ?? [];
        return found.map((one) => one.finding);
      };
      expect(await findings()).toContain(finding);
      if (options) {
        await page.evaluate((all) => {
          const holder = document.getElementById('holder') as Element;
          window.TrainingSite?.mount(holder, all);
        }, options);
        await eventually(findings).not.toContain(finding);
      }
      // diagnose() writes a table.
      complaints.length = 0;
    },
  );
});
