import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumPath } from '../../build/tools/chromium.mjs';
import { storeOf } from '../../editor/store.mjs';
import { type Form, readProject, startForm } from './form';
import { type Commit, imitate, repo, stores } from './stores';

const file = 'src/content/en/training.yaml';
const names = ['github', 'gitlab', 'gitea'] as const;
const project = readProject();

/** Opens the form, and signs in with a token. */
async function signIn(form: Form, name: (typeof names)[number], token = 'right-token') {
  const opened = await form.newPage();
  const { page } = opened;
  const store = await imitate(page, name, project, 'right-token');
  await page.goto(form.address);
  await page.getByRole('button', { name: 'Sign In Using Access Token' }).click();
  await page.getByRole('textbox', { name: 'Personal Access Token' }).fill(token);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  return { ...opened, store };
}

const introduction = (page: Page) => page.getByRole('textbox', { name: 'Introduction' }).first();
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();

async function changeIntroduction(page: Page) {
  await page.getByText('Training', { exact: true }).click();
  await introduction(page).fill('Start from real work.');
}

describe.runIf(chromiumPath).each(names)(
  'the form on the web, with an imitation of %s,',
  (name) => {
    let form: Form;
    const { host } = stores[name];

    beforeAll(async () => {
      const store = storeOf({ name, repo, host: name === 'gitea' ? host : undefined });
      form = await startForm(`.cache/editor-${name}-test`, { store });
    });

    afterAll(() => form?.close());

    describe('after a changed introduction is saved,', () => {
      let commits: readonly Commit[];
      let hosts: string[];
      let complaints: string[];

      beforeAll(async () => {
        const { page, store, ...seen } = await signIn(form, name);
        ({ hosts, complaints } = seen);
        ({ commits } = store);
        await changeIntroduction(page);
        await save(page);
        await page.getByText('Entry saved.').waitFor();
        await page.context().close();
      });

      it('a saved introduction makes one commit', () => {
        expect(commits).toHaveLength(1);
      });

      it('a saved introduction changes no other file', () => {
        const sent = Object.entries(commits[0]?.files ?? {});
        const changed = sent.filter(([path, text]) => text !== project[path]);
        expect(changed.map(([path]) => path)).toEqual([file]);
      });

      it('a saved introduction changes one line', () => {
        const before = project[file]?.split('\n') ?? [];
        const after = commits[0]?.files[file]?.split('\n') ?? [];
        expect(after.filter((line) => !before.includes(line))).toEqual([
          'lede: Start from real work.',
        ]);
      });

      it('a save asks no host but that of the form and the store', () => {
        expect([...new Set(hosts)].sort()).toEqual([new URL(form.address).origin, host].sort());
      });

      it('the console is silent while an introduction is saved', () => {
        expect(complaints).toEqual([]);
      });
    });

    it('the form on the web says that a wrong token is wrong', async () => {
      const { page } = await signIn(form, name, 'wrong-token');
      await page.getByText('The provided token is invalid.').waitFor();
      await page.context().close();
    });
  },
);

describe.runIf(chromiumPath).each(['github', 'gitlab'] as const)(
  'the form with pull requests, with an imitation of %s,',
  (name) => {
    const branch = 'cms/texts/training';
    let form: Form;

    beforeAll(async () => {
      const store = storeOf({ name, repo });
      form = await startForm(`.cache/editor-${name}-pulls-test`, { store, pullRequests: true });
    });

    afterAll(() => form?.close());

    it('a saved introduction is a pull request, and the branch of the site stays as it was', async () => {
      const { page, store } = await signIn(form, name);
      await changeIntroduction(page);
      await save(page);
      await page.getByText('Your changes have been saved as a draft.').waitFor();
      expect(store.pullRequests).toEqual([branch]);
      expect(store.commits.map((commit) => commit.branch)).toEqual([branch]);
      await page.context().close();
    });

    it('a pull request that the store refuses is told with its reason, and can be saved again', async () => {
      const { page, store } = await signIn(form, name);
      await changeIntroduction(page);
      store.forbidden.push('/pulls', '/merge_requests');
      await save(page);
      const refusal = page.getByRole('alertdialog');
      expect(await refusal.textContent()).toMatch(/Not saved.*Not allowed/s);
      await refusal.getByRole('button', { name: 'OK' }).click();
      expect(await introduction(page).inputValue()).toBe('Start from real work.');
      store.forbidden.length = 0;
      await save(page);
      await page.getByText('Your changes have been saved as a draft.').waitFor();
      expect(store.pullRequests).toEqual([branch]);
      await page.context().close();
    });
  },
);
