import { dts } from 'rollup-plugin-dts';

/**
 * `rollup-plugin-dts` for several bundles. In its hook `options`, it makes a program of TypeScript
 * for the inputs of a bundle, which takes most of its time. So this plugin calls the hook once,
 * with the entries of all bundles, and uses its result for each of them.
 *
 * @param {readonly string[]} entries
 * @returns {import('rollup').Plugin}
 */
export function typesBundler(entries) {
  const plugin = dts({ tsconfig: 'src/tsconfig.json' });
  const makeProgram = /** @type {import('rollup').FunctionPluginHooks['options']} */ (
    plugin.options
  );
  /** The result of the hook. */
  let options = /** @type {import('rollup').InputOptions | undefined} */ (undefined);
  return {
    ...plugin,
    options(given) {
      options ??= /** @type {import('rollup').InputOptions} */ (
        makeProgram.call(this, { ...given, input: [...entries] })
      );
      return { ...options, ...given };
    },
  };
}
