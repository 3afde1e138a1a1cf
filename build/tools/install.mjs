// node build/tools/install.mjs test/mutation
// Packages that `npm ci` in the root does not install, because most work needs none of them.
import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The folder of libraries, frameworks and fonts that stand for the pages of other people. */
export const guests = 'test/guests';

/**
 * Whether the packages of a folder are there, and as new as its lock file.
 *
 * @type {(folder: string) => boolean}
 */
export function isInstalled(folder) {
  const timeOf = (/** @type {string} */ file) =>
    statSync(join(root, folder, file), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  // npm writes this file last.
  return timeOf('node_modules/.package-lock.json') >= timeOf('package-lock.json');
}

/**
 * Installs the packages of a folder, unless they are installed.
 *
 * @param {string} folder - from the root of the project, with a package.json and a package-lock.json
 * @throws Error if npm fails
 */
export function install(folder) {
  if (isInstalled(folder)) return;
  console.log(`Installing the packages of ${folder}`);
  const { status } = spawnSync('npm ci --prefer-offline --no-audit --no-fund', {
    cwd: join(root, folder),
    shell: true,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error(`Expected the packages of ${folder}: "npm ci" failed there.`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) install(process.argv[2] ?? guests);
