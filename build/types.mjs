import { readFileSync } from 'node:fs';
import { resolve as absolute, dirname } from 'node:path';
import { dts } from 'rollup-plugin-dts';
import ts from 'typescript';
import { files, onwarn } from './source.mjs';

/** The files of `src`, by the paths that their declarations would have. */
const modules = new Map(files.map((file) => [file.replace(/tsx?$/, 'd.ts'), file]));

/** @type {import('rollup').Plugin} */
const declarations = {
  name: 'declarations',
  resolveId(id, importer = '') {
    const path = absolute(dirname(importer), id);
    return [path, `${path}.d.ts`].find((each) => modules.has(each));
  },
  load(id) {
    const fileName = modules.get(id) ?? id;
    // It reads this file alone, so an exported type that is not written becomes `any`.
    return ts.transpileDeclaration(readFileSync(fileName, 'utf8'), { fileName }).outputText;
  },
  renderChunk(code) {
    const [line] = /^.*: any\b.*/m.exec(code) ?? [];
    if (line) this.error(`Write the type of this in the source: ${line}`);
    // Without the types of a framework, declarations for it are an error in the host. The comment hides it.
    const imports = /^(import .* from|declare module) '(react|solid-js|vue)'/gm;
    return code.replace(imports, '// @ts-ignore: for hosts with $2\n$&');
  },
};

/** A types file. @param {string} input @param {string[]} output - files, each with all of it */
export const types = (input, ...output) => ({
  input,
  output: output.map((file) => ({ file })),
  plugins: [declarations, dts()],
  onwarn,
});
