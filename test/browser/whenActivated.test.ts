import { afterEach, expect, it, vi } from 'vitest';
import { moveFocus } from '../../src/browser/focus';
import { whenActivated } from '../../src/browser/whenActivated';

function prerender() {
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
}

function activate() {
  Reflect.deleteProperty(document, 'prerendering');
  document.dispatchEvent(new Event('prerenderingchange'));
}

afterEach(activate);

it('in a page that the visitor sees, the callback is called at once', () => {
  const act = vi.fn();
  whenActivated(act);
  expect(act).toHaveBeenCalledOnce();
});

it('in a prerendered page, the callback is called once, when the visitor sees the page', () => {
  prerender();
  const act = vi.fn();
  whenActivated(act);
  expect(act).not.toHaveBeenCalled();
  activate();
  activate();
  expect(act).toHaveBeenCalledOnce();
});

it('the callback is not called after its signal is aborted', () => {
  prerender();
  const act = vi.fn();
  const controller = new AbortController();
  whenActivated(act, controller.signal);
  controller.abort();
  activate();
  expect(act).not.toHaveBeenCalled();
});

it('focus waits until the visitor sees the page', () => {
  prerender();
  const button = document.body.appendChild(document.createElement('button'));
  moveFocus(button);
  expect(document.activeElement).not.toBe(button);
  activate();
  expect(document.activeElement).toBe(button);
});
