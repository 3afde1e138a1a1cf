import { spawnSync } from 'node:child_process';
import { expect, it, vi } from 'vitest';
import { serve } from '../../build/tools/server.mjs';

it('the server takes another port if its port is in use, and says which', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  const one = await serve();
  const { port } = new URL(one.origin);
  const other = await serve({ port: Number(port) });
  expect(other.origin).not.toBe(one.origin);
  expect(log.mock.calls.flat()).toEqual([
    `Port ${port} is in use. This is port ${new URL(other.origin).port} instead.`,
  ]);
  log.mockRestore();
  await other.close();
  await one.close();
});

it('the server takes no other port after any other error', async () => {
  await expect(serve({ port: 70_000 })).rejects.toThrow('70000');
});

it.each([
  ['serve', 'abc'],
  ['serve', '70000'],
  ['dev', 'abc'],
  ['edit', 'abc'],
])('build/tools/%s.mjs refuses PORT=%s in one sentence', (program, port) => {
  const env = { ...process.env, PORT: port };
  const { stdout, stderr } = spawnSync('node', [`build/tools/${program}.mjs`], {
    encoding: 'utf8',
    env,
  });
  expect(stderr).toBe(`PORT: expected a number from 0 to 65535, got "${port}".\n`);
  expect(stdout).toBe('');
});
