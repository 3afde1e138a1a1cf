import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { describeInChromium, inPortal } from '../e2e/chromium';
import { eventually } from '../e2e/engines/sitePage';
import { careers, type Screen, training } from '../screens';
import { bundle, vuePlugin } from './bundle';

describeInChromium('a page of vue-router with a title of its own', ({ open }) => {
  let script: string | undefined;

  async function openSite({ path, title }: Screen) {
    script ??= await bundle('test/guests/vueRouter.js', 'development', vuePlugin);
    const html = inPortal(`<div id="app"></div><script>${script}</script>`);
    const prepare = (page: Page) =>
      page.route(/\/partners/, (route) =>
        route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }),
      );
    const page = await open(`/partners#${path}`, { prepare });
    await eventually(() => page.title()).toBe(title);
    return page;
  }

  it.each([
    { title: 'Careers – Portal', screen: careers },
    { title: 'Aster | Careers', screen: careers },
    { title: 'Careers (12 open positions)', screen: careers },
    { title: careers.title, screen: training },
  ])(
    'a page of vue-router keeps $title after the site has shown $screen.path and has left',
    async (leaving) => {
      const page = await openSite(leaving.screen);
      await page.getByRole('link', { name: leaving.title, exact: true }).click();
      await page.getByText('Jobs', { exact: true }).waitFor();
      await page.locator('training-site').waitFor({ state: 'detached' });
      expect(await page.title()).toBe(leaving.title);
    },
  );
});
