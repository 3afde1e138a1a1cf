// @vitest-environment node
import type { RollupOptions } from 'rollup';
import { expect, it } from 'vitest';
import bundles from '../../rollup.config.mjs';

/** The names of the plugins of a bundle. */
const pluginsOf = ({ plugins }: RollupOptions) =>
  [plugins].flat(9).map((plugin) => plugin && 'name' in plugin && plugin.name);

it('Rollup bundles the source with the plugins for TypeScript, packages and PostCSS', () => {
  const withCode = bundles.filter((bundle) => !pluginsOf(bundle).includes('dts'));
  expect(withCode).toHaveLength(9);
  for (const bundle of withCode) {
    expect(pluginsOf(bundle)).toEqual(
      expect.arrayContaining(['typescript', 'node-resolve', 'postcss']),
    );
  }
});
