import { cleanup } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// Files share their worker. Each gets new modules, without the state that another file has left in them.
vi.resetModules();

afterEach(() => {
  cleanup();
  globalThis.localStorage?.clear();
});

// Parts of a browser that jsdom lacks, as far as the site calls them. It has no layout, so nothing
// scrolls and no size changes.
class UnusedObserver implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

if (globalThis.document) {
  globalThis.ResizeObserver ??= UnusedObserver;
  Element.prototype.scrollIntoView ??= () => {};
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
    if (!this.open) return;
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
}
