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
