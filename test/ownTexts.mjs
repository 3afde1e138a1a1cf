// Makes a copy of the project with a new record of every kind, as an owner may write it: the tests
// of its units don't depend on these texts. node test/ownTexts.mjs <folder>
import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { resolve } from 'node:path';
import { addRecords } from './ownRecords.mjs';

const [, , folder = '.cache/own-texts'] = process.argv;
const left = ['node_modules', '.git', '.cache', 'release', 'reports'];
rmSync(folder, { recursive: true, force: true });
for (const name of readdirSync('.')) {
  if (left.includes(name)) continue;
  const filter = (/** @type {string} */ path) => !path.includes('node_modules');
  cpSync(name, `${folder}/${name}`, { recursive: true, filter });
}
symlinkSync(resolve('node_modules'), `${folder}/node_modules`, 'junction');
// Some tests ask Git for the files of the project.
execFileSync('git', ['init', '-q'], { cwd: folder });
addRecords(`${folder}/src/content`, `${folder}/src/drawings/clients`);
