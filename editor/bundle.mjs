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

/**
 * What the page may load: nothing of any host but its own and the store.
 * @param {readonly string[]} hosts
 */
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

/**
 * What the editor says to a reader who knows Git, and what it says here.
 * @type {readonly [of: string, here: string][]}
 */
const words = [
  // It has its fonts with it, but also names a host that has them.
  ['https://cdn.jsdelivr.net/fontsource/fonts', '.'],
  // It would ask these hosts whether the store is well, and the policy would refuse that with an
  // error in the console.
  [
    'https://www.githubstatus.com/api/v2/status.json',
    'data:application/json,{"status":{"indicator":"none"}}',
  ],
  [
    'https://status-api.hostedstatus.com/1.0/status/5b36dc6502d06804c08349f7',
    'data:application/json,{"result":{"status_overall":{"status_code":100}}}',
  ],
  // After an error of the disk, form.js says which files are written.
  [
    'Error(`saving_failed`,{cause:e.cause??e})',
    'Error(`saving_failed`,{cause:await afterFailedSave(e.cause??e)})',
  ],
  ['saving_entry:{error:{title:`Error`', 'saving_entry:{error:{title:`Not saved`'],
  [
    'There was an error while saving the entry. Please try again later.',
    'What you have written stays in the form.',
  ],
  [
    'The selected folder is not a repository root directory. Please try again.',
    'This is not the folder of the project. Please choose the folder that the page names.',
  ],
  [
    'A repository root directory could not be selected. Please try again.',
    'No folder was chosen. Please try again.',
  ],
];

/** @type {import('vite').Plugin} */
const ownWords = {
  name: 'own-words',
  transform(code, id) {
    if (!id.endsWith('/@sveltia/cms/npm/index.js')) return null;
    for (const [of] of words) {
      if (!code.includes(of)) this.error(`Expected “${of}” in the editor. Has it a new version?`);
    }
    return { code: words.reduce((all, [of, here]) => all.replaceAll(of, here), code), map: null };
  },
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
      ownWords,
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
