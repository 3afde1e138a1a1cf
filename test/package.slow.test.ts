import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { publint } from 'publint';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorsOf } from './build/errorsOf';
import { describeInChromium, inPortal } from './e2e/chromium';
import { shows } from './e2e/everyScreen';
import { hostBundle } from './e2e/hostBundle';
import { careers, home } from './screens';

const run = promisify(execFile);
/** The folder of an application that has installed the package. */
let folder: string;
/** The package in it. */
let installed: string;
/** The names of all packages that were installed. */
let packages: readonly string[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'package-'));
  const packing = ['--silent', '--ignore-scripts', '--pack-destination', folder];
  const { stdout } = await run('npm', ['pack', ...packing]);
  await writeFile(join(folder, 'package.json'), '{ "name": "host", "version": "1.0.0" }');
  // Without the network: the package needs no other.
  const options = ['--offline', '--no-audit', '--no-fund', '--silent'];
  await run('npm', ['install', ...options, join(folder, stdout.trim())], { cwd: folder });
  const modules = join(folder, 'node_modules');
  packages = (await readdir(modules)).filter((name) => !name.startsWith('.'));
  installed = join(modules, 'training-site-widget');
  // For the entries that take React from their host.
  for (const name of ['react', 'react-dom', 'scheduler']) {
    await symlink(resolve('node_modules', name), join(modules, name), 'junction');
  }
}, 120_000);

afterAll(() => rm(folder, { recursive: true }));

it('the package brings no other one', () => {
  expect(packages).toEqual(['training-site-widget']);
});

it.each(['LICENSE', 'README.md', 'CHANGELOG.md', 'docs', 'dist'])(
  'the package brings %s',
  async (name) => {
    expect(await readdir(installed)).toContain(name);
  },
);

it('the package brings nothing that only we need', async () => {
  const entries = await readdir(installed);
  const ours = entries.filter((name) => /^(src|test|build|examples|\..*)$/.test(name));
  expect(ours).toEqual([]);
});

it('the package has no broken link in a document or a page', async () => {
  const files = await readdir(installed, { recursive: true });
  const documents = files.filter((file) =>
    /^((docs\/.*|[^/]+)\.md|(demo\/|dist\/embed)[^/]*\.html)$/.test(file),
  );
  expect(documents).toEqual(
    expect.arrayContaining(['README.md', 'demo/configure.html', 'dist/embed.html']),
  );
  for (const document of documents) {
    const broken = brokenLinksIn(document, await readFile(join(installed, document), 'utf8'));
    expect.soft(broken, document).toEqual([]);
  }
});

/** The files that a document of the package links to and that are not in the package. */
function brokenLinksIn(document: string, text: string) {
  const links = [...text.matchAll(/\]\(([^)#\s]+)[^)]*\)|(?:src|href)="([^"#]+)"/g)].map(
    ([, inMarkdown, inHtml]) => inMarkdown ?? inHtml ?? '',
  );
  const toFiles = links.filter((link) => !/^([a-z]+:|\/)/.test(link));
  const paths = toFiles.map((link) => join(dirname(document), decodeURI(link)));
  // Examples and pictures stay in the repository.
  const packed = paths.filter((path) => !/^(examples|docs\/images)\//.test(path));
  return packed.filter((path) => !existsSync(join(installed, path)));
}

describe('the package, where there is no DOM,', () => {
  /** What a script prints in the folder of the application. */
  const outputOf = (code: string) =>
    run('node', ['-e', `(async () => { ${code} })()`], { cwd: folder });

  for (const { what, load } of [
    { what: 'can be required', load: "require('training-site-widget')" },
    { what: 'can be imported', load: "await import('training-site-widget')" },
    {
      what: 'can be imported for the element alone',
      load: "await import('training-site-widget/element')",
    },
  ]) {
    it(`without a DOM, the package ${what}, silently`, async () => {
      const { stdout, stderr } = await outputOf(`console.log(Object.keys(${load}).join())`);
      expect(stderr).toBe('');
      expect(stdout.trim()).toBe('define,mount,version');
    });
  }

  it.each([
    ['external-react', 'define,mount,version'],
    ['element', 'define,mount,version'],
    ['server', 'head,renderToHtml'],
  ])('without a DOM, %s can be required, silently', async (entry, names) => {
    const { stdout, stderr } = await outputOf(
      `console.log(Object.keys(require('training-site-widget/${entry}')).sort().join())`,
    );
    expect(stderr).toBe('');
    expect(stdout.trim()).toBe(names);
  });

  it.each(['external-react', 'element', 'server', 'script'])(
    'tools that know no exports find %s as a folder',
    async (entry) => {
      const path = join(installed, entry, 'package.json');
      const { main, types } = JSON.parse(await readFile(path, 'utf8'));
      const found = [main, types].map((file) => existsSync(join(installed, entry, file)));
      expect(found).toEqual([true, true]);
    },
  );

  it('without a DOM, define() of the element does nothing', async () => {
    const { stdout, stderr } = await outputOf(
      `(await import('training-site-widget/element')).define(); console.log('defined')`,
    );
    expect(stderr).toBe('');
    expect(stdout.trim()).toBe('defined');
  });

  it('without a DOM, package.json of the package can be read', async () => {
    const { stdout } = await outputOf(
      `console.log(require('training-site-widget/package.json').name)`,
    );
    expect(stdout.trim()).toBe('training-site-widget');
  });
});

const classicScript = `/// <reference path="./dist/training-site.d.ts" />
  const site = TrainingSite.mount(document.body, { basePath: 'academy', theme: 'auto', initialPath: '/careers' });
  site.update({ company: { name: 'Aster' } });
  document.body.addEventListener('training-site-navigate', ({ detail }) => detail.path);
  const element = document.querySelector('training-site');
  if (element) element.company = { helloEmail: 'hello@aster.example' };`;

const moduleScript = `import { mount, version } from './dist/training-site.mjs';
  mount(document.body);
  version.length;`;

for (const { what, file, code } of [
  { what: 'a classic script', file: 'classic.ts', code: classicScript },
  { what: 'a module', file: 'module.ts', code: moduleScript },
]) {
  it(`the published types are enough for ${what}, and need no types of React`, () => {
    expect(errorsOf({ [file]: code }, { withReact: false })).toEqual([]);
  });
}

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

describeInChromium(
  'the package in an application with React 19, in development,',
  ({ openHtml, complaints }) => {
    const code = `import { createElement as h, StrictMode, useEffect } from 'react';
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
    createRoot(document.getElementById('app')).render(host);`;
    let bundle: Awaited<ReturnType<typeof hostBundle>>;

    beforeAll(async () => {
      bundle = await hostBundle(code, folder, 'development');
    });

    /** Opens the application, and waits for the site of its element and for the mounted one. */
    async function openHost() {
      const page = await openHtml(inPortal(`<div id="app"></div>${bundle.script}`));
      await shows(page, home);
      await shows(page, careers);
      return page;
    }

    /** Lines of the console. React's development build advertises its DevTools. */
    const lines = () => complaints.splice(0).filter((line) => !line.includes('React DevTools'));

    it('the package shares the React of the application', () => {
      const copies = bundle.moduleIds.filter((id) => /react-dom-client\.development\.js$/.test(id));
      expect(copies).toHaveLength(1);
    });

    it('the package writes nothing to the console of a React host in development', async () => {
      await openHost();
      expect(lines()).toEqual([]);
    });

    // After a reload the site is rendered whole at once, which React refuses inside an effect.
    it('the package writes nothing to the console of a React host after a reload', async () => {
      const page = await openHost();
      lines();
      await page.reload();
      await shows(page, home);
      await shows(page, careers);
      expect(lines()).toEqual([]);
    });
  },
);
