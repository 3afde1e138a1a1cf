import { existsSync } from 'node:fs';
import { delimiter, resolve } from 'node:path';
import { chromium } from 'playwright-core';

const folders = (process.env.PATH ?? '').split(delimiter);

/**
 * The path of the first program that is installed; undefined if there is none.
 *
 * @param {string[]} programs
 */
export const pathOf = (...programs) =>
  programs
    .filter(Boolean)
    .flatMap((program) => folders.map((folder) => resolve(folder, program)))
    .find(existsSync);

// The headless shell is the same engine without a user interface. The tests take two thirds of the
// time in it.
export const chromiumPath = pathOf(
  process.env.CHROMIUM ?? '',
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
);

/** What Chromium needs in containers, and to make no requests of its own to the network. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // By default, the headless shell rounds the width of each letter to whole pixels. Other browsers
  // don't.
  '--font-render-hinting=none',
];

/**
 * Starts Chromium without a window, and without requests of its own to the network.
 *
 * @param {string[]} args
 * @throws Error that says what to install, if there is no Chromium or it doesn't start
 */
export async function launchChromium(...args) {
  if (!chromiumPath) {
    throw new Error('Chromium is not installed. Install it: apt install chromium-headless-shell');
  }
  const options = { executablePath: chromiumPath, args: [...chromiumArguments, ...args] };
  try {
    return await chromium.launch(options);
  } catch (cause) {
    throw new Error(
      `${chromiumPath} does not start. Install another one, and name it in CHROMIUM: apt install chromium-headless-shell`,
      { cause },
    );
  }
}
