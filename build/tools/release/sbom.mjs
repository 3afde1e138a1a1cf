import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @typedef {{ 'bom-ref': string, name: string, version: string, licenses: { license: { id: string } }[] }} Component
 */

/**
 * The packages in the script, as CycloneDX: what npm lists of the lock file, reduced to the packages in
 * dist/THIRD-PARTY-LICENSES.txt. The time and the random number that npm adds are left out.
 *
 * @param {string} root - a folder with a finished build
 * @returns {{ components: Component[] }}
 */
export function sbomOf(root) {
  const licenses = readFileSync(join(root, 'dist/THIRD-PARTY-LICENSES.txt'), 'utf8');
  const titles = [...licenses.matchAll(/^(\S+) (\S+) \(.+\)\n=/gm)];
  const bundled = new Set(titles.map(([, name, version]) => `${name}@${version}`));
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'];
  const { serialNumber, metadata, components, dependencies, ...head } = JSON.parse(
    execFileSync('npm', args, { cwd: root, encoding: 'utf8', stdio: 'pipe', maxBuffer: 2 ** 26 }),
  );
  const { component } = metadata;
  // npm takes the name of the folder.
  component.name = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).name;
  const isIn = (/** @type {string} */ ref) => bundled.has(ref);
  const found = components.filter((/** @type {Component} */ part) => isIn(part['bom-ref']));
  if (found.length !== bundled.size) {
    throw new Error(`package-lock.json: expected ${[...bundled].join(', ')}.`);
  }
  return {
    ...head,
    metadata: { component },
    // npm marks them as development dependencies in `properties`, but they are a part of the script.
    components: found.map((/** @type {Component} */ part) => ({ ...part, properties: [] })),
    dependencies: dependencies
      .filter((/** @type {{ ref: string }} */ { ref }) => isIn(ref) || ref === component['bom-ref'])
      .map((/** @type {{ ref: string, dependsOn: string[] }} */ { ref, dependsOn }) => ({
        ref,
        dependsOn: dependsOn.filter(isIn),
      })),
  };
}
