import { execFileSync } from 'node:child_process';
import type { Frame } from 'playwright-core';
import { describe, it } from 'vitest';
import { dist } from '../../build/dist.mjs';
import { home, training } from '../screens';
import { describeInChromium, inPortal } from './chromium';
import { isInstalled, phpMinifier } from './engines/installed';
import { follow, onEveryScreen, shows } from './everyScreen';

const php = 'require $argv[1]; echo (new MatthiasMullie\\Minify\\JS($argv[2]))->minify();';
const minified = (file: string) =>
  execFileSync('php', ['-r', php, phpMinifier, `${dist}/${file}`]).toString();

// WP Rocket contains this minifier, and LiteSpeed Cache one that is made from it.
describe.runIf(isInstalled('PHP'))('minified again by a plugin of WordPress', () => {
  describeInChromium('in a page', ({ openHtml }) => {
    const openWith = (file: string, html: string) =>
      openHtml(inPortal(`${html}<script src="/dist/${file}"></script>`), {
        fresh: false,
        prepare: (page) =>
          page.route(`**/${file}`, (route) =>
            route.fulfill({ contentType: 'text/javascript', body: minified(file) }),
          ),
      });

    it('a script that is minified again shows each screen', async () => {
      const page = await openWith('training-site.js', '<training-site></training-site>');
      await onEveryScreen(page, async () => {});
    });

    it('a loader that is minified again loads the script', async () => {
      const page = await openWith('training-site.loader.js', '<training-site></training-site>');
      await shows(page, home);
    });

    it('a frame script that is minified again brings the hash of the frame into the page', async () => {
      const frame = '<iframe src="/dist/frame.html" title="Training" height="900"></iframe>';
      const page = await openWith('training-site.frame.js', frame);
      await follow(page.frames()[1] as Frame, training);
      await page.waitForURL(`**#${training.path}`);
    });
  });
});
