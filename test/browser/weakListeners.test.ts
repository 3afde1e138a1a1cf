import { expect, it, vi } from 'vitest';
import { weakListeners } from '../../src/browser/weakListeners';

function createListeners() {
  const target = new EventTarget();
  return {
    target,
    added: vi.spyOn(target, 'addEventListener'),
    removed: vi.spyOn(target, 'removeEventListener'),
    listeners: weakListeners(() => [
      [target, 'one'],
      [target, 'two'],
    ]),
  };
}

it('calls all listeners at each of its events', () => {
  const { target, listeners } = createListeners();
  const [first, second] = [vi.fn(), vi.fn()];
  listeners.add(first);
  listeners.add(second);
  target.dispatchEvent(new Event('one'));
  target.dispatchEvent(new Event('two'));
  target.dispatchEvent(new Event('three'));
  expect(first).toHaveBeenCalledTimes(2);
  expect(second).toHaveBeenCalledTimes(2);
});

it('calls all listeners when it is told to', () => {
  const { listeners } = createListeners();
  const listener = vi.fn();
  listeners.add(listener);
  listeners.tell();
  expect(listener).toHaveBeenCalledOnce();
});

it('listens to nothing before the first listener and after the last', () => {
  const { target, added, removed, listeners } = createListeners();
  expect(added).not.toHaveBeenCalled();
  const listener = vi.fn();
  const unsubscribe = [listeners.add(listener), listeners.add(vi.fn())];
  unsubscribe[0]?.();
  expect(removed).not.toHaveBeenCalled();
  unsubscribe[1]?.();
  expect(removed).toHaveBeenCalledTimes(2);
  target.dispatchEvent(new Event('one'));
  expect(listener).not.toHaveBeenCalled();
});

it('may be unsubscribed twice, and drops no other listener', () => {
  const { target, listeners } = createListeners();
  const [first, second] = [vi.fn(), vi.fn()];
  const unsubscribe = listeners.add(first);
  listeners.add(second);
  unsubscribe();
  unsubscribe();
  target.dispatchEvent(new Event('one'));
  expect(first).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalledOnce();
});

it('drops a listener that has been collected', () => {
  const deref = vi.spyOn(WeakRef.prototype, 'deref');
  const { target, removed, listeners } = createListeners();
  const listener = vi.fn();
  listeners.add(listener);
  deref.mockReturnValue(undefined);
  target.dispatchEvent(new Event('one'));
  deref.mockRestore();
  expect(listener).not.toHaveBeenCalled();
  expect(removed).toHaveBeenCalledTimes(2);
});

it('hears an event before the handlers of the page, and nothing after the last is gone', () => {
  const element = document.body.appendChild(document.createElement('div'));
  const heard: string[] = [];
  element.addEventListener('click', () => heard.push('page'));
  const listeners = weakListeners(() => [[window, 'click']]);
  const unsubscribe = listeners.add(() => heard.push('site'));
  element.click();
  expect(heard).toEqual(['site', 'page']);
  unsubscribe();
  element.click();
  expect(heard).toEqual(['site', 'page', 'page']);
  element.remove();
});

it('forgets collected listeners when another one is added', () => {
  const deref = vi.spyOn(WeakRef.prototype, 'deref');
  const { removed, listeners } = createListeners();
  listeners.add(vi.fn());
  deref.mockReturnValue(undefined);
  const unsubscribe = listeners.add(vi.fn());
  deref.mockRestore();
  expect(removed).toHaveBeenCalledTimes(2);
  removed.mockClear();
  unsubscribe();
  // It was the last one.
  expect(removed).toHaveBeenCalledTimes(2);
});

it('unsubscribed twice, leaves the page alone the second time', () => {
  const { removed, listeners } = createListeners();
  const unsubscribe = listeners.add(vi.fn());
  unsubscribe();
  removed.mockClear();
  unsubscribe();
  expect(removed).not.toHaveBeenCalled();
});
