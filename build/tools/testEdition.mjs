// The English texts that tests expect, test/content. They are those with which the site was shipped, so that a test
// doesn't depend on a text that somebody may change.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dist as shippedDist } from '../dist.mjs';

/** In the place of src/content. */
export const folder = 'test/content';

/** Whether nobody has changed a text or a logo. Then dist/ has the texts of the tests. */
const isUnchanged =
  haveSameFiles('src/content/en', `${folder}/en`) &&
  haveSameFiles('src/drawings/clients', `${folder}/clients`);

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

/** @param {string} one @param {string} other */
function haveSameFiles(one, other) {
  const names = readdirSync(one);
  return (
    names.join() === readdirSync(other).join() &&
    names.every((name) => readFileSync(`${one}/${name}`).equals(readFileSync(`${other}/${name}`)))
  );
}
