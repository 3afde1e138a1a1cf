/**
 * An error for people who write texts, to whom a stack says nothing. Rollup puts names of modules
 * before the message, so `npm run dev` shows `meta`.
 *
 * @param {string} sentences
 */
export const inWords = (sentences) => ({ message: sentences, stack: '', meta: { sentences } });
