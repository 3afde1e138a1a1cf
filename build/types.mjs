/**
 * A plugin for published types: they name frameworks that a page may not have.
 *
 * @returns {import('rollup').Plugin}
 */
export const withoutFrameworks = () => ({
  name: 'without-frameworks',
  renderChunk: (code) =>
    // These lines are errors in a page without the framework. With preact/compat, the element is
    // declared twice.
    code.replace(/^(import .* from|declare module) '|^.*: InPreact;/gm, '// @ts-ignore\n$&'),
});
