import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Checks that a release is possible. It changes nothing.
 *
 * @param {string} root - folder of the repository
 * @param {string | undefined} wanted - the new version; by default the one in package.json
 * @param {string} today - such as '2027-01-31'
 * @returns {{ version: string, changelog: string }} the version, and the new text of CHANGELOG.md
 * @throws Error if the version is wrong or used, the changelog has no entries for it, or there are changes
 * that are not committed
 */
export function planRelease(root, wanted, today) {
  const git = (/** @type {string[]} */ ...args) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  const { version: current } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const changelog = readFileSync(join(root, 'CHANGELOG.md'), 'utf8');
  const version = wanted ?? current;

  if (!/^\d+\.\d+\.\d+$/.test(version)) {
    throw new Error(`The version: expected three numbers such as "1.2.0", got "${version}".`);
  }
  if (git('tag', '--list', `v${version}`) || changelog.includes(`\n## ${version} (`)) {
    throw new Error(`The version ${version} is used. Choose another one.`);
  }
  if (version.localeCompare(current, 'en', { numeric: true }) < 0) {
    throw new Error(`The version: expected ${current} or a later one, got ${version}.`);
  }
  const [section] = changelog.match(/^## Unreleased\n[\s\S]*?(?=^## |$(?![\s\S]))/m) ?? [];
  if (!section?.includes('\n- ')) {
    throw new Error(
      `CHANGELOG.md: expected a section "## Unreleased" with what changes in ${version}, found ${section ? 'an empty one' : 'none'}.`,
    );
  }
  const changes = git('status', '--porcelain');
  if (changes) throw new Error(`There are changes that are not committed:\n${changes}`);

  return { version, changelog: changelog.replace(/^## Unreleased$/m, `## ${version} (${today})`) };
}
