import type { Page } from 'playwright-core';
import { fontFaces } from '../../build/tools/fonts.mjs';
import { onEveryScreen } from './everyScreen';
import { type Conditions, faultsAt } from './layoutFaults';

/** A page with nothing but the site, which `setFont` sets in a font of build/tools/fonts.mjs. */
export const siteWith = (options: object) => `<!doctype html><html lang="en"><head>
  <title>Portal</title><style>${fontFaces}</style></head>
  <body style="margin: 0"><div id="site"></div><script src="/dist/training-site.js"></script>
  <script>TrainingSite.mount(document.getElementById('site'), ${JSON.stringify(options)});</script></body></html>`;

/** Sets the site in a font, and waits until the browser has it. */
export async function setFont(page: Page, name: string): Promise<void> {
  await page.evaluate(async (family) => {
    await Promise.all(
      ['400', '700'].map((weight) => document.fonts.load(`${weight} 16px ${family}`)),
    );
    document.body.style.setProperty('--training-site-font', family);
  }, `"Test ${name}"`);
}

/** The faults of all screens, as "/careers 320px: …". */
export async function faultsOfScreens(page: Page, conditions: Conditions): Promise<string[]> {
  const faults: string[] = [];
  await onEveryScreen(page, async ({ path }) => {
    const found = await page.evaluate(faultsAt, conditions);
    faults.push(...found.map((fault) => `${path} ${fault}`));
  });
  return faults;
}
