import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Runs `build/tools/pages.mjs` in the folder of the project, or in a copy of it. */
export const writePages = (args: Readonly<Record<string, string>>, cwd = '.') =>
  promisify(execFile)(
    process.execPath,
    [
      'build/tools/pages.mjs',
      ...Object.entries(args).map(([name, value]) => `--${name}${value && `=${value}`}`),
    ],
    { cwd },
  );

const types = { html: 'text/html', js: 'text/javascript', css: 'text/css', svg: 'image/svg+xml' };

/**
 * Serves a folder as a static host does: `index.html` for a folder, and for what is missing the `404.html` of `top`.
 *
 * @param script - added to each page, before everything else
 */
export async function servePages(folder: string, top: string, script = '') {
  const server = createServer(({ url = '' }, response) => {
    const wanted = join(folder, url.replace(/[?#].*/, '').replace(/\/$/, '/index.html'));
    const isThere = existsSync(wanted);
    const file = isThere ? wanted : join(folder, top, '404.html');
    const type = types[file.replace(/.*\./, '') as keyof typeof types] ?? 'image/png';
    const content = readFileSync(file);
    const page = () =>
      content.toString().replace('<meta', (meta) => `<script>${script}</script>${meta}`);
    response.writeHead(isThere ? 200 : 404, { 'content-type': type });
    response.end(type === 'text/html' && script ? page() : content);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://localhost:${port}`, close: () => server.close() };
}
