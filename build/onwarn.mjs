/**
 * Hides expected warnings, and stops the build at a syntax error or a missing export, such as a class that the
 * stylesheet does not have.
 *
 * @type {import('rollup').WarningHandlerWithDefault}
 */
export function onwarn(warning, warn) {
  const { code, message, pluginCode } = warning;
  // React marks files 'use client' for servers. Not every bundle has a map.
  if (code === 'MODULE_LEVEL_DIRECTIVE' || message.includes("Rollup 'sourcemap' option")) return;
  const isSyntaxError = /^TS\d/.test(`${pluginCode}`);
  if (code === 'MISSING_EXPORT' || isSyntaxError) {
    // The message names file and line.
    throw Object.assign(new Error(message), { stack: '' });
  }
  warn(warning);
}
