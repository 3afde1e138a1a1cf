import { expect, it } from 'vitest';
import { isShadowRoot } from '../../src/browser/isShadowRoot';

const shadowRoot = (owner: Document) =>
  owner.createElement('div').attachShadow({ mode: 'open' }) as Node;

function documentOfFrame() {
  const frame = document.body.appendChild(document.createElement('iframe'));
  return frame.contentDocument as Document;
}

it.each([
  ['a shadow root', () => shadowRoot(document), true],
  ['a shadow root in a frame', () => shadowRoot(documentOfFrame()), true],
  ['the document', () => document, false],
  ['a fragment', () => document.createDocumentFragment(), false],
  ['a link, whose address has a host', () => document.createElement('a'), false],
  ['nothing', () => null, false],
])('tells a shadow root of any window from other nodes: %s', (_, node, expected) => {
  expect(isShadowRoot(node())).toBe(expected);
});
