import { expect, it } from 'vitest';
import { pageDocument } from '../../src/browser/pageDocument';
import { queryAll } from '../../src/browser/queryAll';

const page = document;

it('the document of the page is found where an element hides its properties', () => {
  for (const name of ['documentElement', 'querySelectorAll']) {
    page.body.appendChild(page.createElement('img')).name = name;
  }
  expect(pageDocument()).toBe(page);
  expect(queryAll(pageDocument(), 'img')).toHaveLength(2);
});
