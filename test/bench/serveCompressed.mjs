import { createServer } from 'node:http';
import { extname } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

/** Serves files from memory, compressed as a good host would. */
export async function serveCompressed(subjects) {
  const bodies = new Map();
  for (const [name, subject] of Object.entries(subjects)) {
    for (const [file, text] of Object.entries(subject)) {
      const path = `/${encodeURIComponent(name)}/${file.replace('index.html', '')}`;
      bodies.set(path, { body: brotliCompressSync(text), type: types[extname(file)] });
    }
  }
  const server = createServer(({ url }, response) => {
    const { body, type } = bodies.get(url) ?? {};
    const headers = {
      'content-type': type,
      'content-encoding': 'br',
      'content-length': body?.length,
      'cache-control': type === 'text/html' ? 'no-cache' : 'max-age=31536000, immutable',
    };
    response.writeHead(body ? 200 : 404, body && headers).end(body);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://localhost:${server.address().port}`;
  return { origin, close: () => server.close() };
}
