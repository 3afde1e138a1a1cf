import { defineConfig } from 'vitest/config';

export default defineConfig({
  // The tests are those of Jest.
  test: { globals: true, include: ['tests/*.test.jsx'] },
});
