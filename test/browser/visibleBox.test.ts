import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { visibleBox } from '../../src/browser/visibleBox';

type Edges = readonly [left: number, top: number, right: number, bottom: number];

/** jsdom has no layout, so each box is given. */
function place(element: Element, [left, top, right, bottom]: Edges) {
  const box = new DOMRect(left, top, right - left, bottom - top);
  vi.spyOn(element, 'getBoundingClientRect').mockReturnValue(box);
}

/** jsdom computes no `overflow` of its own. */
function create(name: string): HTMLElement {
  const element = document.createElement(name);
  element.style.overflow = 'visible';
  return element;
}

let ancestor: HTMLElement;
let element: HTMLElement;

beforeEach(() => {
  vi.stubGlobal('innerHeight', 800);
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1000);
  ancestor = document.body.appendChild(create('div'));
  element = ancestor.appendChild(create('div'));
  place(ancestor, [100, 50, 500, 300]);
});

afterEach(() => {
  ancestor.remove();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('is the whole box of an element that fits into the window', () => {
  place(element, [10, 20, 310, 220]);
  expect(visibleBox(element)).toEqual({ left: 10, top: 20, width: 300, height: 200 });
});

it('is cut at the edges of the window', () => {
  place(element, [-10, -20, 1200, 2000]);
  expect(visibleBox(element)).toEqual({ left: 0, top: 0, width: 1000, height: 800 });
});

it.each(['hidden', 'clip', 'auto', 'scroll'])(
  'is cut at an ancestor with overflow: %s',
  (overflow) => {
    ancestor.style.overflow = overflow;
    place(element, [0, 0, 1000, 800]);
    expect(visibleBox(element)).toEqual({ left: 100, top: 50, width: 400, height: 250 });
  },
);

it('is cut at an ancestor outside its shadow root, and at one around its slot', () => {
  ancestor.style.overflow = 'hidden';
  const inside = create('div');
  element.attachShadow({ mode: 'open' }).append(inside, create('slot'));
  const slotted = element.appendChild(create('div'));
  for (const one of [inside, slotted]) {
    place(one, [0, 0, 1000, 800]);
    expect(visibleBox(one)).toEqual({ left: 100, top: 50, width: 400, height: 250 });
  }
});

it('is not cut at the body, for which the window scrolls', () => {
  document.body.style.overflow = 'hidden';
  place(document.body, [0, 0, 10, 10]);
  place(element, [0, 0, 300, 200]);
  expect(visibleBox(element)).toEqual({ left: 0, top: 0, width: 300, height: 200 });
  document.body.style.overflow = '';
});

it.each([
  ['fixed', { transform: 'translateX(0)' }],
  ['fixed', { willChange: 'transform' }],
  ['fixed', { contain: 'paint' }],
  ['absolute', { position: 'relative' }],
] as const)('is cut only at ancestors that hold its %s box, as with %o', (position, held) => {
  Object.assign(ancestor.style, { overflow: 'hidden', position: 'static' });
  element.style.position = position;
  const inside = element.appendChild(create('div'));
  for (const one of [element, inside]) {
    place(one, [0, 0, 1000, 800]);
    expect(visibleBox(one)).toMatchObject({ width: 1000, height: 800 });
  }
  Object.assign(ancestor.style, held);
  for (const one of [element, inside]) {
    expect(visibleBox(one)).toMatchObject({ width: 400, height: 250 });
  }
});

it('is not cut at an ancestor without a box', () => {
  ancestor.style.overflow = 'hidden';
  ancestor.style.display = 'contents';
  place(element, [0, 0, 1000, 800]);
  expect(visibleBox(element)).toMatchObject({ width: 1000, height: 800 });
});

it('has no negative size where nothing can be seen', () => {
  place(element, [0, 900, 300, 1000]);
  expect(visibleBox(element)).toMatchObject({ width: 300, height: 0 });
});

it('is cut at an ancestor around the slot, and not at one of the parent that holds it', () => {
  const shadow = element.attachShadow({ mode: 'open' });
  const around = create('div');
  around.style.overflow = 'hidden';
  place(around, [20, 30, 120, 90]);
  around.append(create('slot'));
  shadow.append(around);
  const slotted = element.appendChild(create('div'));
  place(slotted, [0, 0, 1000, 800]);
  expect(visibleBox(slotted)).toEqual({ left: 20, top: 30, width: 100, height: 60 });
});
