import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { files as schemas } from '../../build/readContent.mjs';
import { chromiumPath, launchChromium } from '../../build/tools/chromium.mjs';
import { type Server, serve } from '../../build/tools/server.mjs';
import { bundleForm } from '../../editor/bundle.mjs';
import { type Files, filesOf, openForm, readProject } from './form';

const folder = '.cache/editor-test';
/** Where addresses of other hosts and complaints of the console are noted. */
const strange: string[] = [];

describe.runIf(chromiumPath)('the form', () => {
  let server: Server;
  let browser: Browser;
  let page: Page;
  /** What is on the disk, as the server of the desk says. */
  let disk: Files;
  const project = readProject();

  beforeAll(async () => {
    const store = { name: 'gitea', repo: 'local/site', app_id: 'none' } as const;
    await bundleForm(resolve(folder), { store, isLocal: true });
    server = await serve();
    browser = await launchChromium();
  });

  afterAll(async () => {
    await browser?.close();
    await server?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  beforeEach(async () => {
    const context = await browser.newContext({ viewport: { width: 1400, height: 1000 } });
    page = await context.newPage();
    page.setDefaultTimeout(20_000);
    page.on('request', (request) => {
      const { origin, protocol } = new URL(request.url());
      if (origin !== server.origin && !/^(blob|data):$/.test(protocol)) strange.push(request.url());
    });
    page.on('console', (message) => {
      if (/error|warning/.test(message.type())) strange.push(message.text());
    });
    disk = project;
    await page.route('**/files.json', (route) => route.fulfill({ json: disk }));
    await openForm(page, `${server.origin}/${folder}/form.html`, project);
  });

  afterEach(async () => {
    await page.context().close();
    expect(strange.splice(0)).toEqual([]);
  });

  const pane = (language = 'English') =>
    page.getByRole('group', { name: new RegExp(`^Edit (.?${language}.? )?Content`) });

  async function open(file: string) {
    await page.goto(`${server.origin}/${folder}/form.html#/collections/texts/entries/${file}`);
    await pane()
      .getByRole('group', { name: / Field$/ })
      .first()
      .waitFor();
  }

  const save = () => page.getByRole('button', { name: 'Save', exact: true }).click();

  async function saved() {
    await save();
    await page.getByText('Entry saved.').waitFor();
    disk = await filesOf(page);
  }

  /** The lines that a file has and had not, and those that it had, with a sign before them. */
  async function changesOf(path: string) {
    const before = project[path]?.split('\n') ?? [];
    const after = (await filesOf(page))[path]?.split('\n') ?? [];
    return [
      ...before.filter((line) => !after.includes(line)).map((line) => `- ${line.trim()}`),
      ...after.filter((line) => !before.includes(line)).map((line) => `+ ${line.trim()}`),
    ];
  }

  /** The files that are not as they were. */
  async function changedFiles() {
    const after = await filesOf(page);
    return Object.keys(after).filter((path) => after[path] !== project[path]);
  }

  async function type(name: string, words: string, language?: string) {
    await pane(language).getByRole('textbox', { name, exact: true }).first().fill(words);
  }

  it.each(Object.keys(schemas))(
    'opens and saves %s.yaml in all languages without a difference',
    async (file) => {
      await open(file);
      if (file === 'navigation') await pane().getByRole('button', { name: 'Expand All' }).click();
      const box = pane().getByRole('textbox').first();
      // A space at the end is not kept.
      await box.press('ControlOrMeta+End');
      await box.pressSequentially(' ');
      await saved();
      expect(await changedFiles()).toEqual([]);
    },
  );

  it('changes one line for a changed introduction', async () => {
    await open('training');
    await type('Introduction', "Start from real work: it's all.");
    await saved();
    expect(await changesOf('src/content/en/training.yaml')).toEqual([
      "- lede: 'One method for two audiences: start from real work, practise on real work, leave able to do it.'",
      "+ lede: 'Start from real work: it’s all.'",
    ]);
  });

  it('leaves other languages alone when an English text changes', async () => {
    await open('training');
    await type('Introduction', 'Start from real work.');
    await saved();
    expect(await changedFiles()).toEqual(['src/content/en/training.yaml']);
  });
});
