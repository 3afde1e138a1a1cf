import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { build, type Rollup } from 'vite';
import { type Host, inHash, inPath } from '../../../tools/hosts/hosts';
import { describeWalks } from './walks';
import { title } from './workplace';

/** A host of this folder. */
interface Application extends Host {
  readonly file: string;
  /** Which of the routers in `file`, as `<body data-router>`. */
  readonly kind: string;
}

const routers = {
  'reactRouter.tsx': {
    createBrowserRouter: inPath,
    HashRouter: inHash,
  },
  'vueRouter.ts': { createWebHistory: inPath, createWebHashHistory: inHash },
};

const applications: readonly Application[] = Object.entries(routers).flatMap(([file, kinds]) =>
  Object.entries(kinds).map(([kind, addresses]) => ({
    ...addresses('/app'),
    // React Router writes the home of its base name without a slash.
    ...(file === 'reactRouter.tsx' && addresses === inPath && { home: '/app' }),
    name: `${file}, ${kind}`,
    file,
    kind,
  })),
);

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
async function serveApplication(page: Page, { file, kind }: Application) {
  const code = bundles.get(file) ?? bundle(file);
  bundles.set(file, code);
  const script = await code;
  const html = `<!doctype html><html lang="en"><head><title>${title}</title><link rel="icon" href="data:,"></head>
<body data-router="${kind}"><div id="app"></div>
<script src="/dist/training-site.js"></script><script src="/app/application.js"></script></body></html>`;
  await page.route(/\/app(\/|$|#|\?)/, (route) =>
    route.request().url().endsWith('/app/application.js')
      ? route.fulfill({ contentType: 'text/javascript; charset=utf-8', body: script })
      : route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }),
  );
}

/** `npm test` walks through the first, and `npm run test:deep` through the others. */
export function describeRouters(...range: [start: number, end?: number]): void {
  for (const application of applications.slice(...range)) {
    describeWalks(application, (page) => serveApplication(page, application));
  }
}
