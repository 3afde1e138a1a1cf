import { readFileSync } from 'node:fs';
import { basename, resolve, sep } from 'node:path';
import { watch } from 'rollup';
import { development } from '../../rollup.config.mjs';
import { scriptOf } from '../content.mjs';
import { typeChecker } from './checkTypes.mjs';
import { serve } from './server.mjs';

const folder = '.cache/dev';

/** @typedef {import('node:http').ServerResponse} ServerResponse */

/**
 * Serves the site, and reloads its pages after each change of a text, a style or the code.
 *
 * @param {readonly string[]} languages
 * @param {object} [options]
 * @param {number} [options.port] - if it is in use, any free one
 * @param {Record<string, (response: ServerResponse) => void>} [options.answers] - by their paths
 * @param {boolean} [options.types] - whether the types of the code are checked too
 */
export async function serveDevelopment(
  languages,
  { port = 8080, answers = {}, types = false } = {},
) {
  /** The pages that are open. @type {Set<ServerResponse>} */
  const pages = new Set();
  /** What is wrong with the source, by bundle. @type {Map<string, string>} */
  const faults = new Map();
  /** The number of the build that wrote each script. */
  const builds = new Map(languages.map((language) => [scriptOf(language), 0]));
  const send = (/** @type {ServerResponse} */ page) => {
    const written = [...builds].map(([script, build]) => `${script} ${build}`);
    const sentences = [...new Set(faults.values())].join('\n\n');
    page.write(`data: ${JSON.stringify({ builds: written, fault: sentences })}\n\n`);
  };

  let build = 0;
  const template = readFileSync('build/tools/reload.js', 'utf8');
  /**
   * The page compares its build with those of the server, so it misses none while it loads.
   *
   * @param {{ fileName: string }} script
   */
  const reload = ({ fileName }) => template.replace('__BUILD__', `${fileName} ${build}`);
  // Until a script is built, the page only waits for it.
  const scripts = new Map([...builds.keys()].map((fileName) => [fileName, reload({ fileName })]));
  const scriptAnswers = [...builds.keys()].map((fileName) => [
    `/${folder}/${fileName}`,
    (/** @type {ServerResponse} */ response) => {
      response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' });
      response.end(scripts.get(fileName));
    },
  ]);

  const server = await serve({
    port,
    scripts: folder,
    answers: {
      ...answers,
      ...Object.fromEntries(scriptAnswers),
      '/reloads': (response) => {
        response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
        send(response);
        pages.add(response);
        response.on('close', () => pages.delete(response));
      },
    },
  });
  let wasFaulty = false;
  const sendToAll = () => {
    for (const page of pages) send(page);
    const isFaulty = faults.size > 0;
    if (wasFaulty && !isFaulty) console.log('\nThe mistakes are mended.\n');
    wasFaulty = isFaulty;
  };
  const checker = types
    ? typeChecker((fault) => {
        if (fault === (faults.get('types') ?? '')) return;
        faults.delete('types');
        if (fault) faults.set('types', fault);
        if (fault) console.error(`\n${fault}`);
        sendToAll();
      })
    : undefined;
  const watcher = watch(development(folder, reload, languages));
  const firstBuild = new Promise((done) => {
    watcher.on('event', ({ code }) => {
      if (code === 'END') done(undefined);
    });
  });
  let bundle = '';
  watcher.on('event', (event) => {
    if (event.code === 'START') build += 1;
    if (event.code === 'BUNDLE_START') {
      bundle = event.output.join();
      faults.delete(bundle);
    }
    // Without the first bundle, whose mistake is shown, the others have no entry.
    if (event.code === 'ERROR' && event.error.code !== 'UNRESOLVED_ENTRY') {
      const message = event.error.meta?.sentences ?? event.error.message;
      const fault = message.replaceAll(`${resolve('.')}${sep}`, '');
      faults.set(bundle, fault);
      console.error(`\n${fault}`);
    }
    if (event.code === 'BUNDLE_END') {
      event.result.close();
      const fileName = basename(bundle);
      // The first bundle only writes what the scripts are made of.
      if (builds.has(fileName)) {
        builds.set(fileName, build);
        // A page that reads the file itself would get a part of it while the next build writes it.
        scripts.set(fileName, readFileSync(bundle, 'utf8'));
      }
    }
    if (event.code === 'END') sendToAll();
  });
  return {
    origin: server.origin,
    /**
     * Settled when everything was built once, or a mistake was found. A file that is changed before
     * may be missed.
     */
    firstBuild,
    close: async () => {
      checker?.stop();
      await watcher.close();
      await server.close();
    },
  };
}
