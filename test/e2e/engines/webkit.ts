import { vi } from 'vitest';
import { freePort } from '../../../build/tools/server.mjs';
import type { Engine } from './sitePage';
import { start, startDisplay } from './start';

const keys = { Tab: '\uE004', Enter: '\uE006', Escape: '\uE00C' };

/** Opens WebKitGTK's MiniBrowser on an invisible display. It is driven by W3C WebDriver. */
export async function openWebKit(): Promise<Engine> {
  const display = await startDisplay();
  const port = await freePort();
  const driver = start(['WebKitWebDriver', `--port=${port}`], {
    ...display.env,
    // The folder gtk-3.0 has the setting for reduced motion.
    XDG_CONFIG_HOME: import.meta.dirname,
    GDK_BACKEND: 'x11',
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
  });
  let session = `http://127.0.0.1:${port}/session`;

  async function post(path: string, body: object = {}) {
    const response = await fetch(session + path, { method: 'POST', body: JSON.stringify(body) });
    const { value } = (await response.json()) as { value: Record<string, unknown> };
    if (response.ok) return value;
    throw new Error(`WebDriver refused ${path}: ${value.error}. ${value.message}`);
  }

  // Until the driver listens, requests fail.
  const { sessionId } = await vi.waitFor(() => post('', { capabilities: {} }), 30_000);
  session += `/${sessionId}`;
  const evaluate = (expression: string): Promise<unknown> =>
    post('/execute/sync', { script: `return ${expression}`, args: [] });
  const press = (type: 'pointer' | 'key', what: object, ...before: object[]) => {
    const actions = ['Down', 'Up'].map((part) => ({ type: type + part, ...what }));
    return post('/actions', { actions: [{ type, id: type, actions: [...before, ...actions] }] });
  };

  return {
    page: {
      goto: (url) => post('/url', { url }),
      reload: () => post('/refresh'),
      evaluate,
      mouse: { click: (x, y) => press('pointer', { button: 0 }, { type: 'pointerMove', x, y }) },
      keyboard: { press: (key) => press('key', { value: keys[key] }) },
    },
    async resize({ width, height }) {
      // The window has a toolbar above the page.
      const toolbar = (await evaluate('outerHeight - innerHeight')) as number;
      await post('/window/rect', { width, height: height + toolbar });
    },
    close: async () => [driver, display].map((child) => child.kill()),
  };
}
