// Makes the folder of the form: its page, and the configuration of the editor.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { configOf } from './config.mjs';

/**
 * What the editor says to a reader who knows Git, and what it says here.
 * @type {readonly [of: string, here: string][]}
 */
const words = [
  // It has its fonts with it, but also names a host that has them.
  ['https://cdn.jsdelivr.net/fontsource/fonts', '.'],
  ['`Work with Local Repository`', '`Choose the Folder`'],
  [
    'Once prompted, select the root directory of the “{$repo}” repository.',
    'Its name is “{$repo}”.',
  ],
  ['collections:`Collections`', 'collections:`Your site`'],
  ['field:`Field Assets`', 'field:`Logos`'],
  ['global:`Global Assets`', 'global:`All pictures`'],
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

/** @param {string} folder - what is in it is deleted */
export async function bundleForm(folder) {
  const page = fileURLToPath(new URL('page', import.meta.url));
  await build({
    root: page,
    configFile: false,
    base: './',
    logLevel: 'error',
    plugins: [ownWords, withoutSourceCode],
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: 'chrome123',
      modulePreload: false,
      chunkSizeWarningLimit: 4000,
      rolldownOptions: { input: `${page}/form.html` },
    },
  });
  writeFileSync(`${folder}/config.json`, JSON.stringify(configOf()));
}
