// npm run release -- [--dry-run [--no-tests]] Checks, builds and tests the version in package.json
// in a copy of the repository, and leaves the package, the archive and their checksums in release/.
// Finally it tags the commit and writes build/previous.json; a dry run does neither, and also runs
// for a tagged version. --no-tests: for CI, which has just run them, with the same packages.
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { zipSync } from 'fflate';

/**
 * What the archive has, for people without npm: the build, the page that writes the code to paste,
 * and the documents of a review.
 */
const archived = {
  folders: ['dist', 'demo'],
  files: [
    'LICENSE',
    'docs/install.md',
    'docs/accessibility.md',
    'docs/conformance.md',
    'docs/SECURITY.md',
  ],
};

const root = process.cwd();
let copy = '';

try {
  await release();
} catch (error) {
  console.error(`\nNo release. ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
} finally {
  if (copy) {
    spawnSync('git', ['worktree', 'remove', '--force', copy], { cwd: root });
    await rm(copy, { recursive: true, force: true });
  }
}

async function release() {
  const { values } = parseArgs({
    options: { 'dry-run': { type: 'boolean' }, 'no-tests': { type: 'boolean' } },
  });
  const isDryRun = values['dry-run'] === true;
  if (values['no-tests'] && !isDryRun) throw new Error('Only a dry run may leave out the tests.');
  const version = versionToRelease();
  const tag = `v${version}`;
  if (git('tag', '--list', tag) && !isDryRun) {
    throw new Error(`The version ${version} is released. Set the next one in package.json.`);
  }

  copy = await mkdtemp(join(tmpdir(), 'training-site-release-'));
  run(root, 'git', 'worktree', 'add', '--detach', '--quiet', copy);
  if (values['no-tests']) {
    run(root, 'cp', '-a', 'node_modules', copy);
    run(copy, 'npm', 'run', 'build');
  } else {
    run(copy, 'npm', 'ci', '--no-audit', '--no-fund');
    run(copy, 'npm', 'run', 'check');
    run(copy, 'npm', 'run', 'size');
    run(copy, 'npm', 'test');
  }
  const files = await pack(version);
  const list = files.map((file) => `  release/${file}`).join('\n');
  console.log(`\n${list}\n`);
  if (isDryRun) {
    console.log(`A dry run: version ${version} was built and packed, and not tagged.`);
    return;
  }
  run(copy, 'git', 'tag', '--annotate', tag, '--message', `Version ${version}`);
  await keepForLoader();
  console.log(`
Version ${version} is tagged as ${tag}. To publish it:

  git commit -m 'build: the loader falls back to version ${version}' build/previous.json
  git push --follow-tags

On GitHub, .github/workflows/release.yml publishes each tag. Elsewhere:

  npm publish release/${files[0]}`);
}

/**
 * The version of package.json.
 *
 * @throws Error if the changelog says nothing of it, or a change is not committed
 */
function versionToRelease() {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  const [, section = ''] = readFileSync('CHANGELOG.md', 'utf8').split(/^## /m);
  const [heading] = section.split('\n');
  if (heading !== version || !section.includes('\n- ')) {
    const expected = `expected "## ${version}" and what is new as its first section`;
    throw new Error(`CHANGELOG.md: ${expected}, the version in package.json, found "${heading}".`);
  }
  const changes = git('status', '--porcelain');
  if (changes) throw new Error(`There are changes that are not committed:\n${changes}`);
  return version;
}

/** Writes package, archive and checksums to release/. @param {string} version */
async function pack(version) {
  const folder = join(root, 'release');
  const name = `training-site-widget-${version}`;
  await mkdir(folder, { recursive: true });
  run(copy, 'npm', 'pack', '--silent', '--pack-destination', folder);
  await writeFile(join(folder, `${name}.zip`), createArchive(name));
  const files = [`${name}.tgz`, `${name}.zip`];
  const sums = await Promise.all(
    files.map(async (file) => checksumLine(file, await readFile(join(folder, file)))),
  );
  await writeFile(join(folder, 'SHA256SUMS'), sums.join(''));
  return [...files, 'SHA256SUMS'];
}

/**
 * The archive. The same files give the same bytes.
 *
 * @param {string} folder - in the archive, with all files
 */
function createArchive(folder) {
  /** @type {import('fflate').Zippable} */
  const files = {};
  for (const file of [...archived.folders.flatMap(filesIn), ...archived.files]) {
    files[`${folder}/${file}`] = readFileSync(join(copy, file));
  }
  return zipSync(files, { level: 9, mtime: new Date(1980, 0, 1) });
}

/** @param {string} folder */
function filesIn(folder) {
  const entries = readdirSync(join(copy, folder), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return files.map(({ parentPath, name }) => relative(copy, join(parentPath, name))).sort();
}

/**
 * The line of a file in SHA256SUMS, as `sha256sum --check` reads it.
 *
 * @param {string} name
 * @param {Uint8Array} content
 */
function checksumLine(name, content) {
  return `${createHash('sha256').update(content).digest('hex')}  ${name}\n`;
}

/**
 * Keeps name and hash of this release's script, which the loader of the next version falls back to.
 */
async function keepForLoader() {
  const { files } = JSON.parse(await readFile(join(copy, 'dist/manifest.json'), 'utf8'));
  const { file, integrity } = files['training-site.js'];
  const kept = JSON.stringify({ file, integrity }, null, 2);
  await writeFile(join(root, 'build/previous.json'), `${kept}\n`);
}

/** What git answers. @param {string[]} args */
function git(...args) {
  return execFileSync('git', args, { encoding: 'utf8' }).trim();
}

/** @type {(folder: string, command: string, ...args: string[]) => void} */
function run(folder, command, ...args) {
  console.log(`\n> ${command} ${args.join(' ')}`);
  const { status, error } = spawnSync(command, args, { cwd: folder, stdio: 'inherit' });
  if (status !== 0) throw new Error(error?.message ?? `${command} ${args.join(' ')} failed.`);
}
