import { dts } from 'rollup-plugin-dts';

/**
 * The plugin that bundles types, for several bundles. As published, it makes a program of
 * TypeScript for each bundle, which takes most of its time. This makes one, of all entries.
 *
 * @param {readonly string[]} entries
 * @returns {import('rollup').Plugin}
 */
export function typesBundler(entries) {
  const plugin = dts({ tsconfig: 'src/tsconfig.json' });
  const makeProgram = /** @type {import('rollup').FunctionPluginHooks['options']} */ (
    plugin.options
  );
  /** What the plugin sets for a bundle. */
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
