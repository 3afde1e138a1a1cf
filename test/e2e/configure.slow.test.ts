import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import content from 'content';
import type { FrameLocator, Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { dist } from '../../build/dist.mjs';
import { careers, home, training } from '../screens';
import { accept } from '../words';
import { loadAxe, violations } from './axe';
import { describeInChromium, inPortal } from './chromium';
import { eventually } from './engines/sitePage';
import { groundOf, shows } from './everyScreen';

const { navigation } = content;

const address = '/demo/configure.html';
/** In the order of the page; the first ones in that of README.md, too. */
const kinds = [
  'Element',
  'Call',
  'Frame',
  'Prerendered HTML',
  'data- attribute',
  'Loader',
  'First view',
  'Module in a page',
] as const;
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const code = (page: Page) => page.locator('#snippet').inputValue();
const choose = (page: Page, name: string) => page.getByRole('radio', { name, exact: true }).check();

async function chooseKind(page: Page, name: string) {
  const kind = page
    .getByRole('radiogroup', { name: 'Kind of code' })
    .getByText(name, { exact: true });
  if (!(await kind.isVisible())) await page.getByText('More', { exact: true }).click();
  await choose(page, name);
}
const site = (page: Page) => page.getByRole('region', { name: 'The site' });
const description = (locator: Locator) =>
  locator.evaluate((element) =>
    (element.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent)
      .join(' '),
  );

async function fill(page: Page, name: string, text: string) {
  await field(page, name).fill(text);
  await field(page, name).blur();
}

async function codes(page: Page) {
  const all = new Map<(typeof kinds)[number], string>();
  for (const kind of kinds) {
    await chooseKind(page, kind);
    all.set(kind, await code(page));
  }
  return all;
}

const portal = (body = '') => inPortal(`<main>${body}</main>`, '<meta charset="utf-8">');

describeInChromium('the embed-code builder', ({ open, openHtml }) => {
  it('the embed-code builder writes code of each kind that shows the site as chosen', async () => {
    const page = await open(address);
    const name = `O"Neil & <b>Söhne</b> </script>`;
    const hasName = (where: Page | FrameLocator) =>
      where
        .getByRole('link', { name: `${name}, home` })
        .first()
        .waitFor();
    await fill(page, 'Base path', '/a"b&c');
    await page.getByRole('combobox', { name: 'First screen' }).selectOption(training.path);
    await choose(page, 'Dark');
    await fill(page, 'Brand', 'rebeccapurple');
    await fill(page, 'Surface', '#101820');
    await fill(page, 'Where you put them', '/dist');
    await page.getByText('Company', { exact: true }).click();
    await fill(page, 'Name', name);
    await fill(page, 'Name of your page', '7');
    const all = await codes(page);
    expect(all.get('Call')).toContain('source: "7"');
    for (const [kind, pasted] of all) {
      const host = await openHtml(portal(pasted), { hash: '#/a%22b&c/careers' });
      const isFrame = kind === 'Frame';
      const where = isFrame ? host.frameLocator('iframe') : host;
      await shows(where, careers);
      await hasName(where);
      await eventually(() => host.title()).toBe(isFrame ? 'Portal' : careers.title);
      const ground = await groundOf(where);
      // The properties of a page don't reach into a frame.
      const chosen = isFrame ? 'rgb(11, 27, 24)' : 'rgb(16, 24, 32)';
      expect.soft(ground, `the background of the site by “${kind}”`).toBe(chosen);
      if (isFrame) continue;
      const brand = await where
        .locator('.site')
        .evaluate((site) => getComputedStyle(site).getPropertyValue('--training-site-brand'));
      expect.soft(brand, `the brand of the site by “${kind}”`).toBe('#663399');
    }
    // Visitors can read the first screen without script.
    const host = await openHtml(portal(all.get('Prerendered HTML')), { javaScriptEnabled: false });
    await shows(host, training);
    await hasName(host);
  });

  it('the embed-code builder names each file, with its integrity where the browser can check it', async () => {
    const {
      'training-site.loader.js': loader,
      'training-site.first.js': first,
      'training-site.frame.js': script,
      'frame.html': frame,
      'training-site.css': _,
      ...files
    } = JSON.parse(await readFile(`${dist}/manifest.json`, 'utf8')).files;
    const page = await open(address);
    const all = await codes(page);
    const text = [...all.values()].join('\n');
    for (const { file, integrity } of Object.values<Record<string, string>>(files)) {
      expect(text).toContain(`"${file}" integrity="${integrity}" crossorigin="anonymous"`);
    }
    for (const { file } of [loader, first, script, frame]) expect(text).toContain(`src="${file}"`);
  });

  it.each([
    ['#14213d', 'The contrast of text and surface is 15.3 : 1.'],
    ['#b0b0b0', 'The contrast of text and surface is 2 : 1. Text needs at least 4.5 : 1.'],
  ])('the embed-code builder tells the contrast of text and surface: %s', async (text, says) => {
    const page = await open(address);
    await fill(page, 'Surface', '#fffaf0');
    await fill(page, 'Text', text);
    await page.getByText(says, { exact: true }).waitFor();
  });

  it('the embed-code builder says where the files must be as long as no folder is named', async () => {
    const page = await open(address);
    await page.getByText('The files must be beside your page').waitFor();
    await fill(page, 'Where you put them', '/assets/');
    expect(await page.getByText('The files must be beside your page').count()).toBe(0);
  });

  it('the embed-code builder writes only what is not the default', async () => {
    const all = await codes(await open(address));
    expect(all.get('Element')).toMatch(/<training-site><\/training-site>$/);
  });

  it('the embed-code builder writes the prerendered HTML of the build', async () => {
    const all = await codes(await open(address));
    expect(all.get('Prerendered HTML')).toBe(
      (await readFile(`${dist}/embed.html`, 'utf8')).replace(/^<!.*\n/, '').trimEnd(),
    );
  });

  it('the embed-code builder keeps the last valid code while a field has an error', async () => {
    const page = await open(address);
    await fill(page, 'Base path', 'academy');
    const before = await code(page);
    await fill(page, 'Base path', 'a b');
    expect(await code(page)).toBe(before);
  });

  it('the embed-code builder says at each field what it expects', async () => {
    const page = await open(address);
    for (const [name, text, says] of [
      ['Base path', 'a b', 'A base path begins with /'],
      ['Brand', 'blurple', 'A brand colour is opaque'],
      ['Surface', 'transparent', 'A surface is an opaque colour'],
      ['Font', 'x</style>', 'Fonts are names with commas between them'],
      ['Where you put them', 'javascript:alert(1)', 'The place of the files is a folder'],
    ] as const) {
      const right = await field(page, name).inputValue();
      await fill(page, name, text);
      expect(await field(page, name).getAttribute('aria-invalid')).toBe('true');
      expect.soft(await description(field(page, name)), `at “${name}”`).toContain(says);
      await shows(site(page), home);
      await field(page, name).fill(right);
      expect(await field(page, name).getAttribute('aria-invalid')).toBe(null);
      expect(await description(field(page, name))).not.toContain(says);
    }
  });

  async function openForEditor() {
    const page = await open(address);
    await page.getByText('Editor', { exact: true }).click();
    const editor = page.getByRole('combobox', { name: 'What its editor removes' });
    await editor.selectOption('Scripts and unknown tags');
    return page;
  }

  it('the embed-code builder shows the kinds of code that an editor keeps', async () => {
    const page = await openForEditor();
    const group = page.getByRole('radiogroup', { name: 'Kind of code' });
    const names = group
      .getByRole('radio')
      .evaluateAll((all) => all.map((one) => one.parentElement?.textContent?.trim()));
    expect(await names).toEqual(['Frame', 'data- attribute']);
  });

  it('the embed-code builder says why the other kinds of code don’t work in an editor', async () => {
    const page = await openForEditor();
    const says = 'Call, Module in a page: The editor removes the inline script of the code.';
    expect(await page.locator('#obstacles').textContent()).toContain(says);
  });

  it('the embed-code builder shows three kinds of code, and the others below “More”', async () => {
    const page = await open(address);
    const chips = page.getByRole('radiogroup', { name: 'Kind of code' }).locator('.chip');
    const names = await chips.allTextContents();
    expect(names.map((name) => name.trim())).toEqual(kinds);
    const shown = (all: Element[]) => all.filter((one) => one.checkVisibility()).length;
    expect(await chips.evaluateAll(shown)).toBe(3);
  });

  it('the embed-code builder shows at least 480px of the site beside the form', async () => {
    const page = await open(address, { viewport: { width: 1280, height: 900 } });
    const box = await site(page).boundingBox();
    const end = await page.getByRole('button', { name: 'Copy code' }).boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(480);
    expect(end?.y).toBeLessThan(900);
  });

  it('the embed-code builder shows at least 320px of the site beside the open code', async () => {
    const page = await open(address, { viewport: { width: 1280, height: 900 } });
    await page.getByText('Show the code').click();
    await page.getByText('More', { exact: true }).click();
    expect((await site(page).boundingBox())?.height).toBeGreaterThanOrEqual(320);
  });

  it('the embed-code builder has “Copy code” beside the first kinds, also when “More” is open', async () => {
    const page = await open(address, { viewport: { width: 1280, height: 900 } });
    await page.getByText('More', { exact: true }).click();
    const top = async (part: string) => (await page.locator(part).first().boundingBox())?.y;
    expect(await top('#copy')).toBe(await top('.code .chip'));
  });

  it('the embed-code builder has no choice of widths where the window is a phone', async () => {
    const page = await open(address, { viewport: { width: 390, height: 844 } });
    expect(await page.getByText('Phone', { exact: true }).isVisible()).toBe(false);
  });

  it('the embed-code builder opens the code where the browser does not copy it', async () => {
    const page = await open(address);
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('Refused'));
    });
    await page.getByRole('button', { name: 'Copy code' }).click();
    await page.getByText('The code is selected').waitFor();
    expect(await field(page, 'Code').isVisible()).toBe(true);
  });

  it.each([1280, 320])(
    'the embed-code builder has nothing that axe reports at %i px',
    async (width) => {
      const page = await open(address, { viewport: { width, height: 800 } });
      await page.getByText('Company', { exact: true }).click();
      await fill(page, 'Base path', 'a b');
      await loadAxe(page);
      expect(await violations(page)).toEqual([]);
    },
  );

  it('the embed-code builder fits into 320px with long texts', async () => {
    const page = await open(address, { viewport: { width: 320, height: 800 } });
    await fill(page, 'Base path', `/${'long'.repeat(30)}`);
    await fill(page, 'Font', `<${'long'.repeat(30)}`);
    await chooseKind(page, 'Prerendered HTML');
    await page.getByText('Show the code').click();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });

  it('the embed-code builder begins without the notice, which would cover the preview', async () => {
    const page = await open(address, { notice: true });
    await shows(site(page), home);
    expect(await page.getByRole('button', { name: accept }).count()).toBe(0);
  });

  it('the embed-code builder shows the notice as soon as a visitor decides to keep it', async () => {
    const page = await open(address, { notice: true });
    const tick = page.getByRole('checkbox', { name: 'Cookie notice' });
    const button = page.getByRole('button', { name: accept });
    await tick.check();
    expect(await button.count()).toBe(0);
    await tick.uncheck();
    await button.waitFor();
  });

  it('the embed-code builder works from disk', async () => {
    const page = await open(pathToFileURL('demo/configure.html').href);
    await shows(site(page), home);
    expect(await code(page)).toContain('integrity="sha384-');
  });

  it('the embed-code builder has the screens of the site to choose from', async () => {
    const page = await open(address);
    const options = page.getByRole('combobox', { name: 'First screen' }).getByRole('option');
    const names = navigation.map(({ displayName }) => displayName);
    expect((await options.allTextContents()).sort()).toEqual(names.sort());
  });
});
