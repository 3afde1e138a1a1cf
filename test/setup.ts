import { act, cleanup } from '@testing-library/react';
import { afterEach, expect, vi } from 'vitest';

if (globalThis.document) await resetPage();

// A test that expects a line in the console replaces the function. Any other line is a mistake.
const lines: unknown[][] = [];
for (const level of ['error', 'warn', 'info'] as const) {
  console[level] = (...values: unknown[]) => {
    lines.push(values);
  };
}

afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  cleanup();
  // All files of a worker share its modules. What those of the site remember, such as the lines
  // that they write once, must not reach the next file.
  vi.resetModules();
  if (globalThis.document) await resetPage();
  expect(lines.splice(0)).toEqual([]);
});

/** The next test begins as in a new page. */
async function resetPage() {
  // First moves focus out of the shadow roots. If jsdom removes a shadow root that contains the
  // focused element, `document.activeElement` becomes null.
  document.body.appendChild(document.createElement('button')).focus();
  await act(async () => document.body.replaceChildren());
  document.title = 'Portal';
  history.replaceState(null, '', '/');
  localStorage.clear();
}

// Parts of a browser that jsdom lacks, as far as the site calls them. It has no layout, so nothing
// scrolls and no size changes.
class UnusedObserver {
  observe() {}
  disconnect() {}
}

if (globalThis.document) {
  globalThis.ResizeObserver ??= UnusedObserver as never;
  globalThis.IntersectionObserver ??= UnusedObserver as never;
  Element.prototype.scrollIntoView ??= () => {};
  performance.getEntriesByType ??= () => [];
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
    if (!this.open) return;
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
}
