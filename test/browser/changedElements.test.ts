import { describe, expect, it } from 'vitest';
import { changedElements } from '../../src/browser/changedElements';

const marked = () => Object.assign(document.createElement('p'), { className: 'marked' });
const unmarked = () => document.createElement('p');

/** The marked elements among those that `change` inserts or changes, each once. */
function changedBy(change: () => void) {
  const observer = new MutationObserver(() => {});
  observer.observe(document, { attributes: true, childList: true, subtree: true });
  change();
  return [...new Set(changedElements(observer.takeRecords(), '.marked'))];
}

describe('among the changes of a page, a marked element is found', () => {
  it('a marked element that is inserted is found', () => {
    const element = marked();
    expect(changedBy(() => document.body.append(element))).toEqual([element]);
  });

  it('a marked element inside an inserted element is found', () => {
    const element = marked();
    const around = document.createElement('section');
    around.append(element);
    expect(changedBy(() => document.body.append(around))).toEqual([element]);
  });

  it('an element that was there before is found when it is marked', () => {
    const element = unmarked();
    document.body.append(element);
    const mark = () => {
      element.className = 'marked';
    };
    expect(changedBy(mark)).toEqual([element]);
  });

  it('a marked form whose fields hide its methods is found, and a marked element inside it', () => {
    const form = document.createElement('form');
    form.className = 'marked';
    form.innerHTML = '<input name="matches"><input name="querySelectorAll">';
    const inside = form.appendChild(marked());
    expect(changedBy(() => document.body.append(form))).toEqual([form, inside]);
  });

  it('a marked element beside a text and a comment is found', () => {
    const element = marked();
    const insert = () => document.body.append('text', document.createComment('marked'), element);
    expect(changedBy(insert)).toEqual([element]);
  });
});

describe('among the changes of a page, a marked element is not found', () => {
  it('a marked element that was there before the changes is not found', () => {
    document.body.append(marked());
    expect(changedBy(() => document.body.append(unmarked()))).toEqual([]);
  });

  it('a marked element inside an element with a changed attribute is not found', () => {
    const around = document.body.appendChild(document.createElement('section'));
    around.append(marked());
    const change = () => {
      around.className = 'wide';
    };
    expect(changedBy(change)).toEqual([]);
  });

  it('a marked element whose children are changed is not found', () => {
    const element = document.body.appendChild(marked());
    expect(changedBy(() => element.append('text'))).toEqual([]);
  });

  it('a marked element that is removed at once is not found', () => {
    const element = marked();
    const change = () => {
      document.body.append(element);
      element.remove();
    };
    expect(changedBy(change)).toEqual([]);
  });

  it('a marked element that is moved into a shadow root is not found', () => {
    const element = marked();
    const host = document.body.appendChild(document.createElement('div'));
    const shadow = host.attachShadow({ mode: 'open' });
    const change = () => {
      document.body.append(element);
      shadow.append(element);
    };
    expect(changedBy(change)).toEqual([]);
  });
});

describe('after many changes', () => {
  const insert = (count: number) => () => {
    for (let time = 0; time < count; time += 1) document.body.append(marked());
  };

  it('after 200 insertions, only the inserted elements are looked at', () => {
    document.body.append(marked());
    expect(changedBy(insert(200))).toHaveLength(200);
  });

  it('after 201 insertions, the whole document is looked at, because that takes less time', () => {
    document.body.append(marked());
    expect(changedBy(insert(201))).toHaveLength(202);
  });
});
