import { expect, it } from 'vitest';
import { serve } from '../../build/tools/server.mjs';

it('the server takes another port if its port is in use', async () => {
  const one = await serve();
  const { port } = new URL(one.origin);
  const other = await serve({ port: Number(port) });
  expect(other.origin).toMatch(/^http:\/\/localhost:\d+$/);
  expect(other.origin).not.toBe(one.origin);
  await other.close();
  await one.close();
});

it('the server takes no other port after any other error', async () => {
  await expect(serve({ port: 70_000 })).rejects.toThrow('70000');
});
