/**
 * Finds what is wrong with the texts in a value.
 *
 * @param {string} where - the file
 * @param {string} name - of the value in the file
 * @param {unknown} value
 * @returns {string[]}
 */
export function textFaults(where, name, value) {
  if (typeof value === 'string') return wordFaults(`${where}: ${name}`, name, value);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => {
    const isIndex = Array.isArray(value);
    return textFaults(where, isIndex ? `${name}[${key}]` : name ? `${name}.${key}` : key, part);
  });
}

/** @type {(where: string, name: string, text: string) => string[]} */
function wordFaults(where, name, text) {
  const quoted = JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}…` : text);
  if (text.trim() === '') return [`${where} is empty. Write a text.`];
  const faults = [];
  if (/\s{2}|[\t\n\r]/.test(text)) {
    const [around] = /\S*(\s{2,}|[\t\n\r])\S*/.exec(text) ?? [''];
    faults.push(`${where} has two spaces or a line break in “${around}”. Write one space.`);
  }
  // These two are put before and after a mail address.
  if (text !== text.trim() && !/formNote\.(before|after)$/.test(name)) {
    faults.push(`${where} begins or ends with a space: ${quoted}. Delete the space.`);
  }
  const [apostrophe] = /\p{L}+'\p{L}+/u.exec(text) ?? [];
  if (apostrophe) {
    faults.push(`${where} has a typewriter apostrophe in ${apostrophe}. Write ’ instead of '.`);
  }
  return faults;
}
