import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

// jsdom has no layout: nothing scrolls, nothing changes its size, and no dialog is modal.
if (globalThis.Element) {
  Element.prototype.scrollIntoView ??= () => {};
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  HTMLDialogElement.prototype.showModal ??= function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function () {
    this.open = false;
  };
}

afterEach(() => {
  cleanup();
  globalThis.localStorage?.clear();
});
