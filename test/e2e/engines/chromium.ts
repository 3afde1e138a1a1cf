import { chromiumPath, launchChromium } from '../../../tools/chromium.mjs';
import type { Engine, EnginePage } from './engine';

export const chromium: Engine = {
  name: 'Chromium',
  missing: chromiumPath ? undefined : 'chromium (or set CHROMIUM to its path)',
  launch,
};

async function launch(): Promise<EnginePage> {
  const browser = await launchChromium();
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  return {
    goto: async (address) => void (await page.goto(address)),
    reload: async () => void (await page.reload()),
    back: async () => void (await page.goBack()),
    forward: async () => void (await page.goForward()),
    evaluate: (expression) => page.evaluate(expression),
    resize: (viewport) => page.setViewportSize(viewport),
    clickAt: (x, y) => page.mouse.click(x, y),
    press: (key) => page.keyboard.press(key),
    takeComplaints: async () => complaints.splice(0),
    close: () => browser.close(),
  };
}
