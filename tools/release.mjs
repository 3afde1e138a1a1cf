// npm run release -- [version] [--dry-run [--no-tests]]
// Checks, builds and tests the next version in a copy of the repository, and leaves the package, the archive
// and their checksums in release/. Only then it commits and tags the version here; a dry run does not.
// --no-tests: for CI, which has just run them.
import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { checksumLine, createArchive } from './release/archive.mjs';
import { planRelease } from './release/plan.mjs';

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
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'dry-run': { type: 'boolean' }, 'no-tests': { type: 'boolean' } },
  });
  const isDryRun = values['dry-run'] === true;
  if (positionals.length > 1) throw new Error(`Expected one version, got ${positionals.length}.`);
  if (values['no-tests'] && !isDryRun) throw new Error('Only a dry run may leave out the tests.');
  const today = new Date().toISOString().slice(0, 10);
  const { version, changelog } = planRelease(root, positionals[0], today);
  const tag = `v${version}`;

  copy = await mkdtemp(join(tmpdir(), 'training-site-release-'));
  run(root, 'git', 'worktree', 'add', '--detach', '--quiet', copy);
  await writeFile(join(copy, 'CHANGELOG.md'), changelog);
  run(copy, 'npm', 'version', version, '--no-git-tag-version', '--allow-same-version');
  run(copy, 'npm', 'ci', '--prefer-offline', '--no-audit', '--no-fund');
  if (values['no-tests']) run(copy, 'npm', 'run', 'build');
  else for (const step of [['run', 'check'], ['run', 'size'], ['test']]) run(copy, 'npm', ...step);
  const files = await pack(version);

  if (!isDryRun) {
    run(copy, 'git', 'commit', '--quiet', '--all', '--message', `build: release ${version}`);
    run(copy, 'git', 'tag', '--annotate', tag, '--message', `Version ${version}`);
    run(root, 'git', 'merge', '--ff-only', '--quiet', tag);
  }
  console.log(`
${files.map((file) => `  release/${file}`).join('\n')}

${
  isDryRun
    ? `A dry run: version ${version} could be released. Nothing was committed or tagged.`
    : `Version ${version} is committed and tagged as ${tag}. To publish it:\n
  git push --follow-tags
  npm publish release/${files[0]}`
}`);
}

/** Writes package, archive and checksums to release/. @param {string} version */
async function pack(version) {
  const folder = join(root, 'release');
  const name = `training-site-widget-${version}`;
  await mkdir(folder, { recursive: true });
  run(copy, 'npm', 'pack', '--silent', '--pack-destination', folder);
  await writeFile(join(folder, `${name}.zip`), await createArchive(copy));
  const files = [`${name}.tgz`, `${name}.zip`];
  const sums = await Promise.all(
    files.map(async (file) => checksumLine(file, await readFile(join(folder, file)))),
  );
  await writeFile(join(folder, 'SHA256SUMS'), sums.join(''));
  return [...files, 'SHA256SUMS'];
}

/** @type {(folder: string, command: string, ...args: string[]) => void} */
function run(folder, command, ...args) {
  console.log(`\n> ${command} ${args.join(' ')}`);
  const { status, error } = spawnSync(command, args, { cwd: folder, stdio: 'inherit' });
  if (status !== 0) throw new Error(error?.message ?? `${command} ${args.join(' ')} failed.`);
}
