import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { build, type Rollup } from 'vite';
import type { Application } from './applications';
import { title } from './workplace';

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
export async function serveApplication(page: Page, { file, kind }: Application) {
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
