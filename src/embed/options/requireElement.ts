import { isElement, nativeGet } from '../../browser/native';
import { isMarkedRoot } from '../owners';
import { mismatch } from './mismatch';

const withoutChildren =
  /^(area|audio|base|br|canvas|col|embed|hr|iframe|img|input|link|meta|script|select|source|style|svg|template|textarea|track|video|wbr)$/i;

/** Throws unless `value` is an element whose children are shown. */
export function requireElement(value: unknown): asserts value is Element {
  if (!isElement(value) || withoutChildren.test(nativeGet(value, 'localName'))) {
    throw elementError(value, 'Pass an element, after the page has it.');
  }
  if (!showsChildren(value)) {
    throw elementError(value, 'Its shadow root has no <slot>, so nothing inside it is shown.');
  }
}

/**
 * Whether an element shows its children: with an open shadow root of the page, only a slot does.
 */
export function showsChildren(element: Element): boolean {
  const root = nativeGet(element, 'shadowRoot');
  return !root || isMarkedRoot(root) || root.querySelector('slot') !== null;
}

const elementError = (value: unknown, hint: string) =>
  mismatch('TrainingSite.mount(element)', 'an Element that may have children', value, hint);
