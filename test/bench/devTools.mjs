import puppeteer from 'puppeteer-core';
import { chromiumArguments, chromiumPath } from '../../build/tools/chromium.mjs';

/**
 * Starts Chromium, whose pages have a session of DevTools' protocol and nothing else. A page object
 * of Puppeteer or Playwright enables the domain `Runtime`: V8 then reads a whole bundle again for
 * each stack of an `Error()`, which React creates when it starts. No visitor pays that. Puppeteer
 * makes such an object only when it is asked for a page, so nothing here asks.
 */
export async function startChromium() {
  if (!chromiumPath) throw new Error('Chromium is not installed.');
  const browser = await puppeteer.launch({
    executablePath: chromiumPath,
    // Puppeteer's own would switch off parts of the browser.
    ignoreDefaultArgs: true,
    args: [...chromiumArguments, '--headless', 'about:blank'],
  });
  const ofBrowser = await browser.target().createCDPSession();

  return {
    /** Opens a blank page with an empty cache. */
    async openPage() {
      const context = await browser.createBrowserContext();
      await ofBrowser.send('Target.createTarget', {
        url: 'about:blank',
        browserContextId: context.id,
        width: 1280,
        height: 800,
      });
      const target = await context.waitForTarget((one) => one.type() === 'page');
      return { page: await target.createCDPSession(), close: () => context.close() };
    },
    stop: () => browser.close(),
  };
}
