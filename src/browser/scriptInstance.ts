/**
 * The first instance of the script sets this property of `customElements`. Later instances and the
 * loader read it.
 */
const mark = Symbol.for('training-site');

/**
 * Whether an instance of the script looks after the marked elements. Another script may have
 * defined `<training-site>`.
 */
export const isScriptHere = (): boolean => Reflect.has(customElements, mark);

export const announceScript = (): unknown => Reflect.set(customElements, mark, true);
