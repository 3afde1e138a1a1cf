/**
 * React marks files 'use client' for servers. Not every bundle has a map.
 * @param {import('rollup').RollupLog} warning
 */
const isExpected = ({ code, message }) =>
  code === 'MODULE_LEVEL_DIRECTIVE' || message.includes("Rollup 'sourcemap' option");

/** @param {import('rollup').RollupLog} warning */
const isOfTypeScript = ({ pluginCode }) => /^TS\d/.test(`${pluginCode}`);

/**
 * Hides expected warnings, and stops the build at a syntax error or a missing export, such as a
 * class that the stylesheet does not have.
 *
 * @type {import('rollup').WarningHandlerWithDefault}
 */
export function onwarn(warning, warn) {
  if (isExpected(warning)) return;
  if (warning.code === 'MISSING_EXPORT' || isOfTypeScript(warning)) {
    // The message names file and line.
    throw Object.assign(new Error(warning.message), { stack: '' });
  }
  warn(warning);
}

/**
 * The same while the source is watched. There, TypeScript reports a syntax error between two
 * builds, and an error that is thrown then would end the program. `typeChecker` reports it too.
 *
 * @type {import('rollup').WarningHandlerWithDefault}
 */
export function onwarnInWatch(warning, warn) {
  if (!isOfTypeScript(warning)) onwarn(warning, warn);
}
