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
 * Without a window, and without Chromium's own requests to the network.
 *
 * @param {string[]} args - more options of the command line
 */
function launchOptions(args) {
  if (!chromiumPath) {
    throw new Error(
      'No Chromium found: install it, or give its path in the environment variable CHROMIUM.',
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

/** Starts Chromium for this process. @param {string[]} args - more options of the command line */
export const launchChromium = (...args) => chromium.launch(launchOptions(args));

/**
 * Starts a Chromium for other processes, which connect to the address that `wsEndpoint()` returns.
 *
 * @param {string[]} args - more options of the command line
 */
export const launchChromiumServer = (...args) => chromium.launchServer(launchOptions(args));
