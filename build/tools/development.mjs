import { watch } from 'rollup';
import { development } from '../../rollup.config.mjs';
import { serve } from './server.mjs';

const folder = '.cache/dev';

/** @typedef {import('node:http').ServerResponse} ServerResponse */

/**
 * Serves the site, and reloads its pages after each change of a text, a style or the code.
 *
 * @param {readonly string[]} languages
 * @param {{ readonly port?: number, readonly answers?: Record<string, (response: ServerResponse) => void> }} [options] -
 *   `answers` by their paths
 */
export async function serveDevelopment(languages, { port = 8080, answers = {} } = {}) {
  /** The pages that are open. @type {Set<ServerResponse>} */
  const pages = new Set();
  /** What is wrong with the source. */
  let fault = '';
  const tell = (/** @type {ServerResponse} */ page) =>
    page.write(fault ? `event: fault\ndata: ${JSON.stringify(fault)}\n\n` : 'data: \n\n');
  const server = await serve({
    port,
    scripts: folder,
    answers: {
      ...answers,
      '/reloads': (response) => {
        response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
        if (fault) tell(response);
        pages.add(response);
        response.on('close', () => pages.delete(response));
      },
    },
  });
  const reload = "new EventSource('/reloads').onmessage = () => location.reload();";
  const watcher = watch(development(folder, reload, languages));
  // What the current run has done.
  let hasWritten = false;
  let error = '';
  watcher.on('event', (event) => {
    if (event.code === 'START') {
      hasWritten = false;
      error = '';
    }
    if (event.code === 'ERROR') error = event.error.message;
    if (event.code === 'BUNDLE_END') {
      event.result.close();
      // The first bundle only writes what the scripts are made of.
      hasWritten ||= event.output.some((file) => file.endsWith('.js'));
    }
    if (event.code === 'END') {
      fault = error;
      if (fault) console.error(fault);
      if (!fault && !hasWritten) return;
      for (const page of pages) tell(page);
    }
  });
  return {
    origin: server.origin,
    close: async () => {
      await watcher.close();
      await server.close();
    },
  };
}
