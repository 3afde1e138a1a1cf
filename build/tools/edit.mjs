// The form for the texts, beside the site: npm run edit
import { resolve } from 'node:path';
import { install } from './install.mjs';
import { portOr } from './server.mjs';

const options = process.argv.slice(2);

try {
  if (options.length > 0) {
    throw new Error(
      `npm run edit has no options, got ${options.join(' ')}. To change a text on the web, change its file in the editor of GitHub or GitLab: docs/content.md#on-the-web.`,
    );
  }
  const port = portOr(8090);
  install('editor');
  await showForm(port);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** Shows the form beside the site until the program is stopped. @param {number} port */
async function showForm(port) {
  const { startDesk } = await import('../../editor/desk.mjs');
  const { address } = await startDesk(port);
  console.log(`
The form and the site: ${address}

Open it in Chrome or Edge, press “Choose the Folder”, and choose this one:
  ${resolve('.')}

Ctrl+C stops it.
`);
}
