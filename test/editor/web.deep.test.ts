import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { chromiumPath, launchChromium } from '../../build/tools/chromium.mjs';
import { type Server, serve } from '../../build/tools/server.mjs';
import { bundleForm } from '../../editor/bundle.mjs';
import { storeOf } from '../../editor/store.mjs';
import { readProject } from './form';
import { type Commit, host, imitateGitea } from './gitea';

const folder = '.cache/editor-web-test';

describe.runIf(chromiumPath)('the form on the web, with an imitation of Gitea,', () => {
  let server: Server;
  let browser: Browser;
  let page: Page;
  let commits: Commit[];
  const hosts = new Set<string>();

  beforeAll(async () => {
    const store = storeOf({ name: 'gitea', repo: 'skillmere/site', host });
    await bundleForm(resolve(folder), { store });
    server = await serve();
    browser = await launchChromium();
  });

  afterAll(async () => {
    await browser?.close();
    await server?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  beforeEach(async () => {
    hosts.clear();
    page = await (await browser.newContext({ viewport: { width: 1400, height: 1000 } })).newPage();
    page.setDefaultTimeout(10_000);
    page.on('request', (request) => {
      if (request.url().startsWith('http')) hosts.add(new URL(request.url()).origin);
    });
    commits = await imitateGitea(page, readProject(), 'right-token');
    await page.goto(`${server.origin}/${folder}/`);
  });

  afterEach(() => page.context().close());

  async function signIn(token: string) {
    await page.getByRole('button', { name: 'Sign In Using Access Token' }).click();
    await page.getByRole('textbox', { name: 'Personal Access Token' }).fill(token);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  }

  async function changeIntroduction() {
    await signIn('right-token');
    await page.getByText('Training', { exact: true }).click();
    await page.getByRole('textbox', { name: 'Introduction' }).first().fill('Start from real work.');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Entry saved.').waitFor();
  }

  it('saves a changed text as one commit', async () => {
    await changeIntroduction();
    expect(commits).toHaveLength(1);
  });

  it('leaves other languages as they were', async () => {
    await changeIntroduction();
    const arabic = commits[0]?.files.find(({ path }) => path === 'src/content/ar/training.yaml');
    const text = Buffer.from(arabic?.content ?? '', 'base64').toString();
    expect(text).toBe(readProject()['src/content/ar/training.yaml']);
  });

  it('sends the file with one other line', async () => {
    await changeIntroduction();
    const file = commits[0]?.files.find(({ path }) => path === 'src/content/en/training.yaml');
    const before = readProject()['src/content/en/training.yaml']?.split('\n') ?? [];
    const after = Buffer.from(file?.content ?? '', 'base64')
      .toString()
      .split('\n');
    expect(after.filter((line) => !before.includes(line))).toEqual(['lede: Start from real work.']);
  });

  it('asks no host but its own and the store', async () => {
    await changeIntroduction();
    expect([...hosts].sort()).toEqual([server.origin, host].sort());
  });

  it('says that a wrong token is wrong', async () => {
    await signIn('wrong-token');
    await page.getByText('The provided token is invalid.').waitFor();
    expect(commits).toEqual([]);
  });
});
