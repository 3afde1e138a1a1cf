import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** Builds some bundles while the others are built. @type {Worker | undefined} */
let thread;
/** Settled when the thread has built its bundles. */
let finished = Promise.resolve();

/** Starts a second thread. It builds the bundles in `inSecondThread`, see rollup.config.mjs. */
export function startSecondThread() {
  thread = new Worker(new URL('secondThreadWorker.mjs', import.meta.url));
  finished = once(thread, 'exit').then(() => {});
  // If another bundle fails first, nobody waits for this one.
  finished.catch(() => {});
}

/** A plugin that tells the thread that the compiled modules are there. @returns {import('rollup').OutputPlugin} */
export const notifySecondThread = () => ({
  name: 'notify-second-thread',
  writeBundle() {
    thread?.postMessage('compiled');
  },
});

/**
 * Waits for the bundles of the thread.
 *
 * @throws the error that has stopped one of them
 */
export const untilSecondThreadEnds = () => finished;
