/**
 * An error for people who write texts, so it has no stack. Rollup puts names of modules before the
 * message, so `npm run dev` shows the sentences in `meta`.
 *
 * @param {string} sentences
 */
export const plainError = (sentences) => ({ message: sentences, stack: '', meta: { sentences } });
