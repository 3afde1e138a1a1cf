/** Throws unless `value` is an element; of any window, so `instanceof` would not do. */
export function requireElement(value: unknown): asserts value is Element {
  if (typeof value === 'object' && value !== null && (value as Partial<Node>).nodeType === 1)
    return;
  throw new TypeError(
    `TrainingSite.mount(element): expected an Element, got ${describe(value)}. ${likelyCause(value)}`,
  );
}

function describe(value: unknown): string {
  if (typeof value === 'string') return `the string ${JSON.stringify(value)}`;
  if (typeof value !== 'object' || value === null) return String(value);
  const { nodeName } = value as Partial<Node>;
  return nodeName ? `a ${nodeName} node` : Object.prototype.toString.call(value);
}

function likelyCause(value: unknown): string {
  if (value === null || value === undefined) {
    return 'The script probably ran before the element existed: put the call after the element, or wait for DOMContentLoaded.';
  }
  if (typeof value === 'string') {
    return `Look the element up first, as in document.querySelector(${JSON.stringify(value)}).`;
  }
  return 'Pass the element that is to hold the site.';
}
