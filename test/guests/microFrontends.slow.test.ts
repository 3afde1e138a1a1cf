// Frameworks that load applications into a page, some of them in a sandbox: with a `Proxy` for
// `window` and `document`.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { describeInChromium, inPortal, script } from '../e2e/chromium';
import { eventually } from '../e2e/engines/sitePage';
import { follow, shows } from '../e2e/everyScreen';
import { home, training } from '../screens';
import { bundle } from './bundle';

/** Lifecycles of an application, as qiankun wants them. */
const lifecycles = `<script entry>
  window.academy = {
    bootstrap: async () => {},
    mount: async ({ container }) => { container.dataset.found = typeof window.TrainingSite?.mount; },
    unmount: async () => {},
  };
</script>`;

const marked = '<div data-training-site>Loading…</div>';

describeInChromium('the site in an application', ({ open }) => {
  /** Opens a page of the framework, with an application that has `body`. */
  async function openApplication(entry: string, body: string) {
    const code = await bundle(`test/guests/${entry}`, 'production');
    const host = inPortal(
      `<div id="application"></div><script>${code}</script>`,
      '<meta charset="utf-8"><link rel="icon" href="data:,">',
    );
    const application = inPortal(`<div id="root">${body}</div>`);
    const prepare = async (page: Page) => {
      const pages = { '**/host': host, '**/academy/': application };
      for (const [address, html] of Object.entries(pages)) {
        await page.route(address, (route) =>
          route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }),
        );
      }
    };
    return open('/host', { prepare });
  }

  it.each([marked, '<training-site></training-site>'])(
    'the site in an application of qiankun is shown, and follows its links: %s',
    async (element) => {
      const page = await openApplication('qiankun.ts', `${element}${script}${lifecycles}`);
      await shows(page, home);
      await follow(page, training);
      await eventually(() => page.title()).toBe(training.title);
    },
  );

  it('the site in an application of qiankun has the global of the script', async () => {
    const page = await openApplication('qiankun.ts', `${marked}${script}${lifecycles}`);
    await page.evaluate('application.mountPromise');
    expect(await page.locator('[data-found]').getAttribute('data-found')).toBe('function');
  });

  it('the site in an application of qiankun is loaded by the loader', async () => {
    // qiankun runs the text of a script, which does not know its address then.
    const loader = `<meta name="training-site-files" content="/dist/">
      <script src="/dist/training-site.loader.js"></script>`;
    const page = await openApplication('qiankun.ts', `${marked}${loader}${lifecycles}`);
    await shows(page, home);
  });

  it('the site in an application of qiankun leaves with the application', async () => {
    const page = await openApplication('qiankun.ts', `${marked}${script}${lifecycles}`);
    await shows(page, home);
    await page.evaluate('application.mountPromise.then(() => application.unmount())');
    await eventually(() => page.title()).toBe('Portal');
  });

  it('the site in an application of micro-app is shown, and follows its links', async () => {
    const page = await openApplication('microApp.ts', `${marked}${script}`);
    await shows(page, home);
    await follow(page, training);
    await eventually(() => page.title()).toBe(training.title);
  });

  it('the site in an application of single-spa comes and goes with its route', async () => {
    const page = await openApplication('singleSpa.ts', '');
    await shows(page, home);
    await follow(page, training);
    await page.evaluate(`location.hash = '#news'`);
    await eventually(() => page.locator('#application').innerHTML()).toBe('');
    await page.evaluate('history.back()');
    await shows(page, training);
  });
});
