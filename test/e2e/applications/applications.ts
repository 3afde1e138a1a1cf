import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { build, type Rollup } from 'vite';
import type { Host } from '../../../tools/hostWalk.mjs';
import { title } from './workplace';

/** An application of this folder, bundled with the development build of its router. */
export interface Application extends Host {
  readonly name: string;
  /** Of the router; '' where it has none. */
  readonly version: string;
  /** The file in this folder. */
  readonly file: string;
  /** Which of the file's routers, as `<body data-router>`. */
  readonly router: string;
}

const { version: versionOfReactRouter } = createRequire(import.meta.url)(
  'react-router/package.json',
);
const { version: versionOfVueRouter } = createRequire(import.meta.url)('vue-router/package.json');

const inPath = {
  home: '/app/',
  partners: '/app/partners',
  list: '/app/partners/list?year=2',
  basePath: '',
};
const inHash = {
  home: '/app/#/',
  partners: '/app/#/partners',
  list: '/app/#/partners/training?year=2',
  basePath: '/partners',
};

const reactRouter = { file: 'reactRouter.tsx', version: versionOfReactRouter };
const vueRouter = { file: 'vueRouter.ts', version: versionOfVueRouter };
const ownRouter = { file: 'ownRouter.ts', version: '' };

export const applications: readonly Application[] = [
  {
    name: 'React Router, createBrowserRouter',
    router: 'createBrowserRouter',
    ...reactRouter,
    ...inPath,
    home: '/app',
  },
  {
    name: 'React Router, BrowserRouter',
    router: 'BrowserRouter',
    ...reactRouter,
    ...inPath,
    home: '/app',
  },
  { name: 'React Router, createHashRouter', router: 'createHashRouter', ...reactRouter, ...inHash },
  { name: 'React Router, HashRouter', router: 'HashRouter', ...reactRouter, ...inHash },
  { name: 'vue-router, createWebHistory', router: 'createWebHistory', ...vueRouter, ...inPath },
  {
    name: 'vue-router, createWebHashHistory',
    router: 'createWebHashHistory',
    ...vueRouter,
    ...inHash,
  },
  { name: 'a hand-written router on the hash', router: 'hash', ...ownRouter, ...inHash },
  { name: 'a hand-written router on the path', router: 'path', ...ownRouter, ...inPath },
  { name: 'no router', router: 'none', ...ownRouter, ...inPath },
];

const bundles = new Map<string, Promise<string>>();

async function bundle(file: string): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'warn',
    mode: 'development',
    define: {
      'process.env.NODE_ENV': '"development"',
      __VUE_OPTIONS_API__: 'false',
      __VUE_PROD_DEVTOOLS__: 'false',
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
    },
    build: {
      write: false,
      minify: false,
      lib: {
        entry: fileURLToPath(new URL(file, import.meta.url)),
        formats: ['iife'],
        name: 'application',
      },
    },
  });
  const [first] = output as Rollup.RollupOutput[];
  return first?.output[0].code ?? '';
}

/** Answers each path below /app/ with the application's page, as a server of such applications does. */
export async function serveApplication(page: Page, { file, router }: Application) {
  const code = bundles.get(file) ?? bundle(file);
  bundles.set(file, code);
  const script = await code;
  const html = `<!doctype html><html lang="en"><head><title>${title}</title><link rel="icon" href="data:,"></head>
<body data-router="${router}"><div id="app"></div>
<script src="/dist/training-site.js"></script><script src="/app/application.js"></script></body></html>`;
  await page.route(/\/app(\/|$|#|\?)/, (route) =>
    route.request().url().endsWith('/app/application.js')
      ? route.fulfill({ contentType: 'text/javascript; charset=utf-8', body: script })
      : route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }),
  );
}
