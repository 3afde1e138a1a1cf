import { expect, it } from 'vitest';
import { changedElements } from '../../src/browser/changedElements';

const marked = () => Object.assign(document.createElement('p'), { className: 'marked' });

/** The marked elements among those that `change` inserts or changes. */
function changedBy(change: () => void) {
  const observer = new MutationObserver(() => {});
  observer.observe(document, { attributes: true, childList: true, subtree: true });
  change();
  return [...changedElements(observer.takeRecords(), '.marked')];
}

it('finds the marked elements that the page has inserted or changed, and no other', () => {
  const [inside, changed, removed, hidden] = [marked(), marked(), marked(), marked()];
  const form = document.createElement('form');
  // A form has its fields as properties, so these two hide its methods.
  form.innerHTML = '<input name="matches"><input name="querySelectorAll">';
  const host = document.createElement('div');
  host.attachShadow({ mode: 'open' });
  document.body.append(marked(), changed, host);
  changed.className = '';
  changed.append(marked());
  const found = changedBy(() => {
    form.append(inside);
    document.body.append('text', form, document.createComment('marked'), removed, hidden);
    form.className = 'marked';
    changed.className = 'marked';
    removed.remove();
    host.shadowRoot?.append(hidden);
  });
  expect(new Set(found)).toEqual(new Set([form, inside, changed]));
});

it.each([
  [100, 100],
  [101, 102],
])(
  'after %i insertions, %i elements are looked at: after many, all of the document',
  (count, all) => {
    document.body.append(marked());
    const found = changedBy(() => {
      for (let time = 0; time < count; time += 1) document.body.append(marked());
    });
    expect(new Set(found).size).toBe(all);
  },
);
