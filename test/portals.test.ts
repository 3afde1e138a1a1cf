// @vitest-environment node
import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readRows, resultOf } from '../build/tools/portalVersions';
import { portals } from './e2e/portals';

it('the table of portals says of each how it has the site and what works', () => {
  const said = readRows().map(([name, , way, result]) => [name, way, result]);
  expect(said).toEqual(portals.map((portal) => [portal.name, portal.way, resultOf(portal)]));
});

it('each portal has a folder in examples', () => {
  const missing = portals.filter(({ folder }) => !existsSync(`examples/${folder}/README.md`));
  expect(missing).toEqual([]);
});
