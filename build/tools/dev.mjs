// Shows the site from its source, and reloads the page after each change of a text, a style or the code: npm run dev
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { transform } from 'lightningcss';
import { createLogger, createServer } from 'vite';
import { clientLogos } from '../clientLogos.mjs';
import { content, editions } from '../content.mjs';
import { withoutHistoryPatch } from '../source.mjs';
import { version } from '../version.mjs';

const styles = 'globalThis.trainingSiteStyles';

/** @type {import('vite').Plugin} */
const stylesheets = {
  name: 'stylesheets',
  enforce: 'pre',
  // Another id, because Vite would put the styles into the page, and not into the site.
  resolveId: (id, importer = '') =>
    id.endsWith('.css') ? `${resolve(dirname(importer), id)}.js` : null,
  load(id) {
    if (!id.endsWith('.css.js')) return null;
    const filename = id.slice(0, -3);
    const cssModules = filename.endsWith('.module.css') && {
      pattern: '[name]-[local]',
      container: false,
    };
    const { code, exports } = transform({
      filename,
      code: readFileSync(filename),
      cssModules,
    });
    return [
      `(${styles} ??= []).push(${JSON.stringify(`${code}`)});`,
      ...Object.entries(exports || {}).map(
        ([name, each]) => `export const ${name} = '${each.name}';`,
      ),
    ].join('\n');
  },
  handleHotUpdate({ file, modules, server }) {
    reported = '';
    const module = server.moduleGraph.getModuleById(`${file}.js`);
    return module ? [module] : modules;
  },
  transform: (code, id) =>
    id.endsWith('/stylesheet.ts')
      ? code.replace('= __STYLES__', `= { toString: () => ${styles}.join('\\n') }`)
      : null,
};

/** @type {import('vite').Plugin} */
const demo = {
  name: 'demo',
  transformIndexHtml: (html) =>
    html
      .replace(
        /<script src="[./]*dist\/training-site\.js"/,
        '<script type="module" src="/src/script.ts"',
      )
      .replaceAll('<script>', '<script type="module">'),
};

/** The last error. Many modules report the same one. */
let reported = '';
const logger = createLogger('warn', { allowClearScreen: false });
logger.error = (/** @type {string} */ text) => {
  const [message = ''] = text.replace(/^.*? error: /, '').split(/\n\s*(?:Plugin: |File: |at )/);
  if (message !== reported) console.error(message);
  reported = message;
};

const server = await createServer({
  configFile: false,
  appType: 'mpa',
  customLogger: logger,
  define: {
    __VERSION__: JSON.stringify(version),
    __BUILD__: '"dev"',
  },
  resolve: { alias: withoutHistoryPatch },
  plugins: [
    { ...content(editions), enforce: 'pre' },
    { ...clientLogos(), enforce: 'pre' },
    stylesheets,
    demo,
  ],
  optimizeDeps: {
    entries: ['src/script.ts'],
    exclude: ['wouter'],
    include: ['wouter > regexparam', 'wouter > use-sync-external-store/shim/index.js'],
  },
  server: { port: Number(process.env.PORT ?? 8080) },
});
await server.listen();
await server.warmupRequest('/src/script.ts');
console.log(`\nThe site: ${server.resolvedUrls?.local[0]}demo/\n`);
