import { readFileSync } from 'node:fs';
import sbom from 'rollup-plugin-sbom';

/**
 * @typedef {Parameters<NonNullable<NonNullable<Parameters<typeof sbom>[0]>['afterCollect']>>[0]} Bom
 */

/**
 * @typedef {{ integrity?: string, dependencies?: Record<string, string>, peerDependencies?: Record<string, string>, devDependencies?: Record<string, string> }} Locked
 */

/**
 * The packages by their folder; that of the project is ''.
 * @type {{ packages: Record<string, Locked> }}
 */
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));

/** Writes sbom.cdx.json: which packages are in the script, in the format CycloneDX. */
export const billOfMaterials = () =>
  sbom({
    outDir: '.',
    outFilename: 'sbom.cdx',
    outFormats: ['json'],
    // The same source gives the same file.
    saveTimestamp: false,
    includeWellKnown: false,
    afterCollect(bom) {
      addHashes(bom);
      addDependencies(bom);
      return bom;
    },
  });

/**
 * Adds the hash of each package, by which npm has checked what it has installed.
 * @param {Bom} bom
 */
function addHashes(bom) {
  for (const component of bom.components) {
    const { integrity = '' } = packages[`node_modules/${component.name}`] ?? {};
    const [algorithm, hash = ''] = integrity.split('-');
    if (algorithm !== 'sha512') {
      throw new Error(
        `Expected the integrity of ${component.name} in package-lock.json, as sha512, got "${integrity}".`,
      );
    }
    const sha512 = /** @type {Parameters<typeof component.hashes.set>[0]} */ ('SHA-512');
    component.hashes.set(sha512, Buffer.from(hash, 'base64').toString('hex'));
  }
}

/**
 * Adds which package needs which, by the lock file: in modules that were CommonJS, the plugin
 * misses imports.
 *
 * @param {Bom} bom
 */
function addDependencies(bom) {
  const references = new Map([...bom.components].map(({ name, bomRef }) => [name, bomRef]));
  for (const component of bom.components) {
    const { dependencies, peerDependencies } = packages[`node_modules/${component.name}`] ?? {};
    add(component, { ...dependencies, ...peerDependencies });
  }
  if (bom.metadata.component) add(bom.metadata.component, packages['']?.devDependencies ?? {});

  /**
   * @type {(component: NonNullable<Bom['metadata']['component']>, needed: Record<string, string>) => void}
   */
  function add(component, needed) {
    for (const name of Object.keys(needed)) {
      const reference = references.get(name);
      if (reference) component.dependencies.add(reference);
    }
  }
}
