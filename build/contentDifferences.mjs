/** Longer texts are named, and not shown. */
const longestShown = 40;

/**
 * Says how records and texts differ from others, such as those that were shipped.
 *
 * @param {Record<string, unknown>} own - by the name of the file
 * @param {Record<string, unknown>} shipped
 * @returns {string[]} sentences
 */
export function differencesOf(own, shipped) {
  return Object.keys(own).flatMap((file) => {
    /** @type {string[]} */
    const sentences = [];
    /** @type {string[]} */
    const otherWords = [];
    compare('', own[file], shipped[file], { sentences, otherWords });
    if (otherWords.length > 0) sentences.push(`other words in ${otherWords.join(', ')}`);
    return sentences.map((sentence) => `${file}.yaml: ${sentence}.`);
  });
}

/** @typedef {{ sentences: string[], otherWords: string[] }} Found */

/** @type {(name: string, own: unknown, shipped: unknown, found: Found) => void} */
function compare(name, own, shipped, found) {
  if (Array.isArray(own) && Array.isArray(shipped) && own.length !== shipped.length) {
    const keys = name.split('.');
    // A file may be a list itself, which has no name.
    const list = keys.pop() || 'entries';
    const group = keys.length > 0 ? `${keys.join('.')}: ` : '';
    found.sentences.push(`${group}${own.length} ${list}; shipped: ${shipped.length}`);
  } else if (isObject(own) && isObject(shipped)) {
    for (const field of new Set([...Object.keys(own), ...Object.keys(shipped)])) {
      const inside = Array.isArray(own) ? `${name}[${Number(field) + 1}]` : `${name}.${field}`;
      compare(inside.replace(/^\./, ''), own[field], shipped[field], found);
    }
  } else if (own !== shipped) {
    const now = inQuotes(own);
    const before = inQuotes(shipped);
    const isLong = Math.max(now.length, before.length) > longestShown;
    if (isLong) found.otherWords.push(name);
    else found.sentences.push(`${name} is ${now}; shipped: ${before}`);
  }
}

/** @param {unknown} value */
const inQuotes = (value) => (value === undefined ? 'nothing' : `“${value}”`);

/** @param {unknown} value @returns {value is Record<string, unknown>} */
const isObject = (value) => typeof value === 'object' && value !== null;
