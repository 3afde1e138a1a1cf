import { mismatch } from './mismatch';

const withoutChildren =
  /^(area|base|br|col|embed|hr|iframe|img|input|link|meta|source|track|wbr)$/i;

/** Throws unless `value` is an element that may have children. `instanceof` would refuse one of another window. */
export function requireElement(value: unknown): asserts value is Element {
  const isElement =
    typeof value === 'object' && value !== null && (value as Partial<Node>).nodeType === 1;
  if (isElement && !withoutChildren.test((value as Element).localName)) {
    requireVisibleChildren(value as Element);
    return;
  }
  throw mismatch(
    'TrainingSite.mount(element)',
    'an Element that may have children',
    value,
    likelyCause(value),
  );
}

function requireVisibleChildren({ shadowRoot, localName }: Element) {
  if (!shadowRoot || shadowRoot.querySelector('slot')) return;
  throw new TypeError(
    `training-site: TrainingSite.mount(element): the shadow root of the <${localName}> has no <slot>, so nothing inside the element is shown. Pass an element without a shadow root, such as an empty <div>.`,
  );
}

function likelyCause(value: unknown): string {
  if (value === null || value === undefined) {
    return 'The script probably ran before the element existed: put the call after the element, or wait for DOMContentLoaded.';
  }
  if (typeof value === 'string') {
    return `Look the element up first, as in document.querySelector(${JSON.stringify(value)}).`;
  }
  return 'Pass the element that is to hold the site, such as an empty <div>.';
}
