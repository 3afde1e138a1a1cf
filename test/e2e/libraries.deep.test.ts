import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { dist } from '../../build/dist.mjs';
import { home } from '../screens';
import { describeInChromium } from './chromium';
import { eventually } from './engines/sitePage';
import { shows } from './everyScreen';
import { expectAllBut, htmlWith } from './faults';
import { codeOf, disturbing, type Library, libraries } from './libraries';

const prerendered = readFileSync(`${dist}/embed.html`, 'utf8')
  .replace(/<script.*<\/script>/s, '')
  .replace('href="training-site', 'href="/dist/training-site');

const tag = '<script src="/library.js"></script>';

describeInChromium('beside a library', ({ openHtml, complaints }) => {
  async function openBeside(library: Library, html: string) {
    const code = await codeOf(library);
    return openHtml(html, {
      notice: true,
      prepare: (page) =>
        page.route('**/library.js', (route) =>
          route.fulfill({ contentType: 'text/javascript', body: code }),
        ),
    });
  }
  const bodyOf = (page: Page) => page.evaluate('document.body.outerHTML');
  const expectWorking = (page: Page, { options = {} }: Library) =>
    expectAllBut(page, options.routing ? ['address', 'Back', 'hashes', 'filters'] : [], options);

  const openFirst = (library: Library) =>
    openBeside(library, htmlWith({ head: tag, options: library.options ?? {} }));

  it.each(libraries)('the site works where the library is loaded first: $name', async (library) =>
    expectWorking(await openFirst(library), library),
  );

  it.each(libraries)('the site leaves the page as it was: $name', async (library) => {
    const page = await openFirst(library);
    await page.evaluate('site.unmount()');
    const before = await bodyOf(page);
    await page.evaluate('mount()');
    await shows(page, home);
    await page.evaluate('site.unmount()');
    await eventually(() => bodyOf(page)).toBe(before);
  });

  // If the site did not take the HTML over, the console would say so, and the test would fail.
  it.each(libraries)('the site takes prerendered HTML over: $name', async (library) => {
    const page = await openFirst(library);
    await page.evaluate('site.unmount()');
    await page.evaluate((html) => {
      history.replaceState(null, '', location.pathname + location.search);
      document.getElementById('holder')?.setHTMLUnsafe(html);
      // Custom elements of webcomponentsjs don't know this method.
      customElements.upgrade(document.body);
    }, prerendered);
    await shows(page, home);
  });

  it.each(libraries.filter(({ alsoLast }) => alsoLast))(
    'the site works where the library is loaded last: $name',
    async (library) => expectWorking(await openBeside(library, htmlWith({ end: tag })), library),
  );

  it.each([...libraries, ...disturbing].filter(({ finding }) => finding))(
    'diagnose() says what to do: $name',
    async ({ finding, options, isShown, ...library }) => {
      const diagnosis = '<script src="/dist/training-site.diagnose.js"></script>';
      const html = isShown || options ? htmlWith({ head: tag, end: diagnosis }) : tag + diagnosis;
      const page = await openBeside(library, html);
      if (isShown) await shows(page, home);
      const findings = async () => {
        const found = (await page.evaluate(() => window.TrainingSite?.diagnose?.())) ?? [];
        return found.map((one) => one.finding);
      };
      expect(await findings()).toContain(finding);
      if (options) {
        await page.evaluate((all) => {
          const holder = document.getElementById('holder') as Element;
          window.TrainingSite?.mount(holder, all);
        }, options);
        await eventually(findings).not.toContain(finding);
      }
      // diagnose() writes a table.
      complaints.length = 0;
    },
  );
});
