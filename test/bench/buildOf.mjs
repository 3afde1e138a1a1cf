import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The folder with another build.
 *
 * @param {string} other - a folder such as `dist`, or a commit, tag or branch, which is built in `.cache` unless it is there
 * @throws Error if it is neither, or the build fails
 */
export function buildOf(other) {
  if (existsSync(join(other, 'manifest.json'))) return other;
  const commit = commitOf(other);
  const folder = join('.cache', `bench-${commit.slice(0, 8)}`);
  const dist = join(folder, 'dist');
  if (existsSync(join(dist, 'manifest.json'))) return dist;
  if (!existsSync(folder)) run('.', 'git', ['clone', '--quiet', '.', folder]);
  run(folder, 'git', ['checkout', '--quiet', commit]);
  run(folder, 'npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund']);
  run(folder, 'npm', ['run', 'build']);
  return dist;
}

function commitOf(name) {
  try {
    const args = ['rev-parse', '--verify', '--quiet', `${name}^{commit}`];
    return execFileSync('git', args, { encoding: 'utf8' }).trim();
  } catch {
    throw new Error(`--against: expected a folder with a build, or a commit, got "${name}".`);
  }
}

function run(cwd, command, args) {
  const { status } = spawnSync(command, args, { cwd, stdio: ['ignore', 2, 2] });
  if (status !== 0) throw new Error(`--against: "${command} ${args.join(' ')}" failed in ${cwd}.`);
}
