// @vitest-environment jsdom
// Something else in the place of the global `document`.
import { expect, it, vi } from 'vitest';
import { pageDocument } from '../src/browser/pageDocument';
import { watchMarkedElements } from '../src/embed/markedElements';

const page = document;

it('the document of the page is found where a framework has put a Proxy in its place', () => {
  vi.stubGlobal('document', new Proxy(page, { get: (target, name) => Reflect.get(target, name) }));
  expect(pageDocument()).toBe(page);
});

it('the document of the page is the global where that has no content, as on some servers', () => {
  vi.stubGlobal('document', {});
  expect(pageDocument()).toBe(document);
});

it.each([
  ['sets it to null, as Jest', null],
  ['deletes it, as Vitest', undefined],
])('nothing is thrown when a test environment of the page %s', async (_, removed) => {
  watchMarkedElements();
  page.body.append(page.createElement('p'));
  vi.stubGlobal('document', removed);
  await Promise.resolve();
  vi.stubGlobal('document', page);
});
