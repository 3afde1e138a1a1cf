// The English texts that tests expect, test/content. They are those with which the site was
// shipped, so that a test doesn't depend on a text that somebody may change.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { dist as shippedDist } from '../dist.mjs';
import { readContent } from '../readContent.mjs';

/** In the place of src/content. */
export const folder = 'test/content';

/** Whether nobody has changed a text or a logo. Then dist/ has the texts of the tests. */
const isUnchanged =
  isDeepStrictEqual(readContent('en', 'src/content').content, readContent('en', folder).content) &&
  readdirSync(`${folder}/clients`).every(isUnchangedLogo);

/** The folder with the build that browser tests use. */
export const dist = isUnchanged ? shippedDist : '.cache/tests';

/** Builds the texts of the tests, unless that build is newer than dist/. */
export function buildForTests() {
  const timeOf = (/** @type {string} */ name) =>
    statSync(`${name}/manifest.json`, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  if (isUnchanged || timeOf(dist) > timeOf(shippedDist)) return;
  console.log('Building the texts of the tests');
  const env = { ...process.env, CONTENT: folder, DIST: dist, EDITION: 'en' };
  execFileSync('npm', ['run', 'build'], { env, stdio: 'pipe' });
}

/** @param {string} name - of the file */
function isUnchangedLogo(name) {
  const shipped = `src/drawings/clients/${name}`;
  return (
    existsSync(shipped) && readFileSync(shipped).equals(readFileSync(`${folder}/clients/${name}`))
  );
}
