import { isOwnRoot } from '../hostElement';
import { mismatch } from './mismatch';

const withoutChildren =
  /^(area|audio|base|br|canvas|col|embed|hr|iframe|img|input|link|meta|script|select|source|style|svg|template|textarea|track|video|wbr)$/i;

/** Throws unless `value` is an element whose children are shown. `instanceof` would refuse one of another window. */
export function requireElement(value: unknown): asserts value is Element {
  const element = value as Element | null | undefined;
  if (element?.nodeType !== 1 || withoutChildren.test(element.localName)) {
    throw refusal(value, 'Pass an element, after the page has it.');
  }
  const root = element.shadowRoot;
  if (root && !isOwnRoot(root) && !root.querySelector('slot')) {
    throw refusal(value, 'Its shadow root has no <slot>, so nothing inside it is shown.');
  }
}

const refusal = (value: unknown, hint: string) =>
  mismatch('TrainingSite.mount(element)', 'an Element that may have children', value, hint);
