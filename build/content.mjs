import { logoFolder, logoNames, readLogo } from './clientLogos.mjs';
import { findFaults } from './contentFaults.mjs';

/**
 * Checks the logos, without which the source can't be loaded.
 *
 * @throws Error that says what is wrong, in words
 */
export async function checkLogos() {
  const faults = [];
  for (const name of await logoNames()) {
    try {
      await readLogo(name);
    } catch (error) {
      faults.push(`${logoFolder}/${name}.svg: ${error instanceof Error ? error.message : error}`);
    }
  }
  report(faults);
}

/**
 * Checks texts and records.
 *
 * @param {import('./contentFaults.mjs').Site} site
 * @throws Error that says what is wrong, in words
 */
export const checkContent = (site) => report(findFaults(site));

/** @param {readonly string[]} faults */
function report(faults) {
  if (faults.length === 0) return;
  const count = faults.length === 1 ? 'a mistake' : `${faults.length} mistakes`;
  const list = faults.map((fault) => `- ${fault}`).join('\n');
  throw new Error(
    `The content has ${count}:\n\n${list}\n\ndocs/content.md says how to change texts, clients, jobs and the rest.`,
  );
}
