import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { tellPresence, watchPresence } from '../../src/browser/presence';

/** jsdom has no layout, so the tests say when the browser would report a size. */
let report: () => void;
const observed = vi.fn();
const disconnected = vi.fn();
let element: HTMLElement;

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = observed;
      disconnect = disconnected;
      constructor(callback: () => void) {
        report = callback;
      }
    },
  );
  element = document.createElement('div');
});

afterEach(() => {
  element.remove();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

it('tells that an element has come into the document, and that it has left', () => {
  const listener = vi.fn();
  watchPresence(element, listener);
  expect(observed.mock.calls).toEqual([[element]]);
  document.body.append(element);
  report();
  element.remove();
  report();
  expect(listener.mock.calls).toEqual([[true], [false]]);
});

it('tells of an element that is hidden, and has no size to report', () => {
  const listener = vi.fn();
  const stop = watchPresence(element, listener);
  document.body.append(element);
  tellPresence();
  tellPresence();
  element.remove();
  tellPresence();
  expect(listener.mock.calls).toEqual([[true], [false]]);
  stop();
  document.body.append(element);
  tellPresence();
  expect(listener).toHaveBeenCalledTimes(2);
});

it('tells that an element has left that has come and gone since the last look', () => {
  const listener = vi.fn();
  watchPresence(element, listener);
  document.body.append(element);
  element.remove();
  report();
  expect(listener.mock.calls).toEqual([[false]]);
});

it('tells nothing of another size, or of a move within the document', () => {
  document.body.append(element);
  const listener = vi.fn();
  watchPresence(element, listener);
  report();
  document.body.prepend(element);
  report();
  expect(listener).not.toHaveBeenCalled();
});

it('tells that an element has come into another document', () => {
  const frame = document.createElement('iframe');
  document.body.append(element, frame);
  const listener = vi.fn();
  watchPresence(element, listener);
  frame.contentDocument?.body.append(element);
  report();
  expect(listener.mock.calls).toEqual([[true]]);
  frame.remove();
  report();
  expect(listener.mock.calls).toEqual([[true], [false]]);
});

it('stops when its function is called', () => {
  const stop = watchPresence(element, vi.fn());
  expect(disconnected).not.toHaveBeenCalled();
  stop();
  expect(disconnected).toHaveBeenCalledOnce();
});
