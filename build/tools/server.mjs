import { once } from 'node:events';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import sirv from 'sirv';
import { hostPage } from '../../demo/hosts/pages.mjs';
import { dist } from '../dist.mjs';
import { guests, isInstalled } from './install.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** @typedef {{ readonly origin: string, readonly close: () => Promise<void> }} Server */

/** A port that no program uses. */
export async function freePort() {
  const server = await serve();
  await server.close();
  return Number(new URL(server.origin).port);
}

/**
 * The port that the environment names as PORT. The program ends if that is none.
 *
 * @param {number} usual
 */
export function portOr(usual) {
  const { PORT = usual } = process.env;
  const port = Number(PORT);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  console.error(`PORT: expected a number from 0 to 65535, got "${PORT}".`);
  process.exit(1);
}

/**
 * Serves the project's folder, for the demo, the screenshots and the tests. If the environment
 * names another SCRIPT, such as `dist/training-site.ar.js`, it stands in the place of the English
 * one.
 *
 * @param {object} [options]
 * @param {number} [options.port] - default, and if it is in use: any free one
 * @param {string} [options.scripts] - the folder that is shown as `dist/`
 * @param {Record<string, (response: import('node:http').ServerResponse) => void>} [options.answers] - by their paths
 * @returns {Promise<Server>}
 * @throws Error if the system refuses the port for another reason than that it is in use
 */
export async function serve({ port = 0, scripts = dist, answers = {} } = {}) {
  const files = sirv(root, { dev: true });
  const server = createServer((request, response) => {
    if (process.env.SCRIPT && request.url === '/dist/training-site.js') {
      request.url = `/${process.env.SCRIPT}`;
    }
    request.url = request.url?.replace(/^\/dist\//, `/${scripts}/`);
    const answer = answers[request.url ?? ''];
    if (answer) {
      answer(response);
      return;
    }
    if (request.url === '/') {
      response.writeHead(302, { location: '/demo/' }).end();
      return;
    }
    const [, name] = /^\/demo\/hosts\/([^?]*)/.exec(request.url ?? '') ?? [];
    const page =
      name === undefined ? undefined : hostPage(name, { hasPackages: isInstalled(guests) });
    if (page) {
      response.writeHead(200, page.headers).end(page.content);
      return;
    }
    files(request, response, () => {
      response.writeHead(404).end('Not found');
    });
  });
  await listen(server, port).catch((error) => {
    if (error.code !== 'EADDRINUSE') throw error;
    return listen(server, 0);
  });
  const used = /** @type {import('node:net').AddressInfo} */ (server.address()).port;
  if (port && used !== port) console.log(`Port ${port} is in use. This is port ${used} instead.`);
  return {
    origin: `http://localhost:${used}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        // A browser may keep a connection open that has sent no request.
        server.closeAllConnections();
      }),
  };
}

/** @param {import('node:http').Server} server @param {number} port - 0 for any free one */
async function listen(server, port) {
  server.listen(port, '127.0.0.1');
  // Throws what the server emits as an error.
  await once(server, 'listening');
}
