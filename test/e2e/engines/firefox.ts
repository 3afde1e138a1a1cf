import { existsSync } from 'node:fs';
import puppeteer from 'puppeteer-core';
import type { Engine, EnginePage } from './engine';

const candidates = [
  process.env.FIREFOX,
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

const firefoxPath = candidates.find((path) => path && existsSync(path));

export const firefox: Engine = {
  name: 'Firefox',
  missing: firefoxPath ? undefined : 'firefox-esr (or set FIREFOX to the path of a Firefox)',
  launch,
};

async function launch(): Promise<EnginePage> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    protocol: 'webDriverBiDi',
    executablePath: firefoxPath as string,
    extraPrefsFirefox: { 'ui.prefersReducedMotion': 1 },
  });
  const page = await browser.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error}`));
  return {
    goto: async (address) => void (await page.goto(address)),
    reload: async () => void (await page.reload()),
    // Puppeteer's goBack waits for a load, and a step within the document has none.
    back: () => page.evaluate(() => history.back()),
    forward: () => page.evaluate(() => history.forward()),
    evaluate: (expression) => page.evaluate(expression),
    async resize({ width, height }) {
      // Besides the size it sets the screen orientation, a command that Firefox 140 does not know.
      await page.setViewport({ width, height }).catch((error) => {
        if (!String(error).includes('unknown command')) throw error;
      });
      await page.waitForFunction(
        (wide, high) => innerWidth === wide && innerHeight === high,
        {},
        width,
        height,
      );
    },
    clickAt: (x, y) => page.mouse.click(x, y),
    press: (key) => page.keyboard.press(key),
    takeComplaints: async () => complaints.splice(0),
    close: () => browser.close(),
  };
}
