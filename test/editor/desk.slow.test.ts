import { spawnSync } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { chromiumPath, launchChromium } from '../../build/tools/chromium.mjs';
import { loadAxe } from '../e2e/axe';
import { chooseOwnFolder, copyProject, Desk, environment, formIn, openDesk, siteIn } from './desk';
import { filesOf, readProject } from './form';

/** A copy of the project, whose texts the tests change. */
const copy = '.cache/desk-test';
const home = 'src/content/en/home.yaml';
const training = 'src/content/en/training.yaml';
/** What a save leaves behind that was stopped. */
const unfinished = `${copy}/src/content/en/.sveltia-tmp-1`;

describe.runIf(chromiumPath)('npm run edit', () => {
  let desk: Desk;
  let browser: Browser;
  let page: Page;
  const original = readProject()[home] ?? '';

  beforeAll(async () => {
    copyProject(copy);
    writeFileSync(unfinished, '');
    desk = new Desk(copy);
    await desk.start();
    browser = await launchChromium();
  }, 120_000);

  afterAll(async () => {
    await browser?.close();
    desk?.stop();
    rmSync(copy, { recursive: true, force: true });
    // One test writes a mistake into a file, and each build reports it.
    expect(desk.errorsWithout('The content has mistakes.', 'home.yaml:')).toEqual([]);
  });

  beforeEach(async () => {
    page = await (await browser.newContext({ viewport: { width: 1400, height: 900 } })).newPage();
    page.setDefaultTimeout(50_000);
    await chooseOwnFolder(page);
  });

  afterEach(async () => {
    await page.context().close();
    for (const path of [home, training])
      writeFileSync(`${copy}/${path}`, readProject()[path] ?? '');
  });

  const form = () => formIn(page);
  const site = () => siteIn(page);
  const open = (screen: string) => openDesk(page, desk.address, screen);

  it('npm run edit shows a saved text on the site beside the form', async () => {
    await open('Home');
    await form().getByRole('textbox', { name: 'Introduction' }).first().fill('We teach IT.');
    await form().getByRole('button', { name: 'Save', exact: true }).click();
    await form().getByText('Entry saved.').waitFor();
    // A chosen folder would be this one.
    writeFileSync(`${copy}/${home}`, (await filesOf(page))[home] ?? '');
    await site().getByText('We teach IT.').waitFor();
  });

  it('npm run edit stays at the screen of what was saved, in the form and on the site', async () => {
    await open('Training');
    await form().getByRole('textbox', { name: 'Introduction' }).first().fill('We teach IT.');
    await form().getByRole('button', { name: 'Save', exact: true }).click();
    await form().getByText('Entry saved.').waitFor();
    writeFileSync(`${copy}/${training}`, (await filesOf(page))[training] ?? '');
    await site().getByText('We teach IT.').waitFor();
    await form().getByRole('textbox', { name: 'Introduction' }).first().waitFor();
  });

  it('npm run edit shows the screen whose texts are open', async () => {
    await open('Careers');
    await site().getByRole('heading', { name: 'Careers', level: 1 }).waitFor();
  });

  it('npm run edit shows the site in Arabic', async () => {
    await page.goto(desk.address);
    await page.getByLabel('Site in').selectOption('Arabic');
    await site().locator('.site[lang=ar][dir=rtl]').waitFor();
  });

  it('npm run edit says what is wrong when a file is wrong', async () => {
    await page.goto(desk.address);
    writeFileSync(`${copy}/${home}`, original.replace('lede:', 'led:'));
    const alert = page.getByRole('alert');
    await alert.waitFor();
    const fault = 'led: no field here has this name';
    expect(await alert.textContent()).toContain(fault);
    await expect.poll(() => desk.errors).toContain(fault);
  });

  it('npm run edit deletes what a save has left behind that was stopped', () => {
    expect(existsSync(unfinished)).toBe(false);
  });

  it('npm run edit has nothing that axe reports around the form and the site', async () => {
    await page.goto(desk.address);
    await page.getByText(resolve(copy)).waitFor();
    await loadAxe(page);
    const { violations } = await page.evaluate(() => window.axe.run(document, { iframes: false }));
    expect(violations.map(({ id }) => id)).toEqual([]);
  });

  it('npm run edit has buttons of lists that are high enough for a thumb in a narrow window', async () => {
    await open('Home');
    await page.setViewportSize({ width: 390, height: 844 });
    for (const name of ['Expand All', 'Add Line', 'Remove', 'Save']) {
      const button = form().getByRole('button', {
        name: new RegExp(`^${name.replace(' ', ' .?')}`),
      });
      const height = async () => (await button.first().boundingBox())?.height;
      await expect.poll(height, { message: name }).toBeGreaterThanOrEqual(44);
    }
  });

  it('npm run edit leads from the form to the site with the Tab key', async () => {
    await page.goto(desk.address);
    await form().getByRole('button', { name: 'Choose the Folder' }).focus();
    await site().getByRole('heading', { level: 1 }).first().waitFor();
    // The language, the button that hides the site, the site.
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('site');
  });

  it('npm run edit names the folder that is to be chosen', async () => {
    await page.goto(desk.address);
    await page.getByText(resolve(copy)).waitFor();
  });

  it('npm run edit says which browser can write into a folder, in one that can’t', async () => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(window, 'showDirectoryPicker');
    });
    await page.goto(desk.address);
    await page.getByText('Please open this page in Chrome or Edge').waitFor();
  });
});

describe('npm run edit with a form that can’t be built', () => {
  const broken = '.cache/desk-test-broken';
  const message = 'The form is broken.';

  afterAll(() => rmSync(broken, { recursive: true, force: true }));

  it('npm run edit fails with the error in its last line if the form can’t be built', () => {
    copyProject(broken);
    const code = `export function configOf() { throw new Error('${message}'); }`;
    writeFileSync(`${broken}/editor/config.mjs`, code);
    const { status, stdout, stderr } = spawnSync('node', ['build/tools/edit.mjs'], {
      cwd: broken,
      env: environment,
      encoding: 'utf8',
      timeout: 50_000,
    });
    expect(stdout).not.toContain('The form and the site');
    expect(stderr.trim().split('\n').at(-1)).toBe(message);
    expect(status).toBe(1);
  });
});
