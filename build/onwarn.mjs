/**
 * React marks files 'use client' for servers. Not every bundle has a map.
 * @param {import('rollup').RollupLog} warning
 */
const isExpected = ({ code, message }) =>
  code === 'MODULE_LEVEL_DIRECTIVE' || message.includes("Rollup 'sourcemap' option");

/** @param {import('rollup').RollupLog} warning */
const isOfTypeScript = ({ pluginCode }) => /^TS\d/.test(`${pluginCode}`);

/**
 * Hides expected warnings, prints the others, and stops the build at a syntax error or a missing
 * export, such as a class that the stylesheet does not have.
 *
 * @param {import('rollup').RollupLog} warning
 */
export function onwarn(warning) {
  if (isExpected(warning)) return;
  if (warning.code === 'MISSING_EXPORT' || isOfTypeScript(warning)) {
    // The message names file and line.
    throw Object.assign(new Error(warning.message), { stack: '' });
  }
  // With `--silent`, Rollup would not print it.
  console.warn(warning.message);
}

/**
 * The same while the source is watched. There, TypeScript reports a syntax error between two
 * builds, and an error that is thrown then would end the program. `typeChecker` reports it too.
 *
 * @param {import('rollup').RollupLog} warning
 */
export function onwarnInWatch(warning) {
  if (!isOfTypeScript(warning)) onwarn(warning);
}
