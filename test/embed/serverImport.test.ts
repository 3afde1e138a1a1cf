// @vitest-environment node
import { expect, it, vi } from 'vitest';

it('is silent where there is no DOM', async () => {
  const lines = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn'), vi.spyOn(console, 'log')];
  expect('document' in globalThis).toBe(false);
  const { mount, version } = await import('../../src/index');
  expect(typeof mount).toBe('function');
  expect(version).toMatch(/^\d/);
  for (const line of lines) expect(line).not.toHaveBeenCalled();
});
