import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { build, type Rollup } from 'vite';
import { inHash, inPath } from '../../build/tools/hosts/hosts';
import { describeWalks } from './walks';

/** A router that owns the path, and one that owns the hash. `npm run examples` walks through other applications. */
const applications = [
  { name: 'vue-router, path', file: 'vueRouter.ts', ...inPath('/app') },
  { name: 'React Router, hash', file: 'reactRouter.tsx', ...inHash('/app') },
];

async function bundle(file: string): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'error',
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
        entry: fileURLToPath(new URL(`../guests/${file}`, import.meta.url)),
        formats: ['iife'],
        name: 'application',
      },
    },
  });
  const [first] = output as Rollup.RollupOutput[];
  return first?.output[0].code ?? '';
}

/** Answers each path below /app/ with the application's page, as a server of such applications does. */
async function serveApplication(page: Page, file: string) {
  const script = await bundle(file);
  const html = `<!doctype html><html lang="en"><head><title>Workplace</title><link rel="icon" href="data:,"></head>
<body><div id="app"></div>
<script src="/dist/training-site.js"></script><script src="/app/application.js"></script></body></html>`;
  await page.route(/\/app(\/|$|#|\?)/, (route) =>
    route.request().url().endsWith('/app/application.js')
      ? route.fulfill({ contentType: 'text/javascript; charset=utf-8', body: script })
      : route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }),
  );
}

for (const application of applications) {
  describeWalks(application, (page) => serveApplication(page, application.file));
}
