import { expect, it, vi } from 'vitest';
import { pageDocument } from '../../src/browser/pageDocument';
import { queryAll } from '../../src/browser/queryAll';

const page = document;

it('is the document itself where a framework has put a Proxy in its place', () => {
  vi.stubGlobal('document', new Proxy(page, { get: (target, name) => Reflect.get(target, name) }));
  expect(pageDocument()).toBe(page);
});

it('is the document where an element hides its properties', () => {
  for (const name of ['documentElement', 'querySelectorAll']) {
    page.body.appendChild(page.createElement('img')).name = name;
  }
  expect(pageDocument()).toBe(page);
  expect(queryAll(pageDocument(), 'img')).toHaveLength(2);
});

it('is the global where there is no content, as on some servers', () => {
  vi.stubGlobal('document', {});
  expect(pageDocument()).toBe(document);
});
