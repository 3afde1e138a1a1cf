import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import CDP from 'chrome-remote-interface';
import { chromiumArguments, chromiumPath } from '../../build/tools/chromium.mjs';

/**
 * Starts Chromium with DevTools' protocol and nothing else. Playwright enables the domain `Runtime`: V8 then reads a whole
 * bundle again for each stack of an `Error()`, which React creates when it starts. No visitor pays that.
 */
export async function startChromium() {
  if (!chromiumPath) throw new Error('Chromium is not installed.');
  const profile = mkdtempSync(join(tmpdir(), 'bench-profile-'));
  const process = spawn(
    chromiumPath,
    [
      ...chromiumArguments,
      '--headless',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const ended = new Promise((resolve) => process.once('exit', resolve));
  const address = await addressIn(process.stderr);
  const { port } = new URL(address);
  const browser = await CDP({ target: address });

  return {
    /** Opens a blank page with an empty cache. */
    async openPage() {
      const { browserContextId } = await browser.Target.createBrowserContext();
      const { targetId } = await browser.Target.createTarget({
        url: 'about:blank',
        browserContextId,
        width: 1280,
        height: 800,
      });
      const page = await CDP({ port: Number(port), target: targetId });
      const close = async () => {
        await page.close();
        await browser.Target.disposeBrowserContext({ browserContextId });
      };
      return { page, close };
    },
    async stop() {
      await browser.Browser.close();
      await ended;
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

/** The address that Chromium writes when it listens. */
async function addressIn(stream) {
  let text = '';
  for await (const part of stream) {
    text += part;
    const [address] = /ws:\S+/.exec(text) ?? [];
    if (address) return address;
  }
  throw new Error(`Chromium does not start: ${text}`);
}
