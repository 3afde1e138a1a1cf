import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

const candidates = [
  process.env.CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The Chromium of this system, or undefined where there is none. */
export const chromiumPath = candidates.find((path) => path && existsSync(path));

/** Without a window, and without the calls home that a closed network answers with errors. */
function launchOptions(args) {
  if (!chromiumPath) {
    throw new Error(
      'No Chromium found: install it, or name it in the environment variable CHROMIUM.',
    );
  }
  return {
    executablePath: chromiumPath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...args,
    ],
  };
}

/** Starts Chromium for this process. */
export const launchChromium = (...args) => chromium.launch(launchOptions(args));

/** Starts a Chromium for other processes, which connect to the address that `wsEndpoint()` returns. */
export const launchChromiumServer = (...args) => chromium.launchServer(launchOptions(args));
