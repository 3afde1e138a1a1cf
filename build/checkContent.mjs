import { readdirSync, readFileSync } from 'node:fs';
import { findFaults } from './content.mjs';
import { findSyntaxFault } from './contentSyntax.mjs';
import { loadSource } from './node.mjs';
import { findDifferences } from './specification.mjs';

const folder = 'src/content';

/** An error without a stack, which says nothing to people who edit the content. @param {string[]} lines */
const mistakes = (...lines) => ({ message: lines.join('\n'), stack: '' });

/**
 * A plugin that stops the build when the content or the types have mistakes. The mistakes of the content come first,
 * because type errors are longer and harder to read. Differences from the specification give a warning.
 *
 * @returns {import('rollup').Plugin}
 */
export function checkContent() {
  /** The first, which is most often the cause of the others. @type {string | undefined} */
  let typeError;

  /** @returns {string[]} */
  function findMistakes() {
    try {
      const faults = findFaults(loadSource());
      return faults.length > 0 || !typeError ? faults : [typeError];
    } catch (error) {
      if (!typeError) throw error;
      return [typeError];
    }
  }

  return {
    name: 'content',
    buildStart: {
      order: 'pre',
      sequential: true,
      handler() {
        typeError = undefined;
        const files = readdirSync(folder).map((name) => `${folder}/${name}`);
        const faults = files.flatMap(
          (file) => findSyntaxFault(file, readFileSync(file, 'utf8')) ?? [],
        );
        if (faults.length > 0) this.error(mistakes('The content has mistakes.', ...faults));
      },
    },
    onLog(_, { pluginCode, message }) {
      if (!/^TS\d/.test(String(pluginCode))) return undefined;
      typeError ??= message.replace(/^\[plugin typescript\] |@rollup\/plugin-typescript /g, '');
      return false;
    },
    writeBundle() {
      const found = findMistakes();
      if (found.length > 0) this.error(mistakes('The content or the code has mistakes.', ...found));
      const differences = findDifferences(loadSource());
      if (differences.length > 0) {
        this.warn(
          [
            'The content differs from the specification.',
            ...differences,
            `If this was agreed on, change ${folder}/specification.ts too. Otherwise npm test fails.`,
          ].join('\n'),
        );
      }
    },
  };
}
