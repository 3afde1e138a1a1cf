import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';

/** The entries of the package. */
const entries = /** @type {Record<string, string | Conditions>} */ (
  JSON.parse(readFileSync('package.json', 'utf8')).exports
);

/**
 * Writes a folder for each entry such as `training-site-widget/element`, for tools that don't know
 * `exports`: Parcel, webpack 4, Metro, and TypeScript with `moduleResolution: node10`.
 */
export function writeSubpaths() {
  for (const [subpath, entry] of Object.entries(entries)) {
    if (subpath === '.' || typeof entry === 'string') continue;
    const common = entry.require ?? entry;
    const fields = {
      main: `.${common.default}`,
      module: entry.import && `.${entry.import.default}`,
      types: common.types && `.${common.types}`,
      sideEffects: !subpath.endsWith('/element') && !subpath.endsWith('/server'),
    };
    mkdirSync(subpath, { recursive: true });
    writeFileSync(`${subpath}/package.json`, `${JSON.stringify(fields, null, 2)}\n`);
  }
}

/**
 * @typedef {{ types?: string, default?: string }} Files
 * @typedef {Files & { import?: Files, require?: Files }} Conditions
 */
