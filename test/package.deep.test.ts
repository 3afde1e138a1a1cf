// @vitest-environment node
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { publint } from 'publint';
import ts from 'typescript';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { errorsOf } from './build/errorsOf';
import { describeInChromium, inPortal } from './e2e/chromium';
import { shows } from './e2e/everyScreen';
import { hostBundle } from './e2e/hostBundle';
import { careers, home } from './screens';

const run = promisify(execFile);
let folder: string;
let installed: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'package-'));
  const { stdout } = await run('npm', ['pack', '--silent', '--pack-destination', folder]);
  await writeFile(join(folder, 'package.json'), '{ "name": "host", "version": "1.0.0" }');
  // Without the network: the package needs no other.
  const options = ['--offline', '--no-audit', '--no-fund', '--silent'];
  await run('npm', ['install', ...options, join(folder, stdout.trim())], { cwd: folder });
  installed = join(folder, 'node_modules/training-site-widget');
}, 120_000);

afterAll(() => rm(folder, { recursive: true }));

it('brings the build and the documents, and nothing that only we need', async () => {
  const packages = await readdir(join(folder, 'node_modules'));
  expect(packages.filter((name) => !name.startsWith('.'))).toEqual(['training-site-widget']);
  const entries = await readdir(installed);
  const wanted = ['LICENSE', 'README.md', 'CHANGELOG.md', 'docs', 'dist'];
  expect(entries).toEqual(expect.arrayContaining(wanted));
  expect(entries.filter((name) => /^(src|test|build|\..*)$/.test(name))).toEqual([]);
});

it('has no broken link in a document', async () => {
  const all = await readdir(installed, { recursive: true });
  for (const document of all.filter((file) => /^(docs\/.*|[^/]+)\.md$/.test(file))) {
    const text = await readFile(join(installed, document), 'utf8');
    const targets = [...text.matchAll(/\]\(([^)#\s]+)[^)]*\)|(?:src|href)="([^"#]+)"/g)]
      .map(([, link, source]) => link ?? source ?? '')
      .filter((target) => document === 'README.md' || !target.startsWith('/'))
      .filter((target) => !/^([a-z]+:|\/)/.test(target));
    const dead = targets.filter(
      (target) => !existsSync(join(installed, dirname(document), decodeURI(target))),
    );
    expect(dead, document).toEqual([]);
  }
});

it('can be required and imported where there is no DOM, silently', async () => {
  // For the entries that take React from their host.
  for (const name of ['react', 'react-dom', 'scheduler']) {
    await symlink(resolve('node_modules', name), join(folder, 'node_modules', name), 'junction');
  }
  const code = `
    const element = await import('training-site-widget/element');
    element.define();
    const all = [require('training-site-widget'), await import('training-site-widget'), element];
    const names = all.map(Object.keys);
    console.log(names.join(' '), require('training-site-widget/package.json').name);`;
  const { stdout, stderr } = await run('node', ['-e', `(async () => {${code}})()`], {
    cwd: folder,
  });
  expect(stderr).toBe('');
  const names = 'define,mount,version';
  expect(stdout.trim()).toBe(`${names} ${names} ${names} training-site-widget`);
});

const classicScript = `/// <reference path="./dist/index.d.ts" />
  const site = TrainingSite.mount(document.body, { basePath: 'academy', theme: 'auto', initialPath: '/careers' });
  site.update({ company: { name: 'Aster' } });
  document.body.addEventListener('training-site-navigate', ({ detail }) => detail.path);
  const element = document.querySelector('training-site');
  if (element) element.company = { helloEmail: 'hello@aster.example' };`;

it('the published types are enough for a classic script and a module, and need no types of React', () => {
  const module = `import { mount, version } from './dist/training-site.mjs'; mount(document.body); version.length;`;
  const files = { 'classic.ts': classicScript, 'module.ts': module };
  expect(errorsOf(files, { withReact: false })).toEqual([]);
});

it('the published types say the same to modules, CommonJS and JSX', async () => {
  const config = JSON.parse(await readFile('test/types/tsconfig.json', 'utf8'));
  const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, 'test/types');
  const program = ts.createProgram(fileNames, options);
  const files = program.getSourceFiles().filter((file) => !file.fileName.includes('node_modules'));
  const errors = files.flatMap((file) => ts.getPreEmitDiagnostics(program, file));
  expect(errors.map(({ messageText }) => messageText)).toEqual([]);
});

it('publint finds no fault in the package', async () => {
  expect((await publint({ strict: true })).messages).toEqual([]);
});

describeInChromium('in a host with React 19', ({ openHtml, complaints }) => {
  // After a reload the site is rendered whole at once, which React refuses inside an effect.
  it('shares its React and writes nothing to the console in development, also after a reload', async () => {
    const { script, moduleIds } = await hostBundle(
      `import { createElement as h, StrictMode, useEffect } from 'react';
       import { createRoot } from 'react-dom/client';
       import { mount } from 'training-site-widget/external-react';
       function Partners() {
         useEffect(() => {
           const site = mount(document.getElementById('site'), { initialPath: '/careers' });
           return () => site.unmount();
         }, []);
         return h('div', { id: 'site' });
       }
       const host = h(StrictMode, null, h('training-site'), h(Partners));
       createRoot(document.getElementById('app')).render(host);`,
      folder,
      'development',
    );
    expect(moduleIds.filter((id) => /react-dom-client\.development\.js$/.test(id))).toHaveLength(1);
    const page = await openHtml(inPortal(`<div id="app"></div>${script}`));
    const appear = async () => {
      for (const screen of [home, careers]) await shows(page, screen);
    };
    await appear();
    await page.reload();
    await appear();
    // React's development build advertises its DevTools.
    const lines = complaints.splice(0).filter((line) => !line.includes('React DevTools'));
    expect(lines).toEqual([]);
  });
});
