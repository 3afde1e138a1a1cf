import { spawn } from 'node:child_process';
import { vi } from 'vitest';

export type StartedServer = Awaited<ReturnType<typeof startServer>>;

/**
 * Starts a command, and waits until `isReady` throws no error. `stop` also stops what the command
 * has started.
 */
export async function startServer(
  [command, ...args]: readonly [string, ...string[]],
  options: { readonly cwd: string; readonly env?: NodeJS.ProcessEnv },
  isReady: () => Promise<unknown>,
) {
  const child = spawn(command, args, { ...options, detached: true });
  const ended = new Promise((resolve) => child.once('close', resolve));
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data) => {
      output += data;
    });
  }
  /** With what the command has started. */
  const kill = () => {
    if (child.exitCode === null) process.kill(-Number(child.pid));
  };
  process.once('exit', kill);

  async function stop() {
    process.off('exit', kill);
    kill();
    await ended;
  }

  await vi.waitFor(isReady, { timeout: 120_000, interval: 200 }).catch(async (error) => {
    await stop();
    throw new Error(`${[command, ...args].join(' ')}: ${error}\n${output}`);
  });
  return { stop };
}
