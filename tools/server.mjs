import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import sirv from 'sirv';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Serves the project's folder as any static host would: for the demo, the screenshots and the
 * browser tests. `setHeaders(response, pathname)` adds headers of a host (a content policy, say).
 */
export async function serve({ port = 0, setHeaders } = {}) {
  const files = sirv(root, { dev: true, ...(setHeaders && { setHeaders }) });
  const server = createServer((request, response) => {
    if (request.url === '/') {
      response.writeHead(302, { location: '/demo/' }).end();
      return;
    }
    files(request, response, () => response.writeHead(404).end('Not found'));
  });
  await new Promise((resolve, reject) =>
    server.once('error', reject).listen(port, '127.0.0.1', resolve),
  );
  return {
    origin: `http://localhost:${server.address().port}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
