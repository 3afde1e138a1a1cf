import { isOwnRoot } from '../hostElement';
import { mismatch } from './mismatch';

const withoutChildren =
  /^(area|audio|base|br|canvas|col|embed|hr|iframe|img|input|link|meta|script|select|source|style|svg|template|textarea|track|video|wbr)$/i;

/** Throws unless `value` is an element whose children are shown. `instanceof` would refuse one of another window. */
export function requireElement(value: unknown): asserts value is Element {
  const element = value as Partial<Element> | null | undefined;
  const canHaveChildren =
    element?.nodeType === 1 && !withoutChildren.test(element.localName as string);
  const root = element?.shadowRoot;
  if (canHaveChildren && (!root || isOwnRoot(root) || root.querySelector('slot'))) return;
  throw mismatch(
    'TrainingSite.mount(element)',
    'an Element that may have children',
    value,
    canHaveChildren
      ? 'Its shadow root has no <slot>, so nothing inside it is shown.'
      : 'Pass an element, after the page has it.',
  );
}
