import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumPath } from '../../build/tools/chromium.mjs';
import { storeOf } from '../../editor/store.mjs';
import { type Form, readProject, startForm } from './form';
import { type Commit, imitate, repo, stores } from './stores';

const file = 'src/content/en/training.yaml';
const names = ['github', 'gitlab', 'gitea'] as const;

describe.runIf(chromiumPath).each(names)(
  'the form on the web, with an imitation of %s,',
  (name) => {
    let form: Form;
    const project = readProject();
    const { host } = stores[name];

    beforeAll(async () => {
      const store = storeOf({ name, repo, host: name === 'gitea' ? host : undefined });
      form = await startForm(`.cache/editor-${name}-test`, { store });
    });

    afterAll(() => form?.close());

    /** Opens the form, and signs in with a token. */
    async function signIn(token: string) {
      const opened = await form.newPage();
      const commits = await imitate(opened.page, name, project, 'right-token');
      await opened.page.goto(form.address);
      await opened.page.getByRole('button', { name: 'Sign In Using Access Token' }).click();
      await opened.page.getByRole('textbox', { name: 'Personal Access Token' }).fill(token);
      await opened.page.getByRole('button', { name: 'Sign In', exact: true }).click();
      return { ...opened, commits };
    }

    describe('after a changed introduction is saved,', () => {
      let commits: Commit[];
      let hosts: string[];
      let complaints: string[];

      beforeAll(async () => {
        const { page, ...seen } = await signIn('right-token');
        ({ commits, hosts, complaints } = seen);
        await page.getByText('Training', { exact: true }).click();
        const introduction = page.getByRole('textbox', { name: 'Introduction' }).first();
        await introduction.fill('Start from real work.');
        await page.getByRole('button', { name: 'Save', exact: true }).click();
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
      const { page } = await signIn('wrong-token');
      await page.getByText('The provided token is invalid.').waitFor();
      await page.context().close();
    });
  },
);
