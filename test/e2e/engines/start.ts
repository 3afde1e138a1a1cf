import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

/**
 * Starts a process that is killed when this one ends, also when this one is killed. `lines` are
 * those that it writes to its file descriptor 3.
 */
export function start(command: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const child = spawn('setpriv', ['--pdeathsig', 'KILL', ...command], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...env },
  });
  const lines = createInterface(child.stdio[3] as Readable);
  return { lines, kill: () => child.kill() };
}

/** Starts an invisible display. The programs on it end with it. */
export async function startDisplay() {
  const { lines, kill } = start(['Xvfb', '-displayfd', '3', '-screen', '0', '1600x1200x24']);
  const [display] = await once(lines, 'line');
  return { env: { DISPLAY: `:${display}`, LIBGL_ALWAYS_SOFTWARE: '1' }, kill };
}
