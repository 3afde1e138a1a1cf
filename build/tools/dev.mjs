// Shows the site, and reloads the page after each change of a text, a style or the code: npm run dev
import { watch } from 'rollup';
import { development } from '../../rollup.config.mjs';
import { checkEditions } from '../content.mjs';
import { serve } from './server.mjs';

checkEditions();
const folder = '.cache/dev';
// In the place of dist/training-site.js.
process.env.SCRIPT = `${folder}/training-site.js`;

/** The pages that are open. @type {Set<import('node:http').ServerResponse>} */
const pages = new Set();
const server = await serve({
  port: Number(process.env.PORT ?? 8080),
  onReloadRequest(response) {
    pages.add(response);
    response.on('close', () => pages.delete(response));
  },
});

const reload = "new EventSource('/reloads').onmessage = () => location.reload();";
watch(development(folder, reload)).on('event', (event) => {
  if (event.code === 'ERROR') console.error(event.error.message);
  if (event.code !== 'BUNDLE_END') return;
  event.result.close();
  // The first bundle only writes what the script is made of.
  if (!event.output.some((file) => file.endsWith('.js'))) return;
  for (const page of pages) page.write('data: \n\n');
});
console.log(`\nThe site: ${server.origin}/demo/\n`);
