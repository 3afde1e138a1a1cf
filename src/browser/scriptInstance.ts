/**
 * The property of the page's registry by which an instance of the script tells the next one, and
 * the loader, that it is there.
 */
const mark = Symbol.for('training-site');

/**
 * Whether an instance of the script looks after the marked elements. Another script may have
 * defined `<training-site>`.
 */
export const isScriptHere = (): boolean => Reflect.has(customElements, mark);

export const announceScript = (): unknown => Reflect.set(customElements, mark, true);
