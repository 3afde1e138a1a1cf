import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

// jsdom has no layout: nothing scrolls, and nothing changes its size.
if (globalThis.Element) {
  Element.prototype.scrollIntoView ??= () => {};
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
}

afterEach(() => {
  cleanup();
  globalThis.localStorage?.clear();
});
