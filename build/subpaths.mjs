import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';

/** The field `exports` of package.json. @type {Record<string, unknown>} */
const { exports } = JSON.parse(readFileSync('package.json', 'utf8'));

/**
 * Writes a folder for each entry such as `training-site-widget/element`, for tools that don't know `exports`: Parcel, webpack 4,
 * Metro, and TypeScript with `moduleResolution: node10`.
 */
export function writeSubpaths() {
  for (const [subpath, entry] of Object.entries(exports)) {
    const conditions = /** @type {Conditions} */ (entry);
    const common = conditions.require ?? conditions;
    const isFile = typeof entry === 'string' || !common.default;
    if (subpath === '.' || isFile) continue;
    const fields = {
      main: `.${common.default}`,
      module: conditions.import && `.${conditions.import.default}`,
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
