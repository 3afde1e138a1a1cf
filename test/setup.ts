import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

// jsdom has no layout, so it has no scrolling.
if (globalThis.Element) Element.prototype.scrollIntoView ??= () => {};

afterEach(() => {
  cleanup();
  globalThis.localStorage?.clear();
});
