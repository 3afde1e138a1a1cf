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

/** Starts Chromium for this process. */
export const launchChromium = (/** @type {string[]} */ ...args) =>
  chromium.launch(launchOptions(args));

/** Starts a Chromium for other processes, which connect to the address that `wsEndpoint()` returns. */
export const launchChromiumServer = (/** @type {string[]} */ ...args) =>
  chromium.launchServer(launchOptions(args));

/** Without a window, and without the browser's own requests to the network. @param {string[]} args */
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
