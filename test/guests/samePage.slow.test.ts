// Libraries that compare the page with HTML, and make only the changes that are needed.

import type { Page } from 'playwright-core';
import { createElement as h } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { guests } from '../../build/tools/install.mjs';
import { describeInChromium, inPortal, script, untilPainted } from '../e2e/chromium';
import { eventually } from '../e2e/engines/sitePage';
import { follow, shows } from '../e2e/everyScreen';
import { hostBundle } from '../e2e/hostBundle';
import { consultancy, home } from '../screens';

const library = (file: string) => `<script src="/${guests}/node_modules/${file}"></script>`;

const main = '<main id="page"><p>News</p><div data-training-site>Loading…</div></main>';

/** Each brings the page to the HTML that it had when it was loaded. */
const morphs = [
  {
    name: 'Idiomorph',
    library: library('idiomorph/dist/idiomorph.js'),
    code: `Idiomorph.morph(document.getElementById('page'), ${JSON.stringify(main)})`,
  },
  {
    name: 'morphdom, as in LiveView',
    library: library('morphdom/dist/morphdom-umd.js'),
    code: `morphdom(document.getElementById('page'), ${JSON.stringify(main)})`,
  },
  {
    name: 'innerHTML of the marked element',
    library: '',
    code: `document.querySelector('[data-training-site]').innerHTML = 'Loading…'`,
  },
];

/** Counts the screens that the page is told of. */
const count = (page: Page) =>
  page.evaluate(() => {
    Object.assign(window, { reported: 0 });
    addEventListener('training-site-navigate', () => {
      Reflect.set(window, 'reported', Reflect.get(window, 'reported') + 1);
    });
  });

describeInChromium('a marked element', ({ open, openHtml, complaints }) => {
  it.each(morphs)(
    'a marked element keeps its site when the page gets the same HTML: $name',
    async (morph) => {
      const page = await openHtml(inPortal(`${main}${script}${morph.library}`));
      await follow(page, consultancy);
      const question = page.locator('[part=main] button[aria-expanded]').nth(1);
      await question.click();
      await count(page);
      await page.evaluate(morph.code);
      await untilPainted(page);
      expect(await question.getAttribute('aria-expanded')).toBe('true');
      expect(await page.title()).toBe(consultancy.title);
      expect(await page.evaluate('reported')).toBe(0);
    },
  );

  it('morphdom keeps a site with an id when the page gets another paragraph before it', async () => {
    const site = '<training-site id="training"></training-site>';
    const { library } = morphs.find(({ name }) => name.startsWith('morphdom')) ?? { library: '' };
    const page = await openHtml(
      inPortal(`<main id="page"><p>News</p>${site}</main>${script}${library}`),
    );
    await follow(page, consultancy);
    const question = page.locator('[part=main] button[aria-expanded]').nth(1);
    await question.click();
    await count(page);
    const next = JSON.stringify(`<main id="page"><p>News</p><p>More news</p>${site}</main>`);
    await page.evaluate(`morphdom(document.getElementById('page'), ${next})`);
    await page.getByText('More news').waitFor();
    await untilPainted(page);
    expect(await question.getAttribute('aria-expanded')).toBe('true');
    expect(await page.evaluate('reported')).toBe(0);
  });

  it('a marked element is hydrated by React with the whole page', async () => {
    const tree = `h('html', { lang: 'en' },
      h('head', null, h('meta', { charSet: 'utf-8' }), h('link', { rel: 'icon', href: 'data:,' })),
      h('body', null,
        h('main', null, h('p', null, 'News'), h('div', { 'data-training-site': '' }, 'Loading…')),
        h('script', { src: '/dist/training-site.js', defer: true }),
        h('script', { src: '/host.js', defer: true })))`;
    const { script: hostScript } = await hostBundle(
      `import { createElement as h } from 'react';
       import { hydrateRoot } from 'react-dom/client';
       hydrateRoot(document, ${tree}, {
         onRecoverableError: (error) => console.error(error.message),
       });`,
      '.',
      'development',
    );
    const code = hostScript.replace(/^<script>|<\/script>$/g, '');
    const html = `<!doctype html>${renderToString(new Function('h', `return ${tree}`)(h))}`;
    const prepare = async (page: Page) => {
      await page.addInitScript(() => {
        const reported: string[] = [];
        Object.assign(window, { reported });
        addEventListener('training-site-navigate', ({ detail }) => reported.push(detail.path));
      });
      await page.route('**/host.js', (route) =>
        route.fulfill({ contentType: 'text/javascript', body: code }),
      );
      await page.route('**/hydrated', (route) =>
        route.fulfill({ contentType: 'text/html', body: html }),
      );
    };
    const page = await open('/hydrated', { prepare });
    await shows(page, home);
    await eventually(() => page.evaluate('reported')).toEqual(['/']);
    await untilPainted(page);
    expect(await page.evaluate('reported')).toEqual(['/']);
    const lines = complaints.splice(0).filter((line) => !line.includes('React DevTools'));
    expect(lines).toEqual([]);
  });
});
