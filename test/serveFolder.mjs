import { createServer } from 'node:http';
import sirv from 'sirv';

/**
 * Serves a folder at any free port.
 *
 * @type {(folder: string, options: import('sirv').Options) => Promise<{ origin: string, close: () => void }>}
 */
export async function serveFolder(folder, options) {
  const server = createServer(sirv(folder, options));
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return { origin: `http://localhost:${port}`, close: () => server.close() };
}
