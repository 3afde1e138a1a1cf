import { beforeEach, expect, it, vi } from 'vitest';
import { containControlKeys } from '../../src/browser/containControlKeys';

let host: HTMLElement;
const listener = vi.fn();

beforeEach(() => {
  host = document.body.appendChild(document.createElement('div'));
  const shadow = host.attachShadow({ mode: 'open' });
  shadow.innerHTML = '<button></button><a href="#/"></a><h1 tabindex="-1"></h1>';
  containControlKeys(shadow);
  listener.mockReset();
  for (const type of ['keydown', 'keypress', 'keyup', 'click']) {
    host.addEventListener(type, listener);
  }
});

function press(selector: string, type: string, key: string) {
  const init = { key, bubbles: true, composed: true };
  host.shadowRoot?.querySelector(selector)?.dispatchEvent(new KeyboardEvent(type, init));
}

it.each(['keydown', 'keypress', 'keyup'])(
  '%s of Enter or Space on a control stays inside',
  (type) => {
    for (const control of ['a', 'button']) {
      for (const key of ['Enter', ' ']) press(control, type, key);
    }
    expect(listener).not.toHaveBeenCalled();
  },
);

it.each(['a', 'Escape', 'Tab', 'ArrowDown'])('the key %s on a control reaches the page', (key) => {
  press('button', 'keydown', key);
  expect(listener).toHaveBeenCalledOnce();
});

it('Space on a heading reaches the page', () => {
  press('h1', 'keydown', ' ');
  expect(listener).toHaveBeenCalledOnce();
});
