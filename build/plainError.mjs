/**
 * An error for people who write texts, so it has no stack. Rollup adds the name of a module to
 * `message`. `npm run dev` shows `meta.sentences`, where nothing is added.
 *
 * @param {string} sentences
 */
export const plainError = (sentences) => ({ message: sentences, stack: '', meta: { sentences } });
