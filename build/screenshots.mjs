// Pictures of every screen, for people to look at:
//   npm run screenshots -- [--screens home,careers] [--widths 1280,390] [--out screenshots]
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { launchChromium } from './chromium.mjs';
import { serve } from './server.mjs';

const paths = {
  home: '/',
  about: '/know-us-more',
  training: '/training',
  consultancy: '/consultation',
  contact: '/contact-us',
  careers: '/careers',
  404: '/no-such-screen',
};

const { values } = parseArgs({
  options: {
    screens: { type: 'string', default: Object.keys(paths).join() },
    widths: { type: 'string', default: '1280,768,390,320' },
    out: { type: 'string', default: 'screenshots' },
  },
});

const server = await serve();
const browser = await launchChromium();
await mkdir(values.out, { recursive: true });
try {
  for (const width of values.widths.split(',').map(Number)) {
    const context = await browser.newContext({
      viewport: { width, height: 800 },
      reducedMotion: 'reduce',
    });
    // The notice has pictures of its own; everywhere else it would hide what is below it.
    await context.addInitScript(() => localStorage.setItem('displayCookieDialog', '0'));
    const page = await context.newPage();
    for (const screen of values.screens.split(',')) {
      await page.goto('about:blank');
      await page.goto(`${server.origin}/demo/#${paths[screen]}`);
      const file = join(values.out, `${screen}-${width}.png`);
      await page.screenshot({ path: file, fullPage: true });
      console.log(file);
    }
    await context.close();
  }
} finally {
  await browser.close();
  await server.close();
}
