import { currentYear } from '../../browser/clock';

/**
 * A short text that differs where two lists of nodes differ in an element, an attribute or a text. The
 * current year is left out, because the copyright line has it and the script doesn't change every year.
 */
export function fingerprint(nodes: Iterable<Node>): string {
  const text = [...nodes].map(describe).join('').replaceAll(String(currentYear()), '');
  // FNV-1a: https://datatracker.ietf.org/doc/draft-eastlake-fnv/
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}

function describe(node: Node): string {
  if (!isElement(node)) return `${node.nodeType} ${node.nodeValue};`;
  const attributes = [...node.attributes].map(({ name, value }) => `${name}=${value};`);
  const children = [...node.childNodes].map(describe);
  return `<${node.localName} ${attributes.join('')}>${children.join('')}</>`;
}

function isElement(node: Node): node is Element {
  return 'localName' in node;
}
