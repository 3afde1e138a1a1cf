// @vitest-environment node
import { readFileSync } from 'node:fs';
import type { RollupOptions } from 'rollup';
import { expect, it } from 'vitest';
import bundles from '../../rollup.config.mjs';

const read = (path: string) => readFileSync(path, 'utf8');
const { devDependencies, scripts } = JSON.parse(read('package.json'));

/** The names of the plugins of a bundle. */
const pluginsOf = ({ plugins }: RollupOptions) =>
  [plugins].flat(9).map((plugin) => plugin && 'name' in plugin && plugin.name);

it('Rollup bundles the source with the plugins for TypeScript, packages and PostCSS', () => {
  const fromSource = bundles.filter(({ input }) => !pluginsOf({ input }).includes('dts'));
  const withCode = fromSource.filter((bundle) => !pluginsOf(bundle).includes('dts'));
  expect(withCode).toHaveLength(9);
  for (const bundle of withCode) {
    expect(pluginsOf(bundle)).toEqual(
      expect.arrayContaining(['typescript', 'node-resolve', 'postcss']),
    );
  }
  expect(scripts.build).toMatch(/^rollup -c\b/);
});

it('TypeScript, Vitest and Testing Library check the source', () => {
  expect(scripts.check).toContain('tsc -p .');
  expect(scripts.test).toContain('vitest run');
  expect(read('test/site/Site.test.tsx')).toContain("from '@testing-library/react'");
  for (const name of ['typescript', 'rollup', 'vitest', '@testing-library/react']) {
    expect(devDependencies).toHaveProperty([name]);
  }
});
