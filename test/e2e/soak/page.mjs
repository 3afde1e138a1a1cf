// Runs in the page: takes a step, waits until the page is at rest, and looks at it.
import { areSitesWhole } from '../whole.mjs';
import { act, told } from './act.mjs';

export { look } from './look.mjs';

/** @returns {Promise<boolean>} whether there was a place for the step */
export async function take(step) {
  prepare();
  if ((await act[step.type](step)) === false) return false;
  await rest();
  return true;
}

/** Forgets the link of the last step. */
export function prepare() {
  told.clicked = undefined;
}

/** Waits until the sites are painted to their ends, and nothing more is to be done. */
export async function rest() {
  do {
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    await scheduler.postTask(() => {}, { priority: 'background' });
  } while (!areSitesWhole());
}
