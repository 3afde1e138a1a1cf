// Makes the folder of the form: its page, and the configuration of the editor.
import { renameSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { configOf } from './config.mjs';

/** @typedef {import('./config.mjs').Store} Store */

/** The hosts of stores that have no address of their own. */
const usualHosts = {
  github: ['https://api.github.com'],
  gitlab: ['https://gitlab.com'],
  gitea: ['https://gitea.com'],
};

/** What the page may load: nothing of any host but its own and the store. @param {readonly string[]} hosts */
const policyOf = (hosts) =>
  [
    "default-src 'self'",
    `connect-src ${["'self'", 'blob:', 'data:', ...hosts].join(' ')}`,
    "img-src 'self' blob: data:",
    // The editor puts its styles into the page.
    "style-src 'self' 'unsafe-inline'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');

/** The editor has its fonts with it, but also names a host that has them. @type {import('vite').Plugin} */
const withoutFontHost = {
  name: 'without-font-host',
  transform: (code, id) =>
    id.endsWith('/@sveltia/cms/npm/index.js')
      ? { code: code.replaceAll('https://cdn.jsdelivr.net/fontsource/fonts', '.'), map: null }
      : null,
};

/** The editor's colours for source code, 11 MB. No field has code. @type {import('vite').Plugin} */
const withoutSourceCode = {
  name: 'without-source-code',
  enforce: 'pre',
  resolveId: (id) => (id.startsWith('@shikijs/langs/') ? '\0no-language' : null),
  load: (id) => (id === '\0no-language' ? 'export default [];' : null),
};

/**
 * @param {string} folder - what is in it is deleted
 * @param {{ readonly store: Store, readonly isLocal?: boolean, readonly pullRequests?: boolean }} options
 */
export async function bundleForm(folder, { store, isLocal = false, pullRequests = false }) {
  const addresses = [store.base_url, store.api_root].flatMap((url) => url ?? []);
  const ownHosts = addresses.map((url) => new URL(url).origin);
  const storeHosts = ownHosts.length > 0 ? ownHosts : usualHosts[store.name];
  const policy = policyOf(isLocal ? [] : [...new Set(storeHosts)]);
  await build({
    root: fileURLToPath(new URL('page', import.meta.url)),
    configFile: false,
    base: './',
    logLevel: 'error',
    plugins: [
      withoutFontHost,
      withoutSourceCode,
      { name: 'policy', transformIndexHtml: (html) => html.replace('%POLICY%', policy) },
    ],
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: 'chrome123',
      modulePreload: false,
      chunkSizeWarningLimit: 4000,
      rolldownOptions: { input: fileURLToPath(new URL('page/form.html', import.meta.url)) },
    },
  });
  // What a server shows for the folder.
  if (!isLocal) renameSync(`${folder}/form.html`, `${folder}/index.html`);
  writeFileSync(
    `${folder}/config.json`,
    JSON.stringify({ config: configOf(store, { pullRequests }), isLocal }),
  );
}
