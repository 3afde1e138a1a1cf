// @vitest-environment node
import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

const svelteConfig = 'test/guests/frameworks/tsconfig.svelte.json';

it.each([
  ['TypeScript, JSX and Vue', ['vue-tsc/bin/vue-tsc.js', '--noEmit', '--project', 'test/guests']],
  ['Svelte', ['svelte-check/bin/svelte-check', '--tsconfig', svelteConfig]],
])(
  'the applications of these tests are correct %s, with the published types',
  (_, command) => {
    const [file, ...args] = command;
    const check = spawnSync(process.execPath, [`test/guests/node_modules/${file}`, ...args], {
      encoding: 'utf8',
    });
    expect(check.status, check.stdout).toBe(0);
    // Vue's tool reads the types of all frameworks.
  },
  240_000,
);
