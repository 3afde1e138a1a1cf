import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {{ readonly version: string, readonly tag: string, readonly texts: Record<string, string> }} Plan */

/**
 * Checks that a release is possible and says what it would change: `texts` has the new text of each file.
 * It changes nothing.
 *
 * @param {string} root - folder of the repository
 * @param {string | undefined} wanted - the new version; by default the one in package.json
 * @param {string} today - such as '2027-01-31'
 * @returns {Plan}
 * @throws Error if the version is wrong or used, the changelog has no entries for it, or there are changes
 * that are not committed
 */
export function planRelease(root, wanted, today) {
  const git = (/** @type {string[]} */ ...args) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  const read = (/** @type {string} */ file) => readFileSync(join(root, file), 'utf8');

  const { version: current } = JSON.parse(read('package.json'));
  const version = wanted ?? current;
  if (!/^\d+\.\d+\.\d+$/.test(version)) {
    throw new Error(`The version: expected three numbers such as "1.2.0", got "${version}".`);
  }
  const changelog = read('CHANGELOG.md');
  const tag = `v${version}`;
  const isUsed = git('tag', '--list', tag) !== '' || changelog.includes(`\n## ${version} (`);
  if (isUsed) throw new Error(`The version ${version} is used. Choose another one.`);
  if (isBefore(version, current)) {
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

  return {
    version,
    tag,
    texts: {
      'CHANGELOG.md': changelog.replace(/^## Unreleased$/m, `## ${version} (${today})`),
      'package.json': withVersion(read('package.json'), version, 1),
      // The package itself is named at the top and as the first of all packages.
      'package-lock.json': withVersion(read('package-lock.json'), version, 2),
    },
  };
}

/** @type {(one: string, other: string) => boolean} */
function isBefore(one, other) {
  const [a, b] = [one, other].map((version) => version.split('.').map(Number));
  const index = a?.findIndex((number, place) => number !== b?.[place]) ?? -1;
  return index >= 0 && Number(a?.[index]) < Number(b?.[index]);
}

/** Sets the first `count` versions in the text of a package file. @type {(text: string, version: string, count: number) => string} */
function withVersion(text, version, count) {
  let left = count;
  return text.replace(/("version": ")[^"]+/g, (whole, start) =>
    left-- > 0 ? start + version : whole,
  );
}
