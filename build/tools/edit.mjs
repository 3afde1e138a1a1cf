// The form for the texts, beside the site: npm run edit
// The form as a folder for a server, with the files in GitHub, GitLab or Gitea:
//   npm run edit -- --web github --repo owner/name [--branch main] [--host https://git.example] [--pull-requests] [--out form]
import { basename, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { install } from './install.mjs';

const { values } = parseArgs({
  options: {
    web: { type: 'string' },
    repo: { type: 'string' },
    branch: { type: 'string' },
    host: { type: 'string' },
    'pull-requests': { type: 'boolean' },
    out: { type: 'string', default: 'form' },
  },
});

install('editor');

try {
  if (values.web === undefined) await editOnDesk();
  else await writeFolder(values.web);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** Shows the form beside the site until the program is stopped. */
async function editOnDesk() {
  const { startDesk } = await import('../../editor/desk.mjs');
  const port = Number(process.env.PORT ?? 8090);
  const { address } = await startDesk(port);
  console.log(`
The form and the site: ${address}

Open it in Chrome or Edge, press “Work with Local Repository”, and choose this folder:
  ${resolve('.')}

Ctrl+C stops it.
`);
}

/** @param {string} name - of the store */
async function writeFolder(name) {
  const { storeOf } = await import('../../editor/store.mjs');
  const { bundleForm } = await import('../../editor/bundle.mjs');
  const folder = resolve(values.out);
  const store = storeOf({ ...values, name });
  await bundleForm(folder, { store, pullRequests: values['pull-requests'] ?? false });
  console.log(`
${basename(folder)}/ is ready. Put it on a server with HTTPS: docs/content.md says how.
`);
}
