import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

const candidates = [
  process.env.CHROMIUM ?? '',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The path of the installed Chromium; undefined if there is none. */
export const chromiumPath = candidates.find(existsSync);

/**
 * Starts Chromium without a window, and without its own requests to the network.
 *
 * @param {string[]} args - more options of the command line
 */
export function launchChromium(...args) {
  if (!chromiumPath) {
    throw new Error(
      'No Chromium found: install it, or give its path in the environment variable CHROMIUM.',
    );
  }
  return chromium.launch({
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
  });
}
