import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The version to release: that of package.json. It changes nothing.
 *
 * @param {string} root - folder of the repository
 * @returns {{ version: string, isTagged: boolean }}
 * @throws Error if the first section of CHANGELOG.md is not about this version, or is empty, or if there are
 * changes that are not committed
 */
export function planRelease(root) {
  const git = (/** @type {string[]} */ ...args) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const changelog = readFileSync(join(root, 'CHANGELOG.md'), 'utf8');
  const [, heading = 'none', section = ''] =
    /^## (.*)\n([\s\S]*?)(?=^## |$(?![\s\S]))/m.exec(changelog) ?? [];

  if (heading !== version) {
    throw new Error(
      `CHANGELOG.md: expected "## ${version}" as its first section, the version in package.json, found "${heading}".`,
    );
  }
  if (!section.includes('\n- ')) {
    throw new Error(`CHANGELOG.md: expected what is new in ${version}, found an empty section.`);
  }
  const changes = git('status', '--porcelain');
  if (changes) throw new Error(`There are changes that are not committed:\n${changes}`);

  return { version, isTagged: git('tag', '--list', `v${version}`) !== '' };
}
