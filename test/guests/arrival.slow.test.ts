// Routers that restore scroll positions and write titles after the site has shown a screen.
import type { Page } from 'playwright-core';
import type { PluginOption } from 'vite';
import { describe, expect, it } from 'vitest';
import { describeInChromium, inPortal, script } from '../e2e/chromium';
import { eventually } from '../e2e/engines/sitePage';
import { follow, shows, untilArrived } from '../e2e/everyScreen';
import { careers, contact, type Screen, training } from '../screens';
import { bundle, vuePlugin } from './bundle';

/** Takes another package for the imports of this one. */
const using = (name: string, instead: string): PluginOption => ({
  name: 'another-package',
  enforce: 'pre',
  resolveId(source, importer) {
    const isOfPackage = source === name || source.startsWith(`${name}/`);
    return isOfPackage ? this.resolve(source.replace(name, instead), importer) : null;
  },
});

const folder = 'test/guests/arrival';
const applications: readonly { name: string; entry: string; plugins?: PluginOption[] }[] = [
  { name: 'React Router 7', entry: 'reactRouter.tsx' },
  {
    name: 'React Router 8',
    entry: 'reactRouter.tsx',
    plugins: [using('react-router', 'react-router8')],
  },
  { name: 'vue-router 4', entry: 'vueRouter.js' },
  { name: 'vue-router 5', entry: 'vueRouter.js', plugins: [using('vue-router', 'vue-router5')] },
  { name: 'vue-router with unhead', entry: 'vueHead.js' },
  { name: 'TanStack Router', entry: 'tanstack.tsx' },
  { name: 'Inertia', entry: 'inertia.tsx' },
  { name: 'Angular with push', entry: 'angular.ts' },
];

/** The answer of a server of Inertia. */
const pageObject = (url: string) => ({
  component: url === '/' ? 'News' : 'Partners',
  props: { errors: {} },
  url,
  version: '',
});

/** Where the top of the site and its heading are in the window. */
const placesOf = (page: Page) =>
  page.locator('.site').evaluate((site) => {
    const isInWindow = (element: Element | null) => {
      const top = element?.getBoundingClientRect().top ?? Number.NaN;
      return top > -1 && top < innerHeight;
    };
    return {
      top: isInWindow(site.querySelector('.page > :first-child')),
      heading: isInWindow(site.querySelector('h1')),
    };
  });

async function isArrivedAt(page: Page, screen: Screen) {
  await shows(page, screen);
  await untilArrived(page);
  expect(await placesOf(page), screen.path).toEqual({ top: true, heading: true });
  expect(await page.title()).toBe(screen.title);
}

describeInChromium('an application that restores scroll positions', ({ open, openHtml }) => {
  describe.each(applications)('$name', ({ name, entry, plugins = [] }) => {
    let code: string | undefined;

    async function openApplication(path: string) {
      code ??= await bundle(`${folder}/${entry}`, 'production', vuePlugin, ...plugins);
      const html = inPortal(`<div id="app"></div><script>${code}</script>`);
      const prepare = (page: Page) =>
        page.route(/:\d+\/(partners.*)?$/, (route) => {
          const request = route.request();
          if (request.headers()['x-inertia']) {
            const { pathname } = new URL(request.url());
            return route.fulfill({ headers: { 'X-Inertia': 'true' }, json: pageObject(pathname) });
          }
          return route.fulfill({ contentType: 'text/html; charset=utf-8', body: html });
        });
      return open(path, { prepare });
    }

    it(`in ${name}, each link of the footer leads to its screen, also the second time`, async () => {
      const page = await openApplication('/partners');
      for (const screen of [training, careers, training, contact]) {
        await follow(page, screen);
        await isArrivedAt(page, screen);
      }
    });

    it(`in ${name}, a page that is loaded at a screen shows it, with its title`, async () => {
      await isArrivedAt(await openApplication('/partners#/careers'), careers);
    });

    it(`in ${name}, a link of another route leads to the screen, with its title`, async () => {
      const page = await openApplication('/');
      await page.getByRole('link', { name: 'Jobs of our partner' }).click();
      await isArrivedAt(page, careers);
    });

    it(`in ${name}, a link of the same route leads to the screen, with its title`, async () => {
      const page = await openApplication('/partners');
      await follow(page, training);
      await untilArrived(page);
      await page.getByRole('link', { name: 'Jobs of our partner' }).click();
      await isArrivedAt(page, careers);
    });

    it(`in ${name}, a visitor who turns the wheel after a link is not pulled back`, async () => {
      const page = await openApplication('/partners');
      await follow(page, training);
      await page.mouse.move(400, 400);
      const before = await page.evaluate(() => scrollY);
      await page.mouse.wheel(0, 600);
      await eventually(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 300);
      await untilArrived(page);
      expect(await page.evaluate(() => scrollY)).toBeGreaterThan(before + 300);
    });

    it(`in ${name}, Back from another page leads to the screen, with its title`, async () => {
      const page = await openApplication('/partners');
      await follow(page, training);
      await untilArrived(page);
      await page.getByRole('link', { name: 'News', exact: true }).click();
      await page.locator('training-site').waitFor({ state: 'detached' });
      await page.goBack();
      await shows(page, training);
      await untilArrived(page);
      expect(await page.title()).toBe(training.title);
      expect(new URL(page.url()).hash).toBe('#/training');
    });

    it.runIf(entry === 'angular.ts')(
      `in ${name}, Back leads to the place where the screen was left`,
      async () => {
        const page = await openApplication('/partners');
        await follow(page, training);
        await untilArrived(page);
        await page.mouse.move(400, 400);
        await page.mouse.wheel(0, 700);
        await eventually(() => page.evaluate(() => scrollY)).toBeGreaterThan(2000);
        const before = await page.evaluate(() => scrollY);
        await page.evaluate(() => document.querySelector('training-site')?.navigate('/careers'));
        await shows(page, careers);
        await untilArrived(page);
        await page.goBack();
        await shows(page, training);
        await untilArrived(page);
        await eventually(() => page.evaluate(() => scrollY)).toBe(before);
      },
    );

    it(`in ${name}, a screen has its title after Back`, async () => {
      const page = await openApplication('/partners');
      await follow(page, training);
      await follow(page, careers);
      await untilArrived(page);
      await page.goBack();
      await shows(page, training);
      await untilArrived(page);
      expect(await page.title()).toBe(training.title);
    });
  });

  it('a site that comes after the load is in view at the screen of the address', async () => {
    const late = `<div style="height: 1500px"></div>${script}<script>
      addEventListener('load', () => setTimeout(() => document.body.append(document.createElement('training-site')), 100));
    </script>`;
    const page = await openHtml(inPortal(late), { hash: '#/careers', waitUntil: 'commit' });
    await isArrivedAt(page, careers);
  });

  it('a site that comes after Back leaves the scroll position to the browser', async () => {
    const places = `<div style="height: 1500px"></div>${script}<div id="place"></div>`;
    const page = await openHtml(inPortal(places), { hash: '#/careers' });
    await page.evaluate(() => history.pushState(null, '', '#news'));
    await page.goBack();
    await page.evaluate(() =>
      document.getElementById('place')?.append(document.createElement('training-site')),
    );
    await shows(page, careers);
    await untilArrived(page);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
});
