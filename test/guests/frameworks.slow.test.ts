// What custom-elements-everywhere.com asks, on real builds: do the templates of frameworks set
// attributes, properties and rich data of the element, and do they hear its events?
import { svelte } from '@sveltejs/vite-plugin-svelte';
import content from 'content';
import type { Page } from 'playwright-core';
import type { Plugin, PluginOption } from 'vite';
import { beforeAll, describe, expect, it } from 'vitest';
import { guests } from '../../build/tools/install.mjs';
import { codeBlocks } from '../codeBlocks';
import { describeInChromium, inPortal, script, untilPainted } from '../e2e/chromium';
import { eventually } from '../e2e/engines/sitePage';
import { goTo, shows } from '../e2e/everyScreen';
import { careers, contact, home, training } from '../screens';
import { contactRows, homeLink } from '../words';
import { bundle, vuePlugin } from './bundle';
import type { Values } from './frameworks/application';

const { company } = content;

interface Framework {
  readonly name: string;
  readonly file: string;
  readonly plugins?: PluginOption[];
  /**
   * Whether a binding is always a property. The others ask the element, and set an attribute while
   * it has no such property.
   */
  readonly bindsProperties?: true;
}

const frameworks: readonly Framework[] = [
  { name: 'React', file: 'react.tsx' },
  { name: 'Preact', file: 'preact.tsx' },
  { name: 'Vue', file: 'vue.ts', plugins: [vuePlugin] },
  { name: 'Svelte', file: 'svelte.ts', plugins: [svelte({ configFile: false })] },
  { name: 'Lit', file: 'lit.ts', bindsProperties: true },
  { name: 'Angular', file: 'angular.ts', bindsProperties: true },
];

const written = (page: Page) => page.evaluate<string[]>('written');
const render = (page: Page, values: Partial<Values>) =>
  page.evaluate((values) => Reflect.get(window, 'render')(values), {
    theme: 'light',
    headingLevel: 1,
    ...values,
  });

/** The links to Home, which have the name of the company. */
const linksOf = (page: Page, name: string) =>
  page.getByRole('link', { name: homeLink.replace(company.name, name) });

describe.each(frameworks)('a template of $name', ({ file, plugins, bindsProperties }) => {
  let code = '';
  beforeAll(async () => {
    code = await bundle(`test/guests/frameworks/${file}`, 'production', ...(plugins ?? []));
  });

  describeInChromium('with the element', ({ openHtml }) => {
    const open = () =>
      openHtml(inPortal(script, `<meta charset="utf-8"><script type="module">${code}</script>`));

    it('a template sets properties', async () => {
      const page = await open();
      await render(page, { theme: 'dark', headingLevel: 2 });
      const heading = { level: 2, name: training.heading, exact: true };
      await page.getByRole('heading', heading).waitFor();
      expect(await page.evaluate(`document.querySelector('training-site').theme`)).toBe('dark');
    });

    it.runIf(bindsProperties)(
      'a template sets properties also before a script that comes later defines the element',
      async () => {
        const page = await openHtml(
          inPortal('', `<meta charset="utf-8"><script type="module">${code}</script>`),
        );
        await render(page, { headingLevel: 2, name: 'Aster' });
        await untilPainted(page);
        await page.addScriptTag({ url: '/dist/training-site.js' });
        const heading = { level: 2, name: training.heading, exact: true };
        await page.getByRole('heading', heading).waitFor();
        const link = linksOf(page, 'Aster');
        await eventually(() => link.count()).toBe(2);
        await eventually(() => written(page)).toEqual(['shown /training']);
      },
    );

    it('a template sets a record that is null at first, and an equal one later changes no node', async () => {
      const page = await open();
      await linksOf(page, company.name).first().waitFor();
      await render(page, { name: 'Aster' });
      // The logos of header and footer.
      await eventually(() => linksOf(page, 'Aster').count()).toBe(2);
      await untilPainted(page);
      const changes = await page.evaluateHandle(() => {
        const list: MutationRecord[] = [];
        const root = document.querySelector('training-site')?.shadowRoot as ShadowRoot;
        const all = { subtree: true, childList: true, attributes: true, characterData: true };
        new MutationObserver((records) => list.push(...records)).observe(root, all);
        return list;
      });
      await render(page, { name: 'Aster' });
      await untilPainted(page);
      expect(await changes.evaluate(({ length }) => length)).toBe(0);
      await render(page, {});
      await linksOf(page, company.name).first().waitFor();
    });

    it('a template sets a new function at each render, and the last one is called', async () => {
      const page = await open();
      await render(page, { name: 'Aster' });
      await render(page, { name: 'Clover' });
      await page.getByRole('link', { name: contact.link, exact: true }).first().click();
      await eventually(() => written(page)).toContain('push, Clover');
    });

    it('a template sets attributes, hears events, and can cancel them', async () => {
      const page = await open();
      await page.getByRole('link', { name: contact.link, exact: true }).first().click();
      await page.getByRole('link', { name: contactRows.hello }).click();
      await eventually(() => written(page)).toEqual([
        'shown /training',
        'push, undefined',
        'shown /contact-us',
        'action mail',
      ]);
    });
  });
});

const keeping = [
  ['Activity of React', 'activity.tsx'],
  ['KeepAlive of Vue', 'keepAlive.js'],
] as const;

describeInChromium('a framework that keeps what it hides', ({ openHtml }) => {
  const setShown = (page: Page, isShown: boolean) =>
    page.evaluate((isShown) => Reflect.get(window, 'show')(isShown), isShown);
  const show = (page: Page) => setShown(page, true);
  const hide = (page: Page) => setShown(page, false);
  const reported = (page: Page) => page.evaluate('reported');

  async function untilSettled(page: Page) {
    for (let frame = 0; frame < 10; frame += 1) await untilPainted(page);
  }

  it.each(keeping)(
    'in %s, the site has a title and reports its screen only while it is shown',
    async (_, file) => {
      const count = `<script>reported = [];
        addEventListener('training-site-navigate', ({ detail }) => reported.push(detail.path))</script>`;
      const code = await bundle(`test/guests/frameworks/${file}`, 'production');
      const html = inPortal(`<div id="app"></div><script>${code}</script>`, count);
      const page = await openHtml(html, { waitUntil: 'commit' });
      await eventually(() => page.evaluate(() => document.readyState)).toBe('complete');
      await untilSettled(page);
      expect(await page.title()).toBe('Portal');
      expect(await reported(page)).toEqual([]);

      await show(page);
      await shows(page, home);
      await eventually(() => page.title()).toBe(home.title);
      await eventually(() => reported(page)).toEqual(['/']);

      await hide(page);
      await eventually(() => page.title()).toBe('Portal');
      await goTo(page, careers.path);
      await untilSettled(page);
      expect(await page.title()).toBe('Portal');
      expect(await reported(page)).toEqual(['/']);

      await show(page);
      await shows(page, careers);
      await eventually(() => page.title()).toBe(careers.title);
      await eventually(() => reported(page)).toEqual(['/', '/careers']);
    },
  );
});

const legacyRoot = `import { render, unmountComponentAtNode, version } from 'react-dom';
  const place = document.getElementById('page');
  render(<Partners />, place);
  Object.assign(window, { version, unmount: () => unmountComponentAtNode(place) });`;

const root = `import { version } from 'react-dom';
  import { createRoot } from 'react-dom/client';
  const root = createRoot(document.getElementById('page'));
  root.render(<Partners />);
  Object.assign(window, { version, unmount: () => root.unmount() });`;

/** Makes a page of the code for React 16 to 18 in docs/hosts.md. */
const olderReact = (version: 16 | 17 | 18): Plugin => ({
  name: 'older-react',
  enforce: 'pre',
  resolveId(id, importer) {
    if (id.endsWith('olderReact.tsx')) return id;
    const older = id.replace(/^react(-dom)?(?=\/|$)/, `$&-${version}`);
    return older === id ? null : this.resolve(older, importer);
  },
  load(id) {
    if (!id.endsWith('olderReact.tsx')) return null;
    const partners = codeBlocks.find(({ code }) => code.includes('const Partners ='));
    return `${partners?.code}\n${version < 18 ? legacyRoot : root}`;
  },
});

describeInChromium('in templates without types of ours', ({ openHtml, complaints }) => {
  it.each([16, 17, 18] as const)(
    'a page of React %i sets attributes, hears events by ref, and removes the site silently',
    async (version) => {
      const file = 'test/guests/frameworks/olderReact.tsx';
      // With the warnings of React, and without its advice to install its tools.
      const code = await bundle(file, 'development', olderReact(version));
      const noTools = '<script>__REACT_DEVTOOLS_GLOBAL_HOOK__ = { isDisabled: true }</script>';
      const head = `<meta charset="utf-8">${noTools}<script type="module">${code}</script>`;
      const page = await openHtml(inPortal('<div id="page"></div>', head));
      await page.getByRole('heading', { level: 2, name: home.heading, exact: true }).waitFor();
      expect(await linksOf(page, 'Aster Academy').count()).toBe(2);
      await goTo(page, contact.path);
      await page.getByRole('link', { name: contactRows.hello }).click();
      await eventually(() => complaints.splice(0)).toEqual([`log: mailto:${company.helloEmail}`]);
      expect(await page.evaluate('version')).toMatch(new RegExp(`^${version}\\.`));
      await page.evaluate('unmount()');
      expect(await page.locator('training-site').count()).toBe(0);
      await eventually(() => page.title()).toBe('Portal');
    },
  );

  it('a template of Alpine sets attributes and hears events', async () => {
    const template = `<div x-data="{ level: 2, record: { name: 'Aster Academy' }, path: '' }">
      <p x-text="path"></p>
      <training-site :heading-level="level" :theme="'dark'" x-bind:company="JSON.stringify(record)"
        @training-site-navigate="path = $event.detail.path"></training-site></div>`;
    const alpine = `<script src="/${guests}/node_modules/alpinejs/dist/cdn.js"></script>`;
    const page = await openHtml(inPortal(template + alpine, script));
    await page.getByRole('heading', { level: 2, name: home.heading, exact: true }).waitFor();
    expect(await linksOf(page, 'Aster Academy').count()).toBe(2);
    await goTo(page, careers.path);
    await page.getByText('/careers', { exact: true }).waitFor();
  });
});
