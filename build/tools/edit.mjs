// The form for the texts, beside the site: npm run edit
import { resolve } from 'node:path';
import { install } from './install.mjs';

const options = process.argv.slice(2);

try {
  if (options.length > 0) {
    throw new Error(
      `npm run edit has no options, got ${options.join(' ')}. To change a text on the web, change its file in the editor of GitHub or GitLab: docs/content.md#on-the-web.`,
    );
  }
  install('editor');
  await showForm();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** Shows the form beside the site until the program is stopped. */
async function showForm() {
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
