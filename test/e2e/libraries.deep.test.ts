import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { hashOf } from '../../build/tools/hosts/hosts';
import type { MountOptions } from '../../src/index';
import { careers, consultancy, home, type Screen, training } from '../screens';
import { closedQuestion, filters, homeLink, menuTitle, openMenu } from '../words';
import { describeInChromium } from './chromium';
import { eventually } from './engines/sitePage';
import { codeOf, disturbing, type Library, libraries } from './libraries';

const prerendered = readFileSync('dist/embed.html', 'utf8')
  .replace(/<script.*<\/script>/s, '')
  .replace('href="training-site', 'href="/dist/training-site');

const tag = '<script src="/library.js"></script>';
const site = '<script src="/dist/training-site.js"></script>';
const mount = (options: MountOptions = {}) =>
  `site = TrainingSite.mount(holder, ${JSON.stringify(options)})`;

describeInChromium('beside a library', ({ openHtml, complaints }) => {
  async function openBeside(library: Library, scripts: string) {
    const code = await codeOf(library);
    return openHtml(
      `<!doctype html><html lang="en"><head><title>Portal</title></head>
        <body><div id="view"></div><div id="holder"></div>${scripts}`,
      {
        viewport: { width: 390, height: 800 },
        prepare: (page) =>
          page.route('**/library.js', (route) =>
            route.fulfill({ contentType: 'text/javascript', body: code }),
          ),
      },
    );
  }
  const shows = async (page: Page, { heading, title }: Screen) => {
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    await eventually(() => page.title()).toBe(title);
  };
  const bodyOf = (page: Page) => page.evaluate(() => document.body.outerHTML);

  async function walk(page: Page, { options = {} }: Library) {
    await shows(page, home);
    await page.getByRole('contentinfo').getByRole('link', { name: training.link }).click();
    await shows(page, training);
    if (options.routing) await page.getByRole('link', { name: homeLink }).first().click();
    else await page.goBack();
    await shows(page, home);

    await page.getByRole('button', { name: openMenu }).click();
    const menu = page.getByRole('dialog', { name: menuTitle });
    await menu.getByRole('link', { name: consultancy.link }).click();
    await shows(page, consultancy);
    const { question, answer } = closedQuestion;
    await page.getByRole('button', { name: question }).click();
    await page.getByText(answer).waitFor();

    const hash = hashOf(options.basePath ?? '', careers.path);
    await page.evaluate(
      options.routing ? 'site.navigate("/careers")' : `location.hash = '${hash}'`,
    );
    await shows(page, careers);
    const filter = page.getByRole('button', { name: String(filters[1]?.name) });
    await filter.click();
    expect(await filter.getAttribute('aria-pressed')).toBe('true');

    await page.evaluate(
      `other = TrainingSite.mount(view, { routing: 'memory', initialPath: '/training' }), 0`,
    );
    await eventually(() => page.title()).toBe(training.title);
    await page.evaluate('other.unmount()');
    await shows(page, careers);
    await page.evaluate('site.unmount()');
    await eventually(() => page.title()).toBe('Portal');
  }

  it.each(libraries)('the site works, and leaves the page as it was: $name', async (library) => {
    const page = await openBeside(library, tag + site);
    const before = await bodyOf(page);
    await page.evaluate(`${mount(library.options)}, 0`);
    await walk(page, library);
    await eventually(() => bodyOf(page)).toBe(before);

    // Takes prerendered HTML over, or the console would say that it doesn't.
    await page.evaluate((html) => {
      history.replaceState(null, '', location.pathname + location.search);
      document.getElementById('view')?.setHTMLUnsafe(html);
      // Custom elements of webcomponentsjs don't know this method.
      customElements.upgrade(document.body);
    }, prerendered);
    await shows(page, home);
  });

  it.each(libraries.filter(({ alsoLast }) => alsoLast))(
    'the site works where the library is loaded last: $name',
    async (library) => {
      await walk(await openBeside(library, `${site}<script>${mount()}</script>${tag}`), library);
    },
  );

  it.each([...libraries, ...disturbing].filter(({ finding }) => finding))(
    'diagnose() says what to do: $name',
    async ({ finding, options, isShown, ...library }) => {
      const diagnosis = '<script src="/dist/training-site.diagnose.js"></script>';
      const own = isShown || options ? `${site}<script>${mount()}</script>` : '';
      const page = await openBeside(library, tag + own + diagnosis);
      if (isShown) await page.getByRole('heading', { level: 1, name: home.heading }).waitFor();
      const findings = async () => {
        const found = (await page.evaluate(() => window.TrainingSite?.diagnose?.())) ?? [];
        return found.map((one) => one.finding);
      };
      expect(await findings()).toContain(finding);
      if (options) {
        await page.evaluate(`${mount(options)}, 0`);
        await eventually(findings).not.toContain(finding);
      }
      // diagnose() writes a table.
      complaints.length = 0;
    },
  );
});
