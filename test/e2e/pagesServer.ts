import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { serveFolder } from '../serveFolder.mjs';

/**
 * Runs `build/tools/pages.mjs` in the folder of the project, or in a copy of it, which has the
 * texts that are shipped.
 */
export function writePages(args: Readonly<Record<string, string>>, cwd = '.') {
  const env = { ...process.env };
  if (cwd !== '.') Object.assign(env, { CONTENT: 'src/content', DIST: 'dist' });
  // A flag such as `--integrity` has no value.
  const flags = Object.entries(args).map(([name, value]) =>
    value === '' ? `--${name}` : `--${name}=${value}`,
  );
  return promisify(execFile)(process.execPath, ['build/tools/pages.mjs', ...flags], { cwd, env });
}

/**
 * Serves a folder as a static host does: for what is missing, it answers with the `404.html` of
 * `top`.
 */
export const servePages = (folder: string, top: string) =>
  serveFolder(folder, {
    dev: true,
    onNoMatch(_, response) {
      const page = readFileSync(join(folder, top, '404.html'));
      response.writeHead(404, { 'content-type': 'text/html' }).end(page);
    },
  });
