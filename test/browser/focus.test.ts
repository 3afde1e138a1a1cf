import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mayTakeFocus, moveFocus } from '../../src/browser/focus';

let host: HTMLElement;
let inside: HTMLElement;
let outside: HTMLInputElement;

beforeEach(() => {
  host = document.createElement('div');
  inside = document.createElement('button');
  host.attachShadow({ mode: 'open' }).append(inside);
  outside = document.createElement('input');
  document.body.append(host, outside);
});

afterEach(() => {
  host.remove();
  outside.remove();
});

describe('mayTakeFocus', () => {
  it('allows it while nothing has focus', () => {
    expect(document.activeElement).toBe(document.body);
    expect(mayTakeFocus(inside)).toBe(true);
  });

  it('allows it while something in the same shadow root has focus', () => {
    inside.focus();
    expect(mayTakeFocus(inside)).toBe(true);
  });

  it('refuses while the host page has focus elsewhere', () => {
    outside.focus();
    expect(mayTakeFocus(inside)).toBe(false);
  });

  it('refuses while another shadow root has focus', () => {
    const other = document.createElement('div');
    const field = document.createElement('input');
    other.attachShadow({ mode: 'open' }).append(field);
    document.body.append(other);
    field.focus();
    expect(mayTakeFocus(inside)).toBe(false);
    other.remove();
  });
});

describe('moveFocus', () => {
  it('moves focus without scrolling', () => {
    const focus = vi.spyOn(inside, 'focus');
    moveFocus(inside);
    expect(focus).toHaveBeenCalledWith({ preventScroll: true });
    expect(host.shadowRoot?.activeElement).toBe(inside);
  });

  it('does nothing without an element, and logs what the page throws', () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    moveFocus(null);
    expect(log).not.toHaveBeenCalled();
    vi.spyOn(inside, 'focus').mockImplementation(() => {
      throw new Error('refused');
    });
    moveFocus(inside);
    expect(log).toHaveBeenCalledWith(expect.stringContaining('focus'), expect.any(Error));
    log.mockRestore();
  });
});
