import { once } from 'node:events';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import sirv from 'sirv';
import { dist } from '../dist.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** @typedef {{ readonly origin: string, readonly close: () => Promise<void> }} Server */

/**
 * The response headers of some pages in demo/hosts.
 *
 * @type {Record<string, Record<string, string>>}
 */
const headersOf = {
  '/demo/hosts/strict-csp.html': {
    'Content-Security-Policy': [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "img-src 'self'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ].join('; '),
  },
  '/demo/hosts/windows-1252.html': { 'Content-Type': 'text/html; charset=windows-1252' },
  '/demo/hosts/xhtml.xhtml': { 'Content-Type': 'application/xhtml+xml; charset=utf-8' },
};

/** A port that no program uses. */
export async function freePort() {
  const server = await serve();
  await server.close();
  return Number(new URL(server.origin).port);
}

/**
 * Serves the project's folder, for the demo, the screenshots and the tests. If the environment names another SCRIPT, such
 * as `dist/training-site.ar.js`, it stands in the place of the English one.
 *
 * @param {object} [options]
 * @param {number} [options.port] - default, and if it is in use: any free one
 * @param {string} [options.scripts] - the folder that is shown as `dist/`
 * @param {Record<string, (response: import('node:http').ServerResponse) => void>} [options.answers] - by their paths
 * @returns {Promise<Server>}
 * @throws Error if the system refuses the port for another reason than that it is in use
 */
export async function serve({ port = 0, scripts = dist, answers = {} } = {}) {
  const files = sirv(root, {
    dev: true,
    setHeaders(response, pathname) {
      const headers = headersOf[pathname] ?? {};
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    },
  });
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
    files(request, response, () => {
      response.writeHead(404).end('Not found');
    });
  });
  await listen(server, port).catch((error) => {
    if (error.code !== 'EADDRINUSE') throw error;
    return listen(server, 0);
  });
  const address = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    origin: `http://localhost:${address.port}`,
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
