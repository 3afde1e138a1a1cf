import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import type { Readable } from 'node:stream';
import getPort from 'get-port';
import { vi } from 'vitest';

/** A W3C WebDriver session with WebKitGTK's MiniBrowser. */
export interface WebKitDriver {
  /** Sends a command of the session and returns its value. */
  readonly send: (method: string, path: string, body?: object) => Promise<unknown>;
  readonly stop: () => Promise<void>;
}

export const missingForWebKit = whatIsMissing();

function whatIsMissing(): string | undefined {
  const isInstalled = (program: string) =>
    (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, program)));
  if (process.platform !== 'linux') return 'Linux, on which WebKitGTK runs';
  if (!isInstalled('WebKitWebDriver')) return 'webkit2gtk-driver';
  return isInstalled('Xvfb') ? undefined : 'xvfb';
}

/** Starts the browser on an invisible display. */
export async function startWebKitDriver(): Promise<WebKitDriver> {
  const settings = await writeSettings();
  const children: ChildProcess[] = [];
  const stop = async () => {
    for (const child of children.toReversed()) await end(child);
    await rm(settings, { recursive: true, force: true });
  };

  try {
    const screen = start('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24']);
    children.push(screen);
    const display = await firstLine(screen);
    const port = await getPort();
    const driver = start('WebKitWebDriver', [`--port=${port}`], {
      DISPLAY: `:${display}`,
      XDG_CONFIG_HOME: settings,
      GDK_BACKEND: 'x11',
      LIBGL_ALWAYS_SOFTWARE: '1',
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    });
    children.push(driver);
    const origin = `http://127.0.0.1:${port}`;
    await vi.waitFor(() => fetch(`${origin}/status`), { timeout: 10_000, interval: 10 });
    const { sessionId } = (await command('POST', `${origin}/session`, { capabilities: {} })) as {
      sessionId: string;
    };
    const session = `${origin}/session/${sessionId}`;
    return {
      send: (method, path, body) => command(method, session + path, body),
      async stop() {
        // Closes the browser. If that fails, it ends with its display.
        await command('DELETE', session).catch(() => {});
        await stop();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Settings for reduced motion, and for a toolbar narrow enough for a window of 320px. */
async function writeSettings(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'webkit-'));
  const gtk = join(folder, 'gtk-3.0');
  await mkdir(gtk);
  await writeFile(join(gtk, 'settings.ini'), '[Settings]\ngtk-enable-animations=false\n');
  await writeFile(
    join(gtk, 'gtk.css'),
    'button, toolitem, entry, toolbar, box { min-width: 0; margin: 0; border: 0; padding: 0 }\n',
  );
  return folder;
}

/** Starts a process that is killed when this one ends, also when this one is killed. */
function start(program: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  return spawn('setpriv', ['--pdeathsig', 'KILL', program, ...args], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...env },
  });
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill();
  await exit;
}

/** The first data that the process writes to its file descriptor 3. */
async function firstLine(child: ChildProcess): Promise<string> {
  const [text] = await Promise.race([
    once(child.stdio[3] as Readable, 'data'),
    once(child, 'exit').then(([code]) => {
      throw new Error(`${child.spawnfile} ended with ${code}.`);
    }),
  ]);
  return String(text).trim();
}

async function command(method: string, address: string, body?: object): Promise<unknown> {
  const response = await fetch(address, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as { value: unknown };
  if (response.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new Error(`${method} ${new URL(address).pathname}: ${error}. ${message}`);
}
