import { readFileSync } from 'node:fs';
import { resolve as absolute, dirname } from 'node:path';
import { dts } from 'rollup-plugin-dts';
import ts from 'typescript';
import { files, onwarn } from './source.mjs';

/** The files of `src`. The key of each is the path of its declaration file, which is not on the disk. */
const modules = new Map(files.map((file) => [file.replace(/tsx?$/, 'd.ts'), file]));

/** @type {import('rollup').Plugin} */
const declarations = {
  name: 'declarations',
  resolveId(id, importer = '') {
    const path = absolute(dirname(importer), id);
    return [path, `${path}.d.ts`].find((each) => modules.has(each));
  },
  load(id) {
    const fileName = modules.get(id);
    if (!fileName) return null;
    // TypeScript reads this file alone. If the type of an export is not written there, it becomes `any`.
    return ts.transpileDeclaration(readFileSync(fileName, 'utf8'), { fileName }).outputText;
  },
  renderChunk(code) {
    const [line] = /^.*: any\b.*/m.exec(code) ?? [];
    if (line) this.error(`Write the type of this export in the source: ${line}`);
    // These lines are errors in a host without the framework. With preact/compat, the element is declared twice.
    return code.replace(/^(import .* from|declare module) '|^.*: InPreact;/gm, '// @ts-ignore\n$&');
  },
};

/** The options of Rollup for the types of `input`. @param {string} input @param {string[]} output - files to write */
export const types = (input, ...output) => ({
  input,
  output: output.map((file) => ({ file })),
  plugins: [declarations, dts()],
  onwarn,
});
