import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer, { type Page } from 'puppeteer-core';
import { vi } from 'vitest';
import { firefoxPath } from '../engines/installed';
import { start, startDisplay } from '../engines/start';

/**
 * Opens an address in Firefox on an invisible display, where Orca reads it. What it speaks is text.
 */
export async function openOrca(address: string) {
  // Settings of this machine must not change what is spoken.
  const home = mkdtempSync(join(tmpdir(), 'orca-'));
  cpSync(join(import.meta.dirname, 'orca-customizations.py'), join(home, 'orca-customizations.py'));
  const display = await startDisplay();
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    ...display.env,
    GSETTINGS_BACKEND: 'memory',
    LANG: 'C.UTF-8',
    HOME: home,
    XDG_RUNTIME_DIR: home,
    XDG_DATA_HOME: home,
    XDG_CONFIG_HOME: home,
  };
  const bus = start(['dbus-daemon', '--session', '--nofork', '--print-address=3'], env);
  [env.DBUS_SESSION_BUS_ADDRESS] = await once(bus.lines, 'line');
  const accessibility = start(['/usr/libexec/at-spi-bus-launcher', '--a11y=1'], env);
  const orca = start(['orca', '--user-prefs', home], env);
  const spoken: string[] = [];
  orca.lines.on('line', (line) => spoken.push(line));
  await once(orca.lines, 'line');
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: firefoxPath as string,
    headless: false,
    defaultViewport: null,
    env,
    // With the address here, the page has the focus, and not the field of the address.
    args: ['--width=1280', '--height=900', address],
    extraPrefsFirefox: { 'ui.prefersReducedMotion': 1, 'focusmanager.testmode': false },
  });
  const [page] = await browser.pages();
  let heard = 0;

  /** Everything spoken since the last call, in lines, up to the first line with these words. */
  async function hear(words: string): Promise<string> {
    const end = () => spoken.findIndex((line, index) => index >= heard && line.includes(words)) + 1;
    await vi.waitUntil(end, { timeout: 20_000, interval: 20 }).catch(() => {
      throw new Error(`Orca did not say "${words}", but:\n${spoken.slice(heard).join('\n')}`);
    });
    const lines = spoken.slice(heard, end());
    heard += lines.length;
    return lines.join('\n');
  }

  return {
    page: page as Page,
    hear,
    /** Presses keys, one after another, and hears what is spoken from then on. */
    press(keys: string, words: string): Promise<string> {
      heard = spoken.length;
      execFileSync('xdotool', ['key', ...keys.split(' ')], { env });
      return hear(words);
    },
    async close() {
      await browser.close();
      for (const { kill } of [orca, accessibility, bus, display]) kill();
      rmSync(home, { recursive: true, force: true });
    },
  };
}
