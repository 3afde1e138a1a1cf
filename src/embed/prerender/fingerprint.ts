/**
 * A short text that differs where two lists of nodes differ in an element, an attribute or a text. The
 * current year is left out, because the copyright line has it and the script doesn't change every year.
 */
export function fingerprint(nodes: Iterable<Node>): string {
  const text = [...nodes].map(describe).join('').replaceAll(String(new Date().getFullYear()), '');
  // FNV-1a: https://datatracker.ietf.org/doc/draft-eastlake-fnv/
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}

function describe(node: Node): string {
  if (!('localName' in node)) return `${node.nodeType} ${node.nodeValue};`;
  const { attributes, childNodes, localName } = node as Element;
  const texts = [...attributes].map(({ name, value }) => `${name}=${value};`);
  return `<${localName} ${texts.join('')}>${[...childNodes].map(describe).join('')}</>`;
}
