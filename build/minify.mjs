import terser from '@rollup/plugin-terser';
import { parseAst } from 'rollup/parseAst';

const options = {
  // Each new worker of Terser needs twice the time for its first file.
  maxWorkers: 1,
  ecma: /** @type {const} */ (2020),
  // A host page in windows-1252 would garble anything but ASCII.
  format: { ascii_only: true, comments: /^!/ },
  // Without `join_vars: false`, Terser moves declarations into the header of a loop. The minifier
  // of WP Rocket and LiteSpeed then makes a syntax error of React.
  compress: { passes: 2, join_vars: false },
};

/** A plugin that minifies the code of an output. */
export const minify = terser(options);

// The site is minified once, as an ES module. Script, ES module and CommonJS module contain this
// code without its `export`. A wrapper is what each of them has instead of that.

/**
 * The name of the variable in the minified code, for each export.
 *
 * @typedef {Readonly<Record<string, string>>} Names
 */
/**
 * The text before the minified code, which ends with a line break, and the text after it.
 *
 * @typedef {{ before: string, after: (names: Names) => string }} Wrapper
 */

/** An ES module with some of the exports. @type {(banner: string, exports: string[]) => Wrapper} */
export const asModule = (banner, exports) => ({
  before: `${banner}\n`,
  after: (names) => `export{${exports.map((name) => `${names[name]} as ${name}`)}};`,
});

/** The same as CommonJS. @type {(banner: string, exports: string[]) => Wrapper} */
export const asCommonJs = (banner, exports) => ({
  before: `${banner}\n"use strict";\n`,
  after: (names) => exports.map((name) => `exports.${name}=${names[name]};`).join(''),
});

/** A classic script that calls one of the exports. @type {(banner: string, name: string) => Wrapper} */
export const asScript = (banner, name) => ({
  before: `${banner}\n!function(){"use strict";\n`,
  after: (names) => `${names[name]}()}();`,
});

/**
 * Minifies the ES module of a bundle once, for several outputs of the bundle.
 *
 * @returns a function that makes the plugin of an output
 */
export function minifyOnce() {
  /** @type {ReturnType<typeof minifiedModule> | undefined} */
  let minified;

  /** @param {Wrapper} wrapper @returns {import('rollup').OutputPlugin} */
  return ({ before, after }) => ({
    name: 'minify-once',
    async renderChunk(...chunk) {
      minified ??= minifiedModule.apply(this, chunk);
      const { code, names, map } = await minified;
      const lines = before.split('\n').length - 1;
      return {
        code: before + code + after(names),
        map: { ...map, mappings: ';'.repeat(lines) + map.mappings },
      };
    },
  });
}

/**
 * @this {import('rollup').PluginContext}
 * @param {Parameters<import('rollup').RenderChunkHook>} chunk
 */
async function minifiedModule(...chunk) {
  // An output without a map may be the first.
  const plugin = terser({ ...options, sourceMap: true });
  const { code, map } = await /** @type {any} */ (plugin.renderChunk).apply(this, chunk);
  // Rollup's types of a node have no `start`.
  const exported = /** @type {any} */ (parseAst(code).body.at(-1));
  if (exported?.type !== 'ExportNamedDeclaration') throw new Error('Expected exports at the end.');
  /** @type {{ exported: { name: string }, local: { name: string } }[]} */
  const specifiers = exported.specifiers;
  const names = Object.fromEntries(
    specifiers.map(({ exported, local }) => [exported.name, local.name]),
  );
  return { code: code.slice(0, exported.start), names, map };
}
