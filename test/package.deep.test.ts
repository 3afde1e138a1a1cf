// @vitest-environment node
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { rollup } from 'rollup';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { source } from '../build/source.mjs';
import { describeInChromium } from './e2e/chromium';
import { home } from './screens';

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

const node = async (...args: string[]) => (await run('node', args, { cwd: folder })).stdout.trim();

it('brings no other package', async () => {
  const packages = await readdir(join(folder, 'node_modules'));
  expect(packages.filter((name) => !name.startsWith('.'))).toEqual(['training-site-widget']);
});

it('has the build and the documents, and nothing that only we need', async () => {
  const entries = await readdir(installed);
  for (const name of ['LICENSE', 'README.md', 'CHANGELOG.md', 'SECURITY.md', 'dist']) {
    expect(entries).toContain(name);
  }
  expect(entries.filter((name) => /^(src|test|tools|build|\..*)$/.test(name))).toEqual([]);
});

it('has no link in a document that leads nowhere', async () => {
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
  const names = 'console.log(Object.keys(site).join())';
  expect(await node('-e', `const site = require('training-site-widget'); ${names}`)).toBe(
    'mount,version',
  );
  const module = `import * as site from 'training-site-widget'; ${names}`;
  expect(await node('--input-type=module', '-e', module)).toBe('mount,version');
  expect(await node('-p', `require('training-site-widget/package.json').name`)).toBe(
    'training-site-widget',
  );
});

it.each(['node', 'jsdom'])(
  'can be imported by a test in Jest, environment %s',
  async (environment) => {
    const bin = resolve('node_modules/jest/bin/jest.js');
    const testEnvironment =
      environment === 'jsdom' ? resolve('node_modules/jest-environment-jsdom') : 'node';
    const config = { rootDir: folder, testEnvironment, transform: { ts$: './typescript.cjs' } };
    await writeFile(join(folder, 'jest.config.json'), JSON.stringify(config));
    await writeFile(
      join(folder, 'typescript.cjs'),
      `const ts = require(${JSON.stringify(resolve('node_modules/typescript'))});
     const options = { compilerOptions: { module: 'commonjs', target: 'es2022' } };
     exports.process = (code) => ({ code: ts.transpileModule(code, options).outputText });`,
    );
    await writeFile(
      join(folder, 'host.test.ts'),
      `import { mount, version } from 'training-site-widget';
     test('the site is there', () => {
       expect(typeof mount).toBe('function');
       expect(version).toMatch(/^\\d/);
       if (${environment === 'jsdom'}) expect(customElements.get('training-site')).toBeDefined();
       else expect(() => mount(null)).toThrow(TypeError);
     });`,
    );
    const { stderr } = await run('node', [bin, '--config', 'jest.config.json'], { cwd: folder });
    expect(stderr).toMatch(/Tests: +1 passed/);
  },
);

describeInChromium('in a host with React 19', ({ openHtml, complaints }) => {
  beforeAll(async () => {
    await mkdir(join(folder, 'node_modules'), { recursive: true });
    for (const name of ['react', 'react-dom', 'scheduler']) {
      await symlink(resolve('node_modules', name), join(folder, 'node_modules', name), 'junction');
    }
  });

  /** Bundles a host, whose code can use `createElement`, `useEffect` and `render`. */
  async function bundleHost(code: string, mode: 'production' | 'development') {
    await writeFile(
      join(folder, 'host.js'),
      `import { createElement, StrictMode, useEffect } from 'react';
       import { createRoot } from 'react-dom/client';
       import { mount } from 'training-site-widget/external-react';
       const render = (element) => createRoot(document.getElementById('app')).render(element);
       ${code}`,
    );
    const bundle = await rollup({
      input: join(folder, 'host.js'),
      plugins: source({ constants: { 'process.env.NODE_ENV': JSON.stringify(mode) } }).filter(
        ({ name }) => name !== 'typescript',
      ),
      onwarn() {},
    });
    const { output } = await bundle.generate({ format: 'iife' });
    const script = output[0].code.replaceAll('</script', '<\\/script');
    return {
      modules: output[0].moduleIds,
      html: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Host</title></head><body><div id="app"></div><script>${script}</script></body></html>`,
    };
  }

  it('training-site-widget/external-react shares the React of the host', async () => {
    const host = await bundleHost(`render(createElement('training-site'));`, 'production');
    const reacts = host.modules.filter((id) => id.endsWith('react-dom-client.production.js'));
    expect(reacts).toHaveLength(1);
    const page = await openHtml(host.html);
    await page.getByRole('heading', { level: 1, name: home.heading }).waitFor();
  });

  // After a reload the site is rendered whole at once, which React refuses inside an effect.
  it.each([
    ['an element', `render(createElement(StrictMode, null, createElement('training-site')));`],
    [
      'mount in an effect',
      `function Partners() {
         useEffect(() => {
           const site = mount(document.getElementById('site'));
           return () => site.unmount();
         }, []);
         return createElement('div', { id: 'site' });
       }
       render(createElement(StrictMode, null, createElement(Partners)));`,
    ],
  ])(
    'writes nothing to the console in development, as %s, also after a reload',
    async (_, code) => {
      const page = await openHtml((await bundleHost(code, 'development')).html);
      const heading = page.getByRole('heading', { level: 1, name: home.heading });
      await heading.waitFor();
      await page.reload();
      await heading.waitFor();
      // React's development build advertises its DevTools.
      const lines = complaints.splice(0).filter((line) => !line.includes('React DevTools'));
      expect(lines).toEqual([]);
    },
  );
});
