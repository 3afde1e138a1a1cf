/** @param {string} line */
const namesFramework = (line) => line.startsWith('import ') || line.startsWith('declare module ');

/**
 * A plugin for published types: they name frameworks that a page may not have, whose lines are then
 * errors.
 *
 * @returns {import('rollup').Plugin}
 */
export const withoutFrameworks = () => ({
  name: 'without-frameworks',
  renderChunk: (code) =>
    code
      .split('\n')
      .flatMap((line) => (namesFramework(line) ? ['// @ts-ignore', line] : [line]))
      .join('\n'),
});
