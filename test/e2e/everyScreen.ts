import type { Page } from 'playwright-core';
import { type Screen, screens } from '../screens';

/** A page with nothing but the site, whose theme follows the system. */
export const siteAlone = `<!doctype html><html lang="en"><head><title>Portal</title></head>
  <body style="margin: 0"><div id="site"></div><script src="/dist/training-site.js"></script>
  <script>TrainingSite.mount(document.getElementById('site'), { theme: 'auto' });</script></body></html>`;

/** Preferences of a visitor's system. */
export const looks = {
  light: { colorScheme: 'light' },
  dark: { colorScheme: 'dark' },
  'forced colours': { forcedColors: 'active' },
} as const;

/** Shows the screens in one page, one after another. */
export async function onEveryScreen(
  page: Page,
  visit: (screen: Screen) => Promise<unknown>,
  visited: readonly Screen[] = screens,
): Promise<void> {
  for (const screen of visited) {
    await page.evaluate((hash) => {
      location.hash = hash;
    }, screen.path);
    await page.getByRole('heading', { level: 1, name: screen.heading }).waitFor();
    await visit(screen);
  }
}
