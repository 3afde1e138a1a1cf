// What Rollup gives is a path of the system: on Windows C:\site\src\script.ts.
import path from 'node:path';

/**
 * With slashes, as in addresses and patterns.
 *
 * @param {string} file
 * @param {path.PlatformPath} [system]
 */
export const withSlashes = (file, { sep } = path) => file.replaceAll(sep, '/');

/**
 * Whether a file is in a folder of this name. Folders around the project don't count.
 *
 * @param {string} folder
 * @param {string} file - absolute
 * @param {string} [project] - absolute; default: the working directory
 * @param {path.PlatformPath} [system]
 */
export function isIn(folder, file, project = process.cwd(), system = path) {
  const [, ...folders] = withSlashes(system.relative(project, file), system).split('/').reverse();
  return folders.includes(folder);
}

/**
 * Whether an import names a package, or a module that a plugin makes. The other imports begin with
 * a dot, or are absolute.
 *
 * @param {string} id
 * @param {path.PlatformPath} [system]
 */
export const isPackage = (id, { isAbsolute } = path) => /^[@a-z]/.test(id) && !isAbsolute(id);
