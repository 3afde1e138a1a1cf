import { createServer } from 'node:http';
import { extname } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** Serves files from memory, compressed as a good host would. */
export async function serveCompressed(subjects) {
  const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };
  const bodies = new Map();
  for (const [name, subject] of Object.entries(subjects)) {
    for (const [file, text] of Object.entries(subject)) {
      const body = brotliCompressSync(text);
      const headers = {
        'content-type': types[extname(file)],
        'content-encoding': 'br',
        'content-length': body.length,
      };
      bodies.set(`/${encodeURIComponent(name)}/${file.replace('index.html', '')}`, {
        body,
        headers,
      });
    }
  }
  const server = createServer(({ url }, response) => {
    const { body, headers } = bodies.get(url) ?? {};
    response.writeHead(body ? 200 : 404, headers).end(body);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://localhost:${server.address().port}`,
    close: () => server.close(),
  };
}
