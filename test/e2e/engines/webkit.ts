import { readFileSync } from 'node:fs';
import type { Engine, EnginePage } from './engine';
import { missingForWebKit, startWebKitDriver } from './webkitDriver';

/** The keys in WebDriver's notation. */
const keys = { Tab: '\uE004', Enter: '\uE006', Escape: '\uE00C' } as const;

// WebDriver reports no console lines and can't run a script before those of the page. The pages of these
// tests load this file first; other pages get it after they have loaded.
const collectComplaints = readFileSync(new URL('pages/complaints.js', import.meta.url), 'utf8');

/** WebKitGTK's MiniBrowser. */
export const webkit: Engine = { name: 'WebKit', missing: missingForWebKit, launch };

async function launch(): Promise<EnginePage> {
  const { send, stop } = await startWebKitDriver();
  const run = (script: string) => send('POST', '/execute/sync', { script, args: [] });
  const act = (type: 'pointer' | 'key', actions: readonly object[]) =>
    send('POST', '/actions', { actions: [{ type, id: type, actions }] });
  const complaints: string[] = [];

  /** Reads the console lines of a document before it is unloaded. */
  async function keepComplaints() {
    complaints.push(...((await run('return window.complaints?.splice(0) ?? []')) as string[]));
  }

  async function load(path: string, body: object) {
    await keepComplaints();
    await send('POST', path, body);
    await run(collectComplaints);
  }

  return {
    goto: (address) => load('/url', { url: address }),
    reload: () => load('/refresh', {}),
    back: async () => void (await send('POST', '/back', {})),
    forward: async () => void (await send('POST', '/forward', {})),
    evaluate: (expression) => run(`return ${expression}`),
    async resize({ width, height }) {
      // The window has a toolbar above the page.
      const toolbar = (await run('return outerHeight - innerHeight')) as number;
      await send('POST', '/window/rect', { width, height: height + toolbar });
    },
    async clickAt(x, y) {
      await act('pointer', [
        { type: 'pointerMove', x, y },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]);
    },
    async press(key) {
      await act('key', [
        { type: 'keyDown', value: keys[key] },
        { type: 'keyUp', value: keys[key] },
      ]);
    },
    async takeComplaints() {
      await keepComplaints();
      return complaints.splice(0);
    },
    close: stop,
  };
}
