import { rows } from './rows.mjs';
import { createVisitor } from './visitor.mjs';

/** @typedef {import('./hosts.mjs').Host} Host */
/** @typedef {import('playwright-core').Page} Page */

/**
 * Walks every row on pages of its own, and gives for each 'yes' or what went wrong.
 *
 * @param {() => Promise<Page>} openPage - gives a fresh page; warnings and errors of its console are row (f)
 * @param {string} origin - of the server
 * @param {Host} host
 * @returns {Promise<Record<string, string>>}
 */
export async function walkAll(openPage, origin, host) {
  /** @type {Record<string, string>} */
  const results = {};
  /** @type {string[]} */
  const complaints = [];
  for (const [row, { walk }] of Object.entries(rows)) {
    const page = await openPage();
    listenForComplaints(page, complaints);
    results[row] = await outcome(async () => walk(await createVisitor(page, origin, host)));
    await page.close();
  }
  results.f = complaints.length === 0 ? 'yes' : [...new Set(complaints)].join('; ');
  const page = await openPage();
  results.unmount = await outcome(async () => {
    const visitor = await createVisitor(page, origin, host);
    await visitor.visitAndLeave();
  });
  await page.close();
  return results;
}

/**
 * Notes warnings and errors of a page's console.
 *
 * @param {Page} page
 * @param {string[]} complaints
 */
function listenForComplaints(page, complaints) {
  page.on('console', (message) => {
    if (['warning', 'error'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
}

/** @type {(walk: () => Promise<void>) => Promise<string>} */
async function outcome(walk) {
  try {
    await walk();
    return 'yes';
  } catch (error) {
    return String(error).split('\n', 1).join('');
  }
}
