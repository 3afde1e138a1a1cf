import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { files as schemas } from '../../build/readContent.mjs';
import { chromiumPath } from '../../build/tools/chromium.mjs';
import { loadAxe } from '../e2e/axe';
import {
  chooseFolder,
  type Files,
  type Form,
  filesOf,
  openForm,
  readProject,
  startForm,
} from './form';

describe.runIf(chromiumPath)('the form', () => {
  let form: Form;
  let page: Page;
  let hosts: string[];
  let complaints: string[];
  /** What is on the disk, as the server of the desk says. */
  let disk: Files;
  let unreadable: string[];
  let readOnly: string[];
  let isFull: boolean;
  const project = readProject();

  beforeAll(async () => {
    form = await startForm('.cache/editor-test');
  });

  afterAll(() => form?.close());

  beforeEach(async () => {
    ({ page, hosts, complaints } = await form.newPage());
    disk = project;
    unreadable = [];
    readOnly = [];
    isFull = false;
    await page.route('**/files.json', (route) =>
      route.fulfill({ json: { texts: disk, unreadable, readOnly, isFull } }),
    );
    await openForm(page, form.address, project);
  });

  afterEach(async () => {
    // The form reads the files after a save, perhaps while the page closes.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.context().close();
    expect(complaints).toEqual([]);
    expect([...new Set(hosts)]).toEqual([new URL(form.address).origin]);
  });

  const pane = (language = 'English') =>
    page.getByRole('group', { name: new RegExp(`^Edit .?${language}.? Content`) });

  async function open(file: string) {
    await page.goto(`${form.address}#/collections/texts/entries/${file}`);
    await page
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
    // Beginnings that the editor could not finish have names of their own.
    return Object.keys(project)
      .filter((path) => after[path] !== project[path])
      .sort();
  }

  async function type(name: string, words: string, language?: string) {
    await pane(language).getByRole('textbox', { name, exact: true }).last().fill(words);
  }

  const listOf = (name: string, language?: string) =>
    pane(language).getByRole('group', { name: new RegExp(`^“.?${name}.?” Field`) });

  /** The dialog that says why nothing is saved. */
  async function refusal() {
    await save();
    return page.getByRole('alertdialog').textContent();
  }

  it.each(Object.keys(schemas))(
    'the form opens and saves %s in all languages without a difference',
    async (file) => {
      await open(file);
      if (file === 'navigation') await pane().getByRole('button', { name: 'Expand All' }).click();
      const box = page
        .getByRole('group', { name: / Field$/ })
        .getByRole('textbox')
        .first();
      // A space at the end is not kept.
      await box.press('ControlOrMeta+End');
      await box.pressSequentially(' ');
      await saved();
      expect(await changedFiles()).toEqual([]);
    },
  );

  it('the form changes one line for a changed introduction', async () => {
    await open('training');
    await type('Introduction', "Start from real work: it's all.");
    await saved();
    expect(await changesOf('src/content/en/training.yaml')).toEqual([
      "- lede: 'One method for two audiences: start from real work, practise on real work, leave able to do it.'",
      "+ lede: 'Start from real work: it’s all.'",
    ]);
  });

  it('the form says that it has saved where “Save” can still be pressed', async () => {
    await open('training');
    await type('Introduction', 'Start from real work.');
    // The message stays while the mouse is on it.
    await saved();
    await type('Introduction', 'Start from work.');
    await page.getByRole('button', { name: 'Save', exact: true }).click({ trial: true });
  });

  it('the form has no button that reverts the records of one language alone', async () => {
    await open('consultancy');
    await listOf('Questions').waitFor();
    expect(await page.getByRole('button', { name: /Content Options/ }).count()).toBe(0);
    const header = listOf('Questions').locator('header').first();
    expect(await header.getByRole('button', { name: 'Show Field Options' }).count()).toBe(0);
  });

  it('the form leaves other languages alone when an English text changes', async () => {
    await open('training');
    await type('Introduction', 'Start from real work.');
    await saved();
    expect(await changedFiles()).toEqual(['src/content/en/training.yaml']);
  });

  it('the form adds a client with a logo in English alone, and says that it is not translated', async () => {
    await open('home');
    await pane()
      .getByRole('button', { name: /^Add .?Client/ })
      .click();
    await pane().getByRole('textbox', { name: 'Name', exact: true }).fill('Aster');
    await pane().getByRole('button', { name: 'Browse' }).click();
    const dialog = page.getByRole('dialog', { name: 'Select Image' });
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 32"><path d="M0 0h9v9z"/></svg>';
    await dialog
      .locator('input[type=file]')
      .first()
      .setInputFiles({
        name: 'aster.svg',
        mimeType: 'image/svg+xml',
        buffer: Buffer.from(svg),
      });
    await dialog.getByRole('button', { name: 'Insert' }).click();
    await type('Description', 'Aster logo');
    await saved();
    expect(await changesOf('src/content/en/home.yaml')).toEqual([
      '+ - displayName: Aster',
      '+ img: aster.svg',
      '+ alt: Aster logo',
    ]);
    expect(
      await page.getByRole('status').filter({ hasText: 'Please look at' }).textContent(),
    ).toContain(
      'Arabic: shown in English until somebody translates it: Clients, Client 9 (“Aster”).',
    );
  });

  it('the form refuses a PNG file when it is chosen, and says what is needed', async () => {
    await open('home');
    await pane()
      .getByRole('button', { name: /^Add .?Client/ })
      .click();
    await pane().getByRole('button', { name: 'Browse' }).click();
    const dialog = page.getByRole('dialog', { name: 'Select Image' });
    const said = page.waitForEvent('dialog');
    const png = { name: 'aster.png', mimeType: 'image/png', buffer: Buffer.from('PNG') };
    const chosen = dialog.locator('input[type=file]').first().setInputFiles(png);
    const alert = await said;
    expect(alert.message()).toContain(
      'A logo is an SVG file, and aster.png is none. Ask the client for the logo as SVG',
    );
    await alert.accept();
    await chosen;
    await dialog.getByText('norvale.svg').waitFor();
    expect(await dialog.getByText('aster.png').count()).toBe(0);
  });

  it('the form says after a save how to publish', async () => {
    await open('training');
    await type('Introduction', 'Start from real work.');
    await saved();
    const sentence = page.getByText('Saved on this computer. Now publish it: run “npm run build”');
    await sentence.waitFor();
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    expect(await sentence.count()).toBe(0);
  });

  it('the form adds a job, which only the English edition has', async () => {
    await open('careers');
    const jobs = listOf('Jobs');
    // Entries are drawn when they are seen.
    await jobs.evaluate((list) => list.scrollIntoView());
    await jobs.getByRole('button', { name: 'List Item Options' }).first().click();
    await page.getByRole('menuitem', { name: 'Duplicate' }).click();
    await jobs.getByRole('textbox', { name: 'Heading' }).fill('Tester');
    await jobs.getByRole('textbox', { name: 'Code' }).fill('ENG-002');
    await saved();
    expect(await changedFiles()).toEqual(['src/content/en/careers.yaml']);
  });

  it('the form moves a question in all languages with a key', async () => {
    await open('consultancy');
    await listOf('Questions')
      .getByRole('button', { name: 'Reorder Item' })
      .first()
      .press('ArrowDown');
    await saved();
    const english = (await filesOf(page))['src/content/hi/consultancy.yaml'] ?? '';
    expect(english.indexOf('faq-combination')).toBeLessThan(english.indexOf('faq-start'));
  });

  async function giveTwoReasonsOneName() {
    await open('home');
    await listOf('Reasons').getByRole('button', { name: 'Expand All' }).click();
    await listOf('Reasons').getByRole('textbox', { name: 'Heading' }).last().fill('True partners');
  }

  it('the form says which field of which entry and language is wrong, and what to write', async () => {
    await giveTwoReasonsOneName();
    expect(await refusal()).toContain(
      'English: Reasons, Reason 4 (“True partners”), Heading: this is “True partners”. Write another one, which no other entry has.',
    );
  });

  it('the form leaves the files as they were when it refuses to save', async () => {
    await giveTwoReasonsOneName();
    await refusal();
    expect(await changedFiles()).toEqual([]);
  });

  it('the form leaves the files as they were when a required text is empty', async () => {
    await open('careers');
    await type('Introduction', '   ');
    expect(await refusal()).toContain('English: Introduction: this is empty. Write a text.');
    expect(await changedFiles()).toEqual([]);
  });

  it('the form does not write over a file that somebody else has changed', async () => {
    await open('training');
    await type('Introduction', 'Start from real work.');
    disk = { ...project, 'src/content/hi/training.yaml': 'heading: another' };
    expect(await refusal()).toContain(
      'Somebody else has changed Training in Hindi since you opened the form. Copy what you have written, reload this page, and write it again.',
    );
  });

  it('the form does not write over a file that can’t be read', async () => {
    await open('training');
    await type('Introduction', 'Start from real work.');
    unreadable = ['src/content/hi/training.yaml'];
    expect(await refusal()).toContain('Training in Hindi can’t be read');
  });

  it('the form says that a file is read-only before it writes one', async () => {
    await open('training');
    await type('Introduction', 'Start from real work.');
    readOnly = ['src/content/hi/training.yaml'];
    expect(await refusal()).toContain(
      'Training in Hindi can’t be changed. In the properties of src/content/hi/training.yaml',
    );
  });

  it('the form says that the disk is full before it writes a file', async () => {
    await open('training');
    await type('Introduction', 'Start from real work.');
    isFull = true;
    expect(await refusal()).toContain('The disk is full.');
  });

  /** After so many whole ones, a write stops in the middle: it fails, or it never ends. */
  const stopWrites = (way: 'fail' | 'hang', whole = 0) =>
    page.evaluate(
      ([way, whole]) => {
        const { prototype } = FileSystemWritableFileStream;
        const { write } = prototype;
        let left = whole;
        Object.assign(window, { letWrite: () => Object.assign(prototype, { write }) });
        prototype.write = async function (data) {
          left -= 1;
          if (left >= 0) return write.call(this, data);
          await write.call(this, `${data}`.slice(0, 100));
          document.title = 'A write has stopped';
          if (way === 'hang') await new Promise(() => {});
          throw new DOMException('No space is left.', 'QuotaExceededError');
        };
      },
      [way, whole] as const,
    );

  async function moveQuestion() {
    await open('consultancy');
    await listOf('Questions')
      .getByRole('button', { name: 'Reorder Item' })
      .first()
      .press('ArrowDown');
  }

  it('the form leaves each file as it was when a write fails in the middle', async () => {
    await moveQuestion();
    await stopWrites('fail');
    await refusal();
    // The editor reports the error too.
    complaints.length = 0;
    expect(await changedFiles()).toEqual([]);
  });

  it('the form says which languages are written, and which are not, when one write fails', async () => {
    await page.route('**/files.json', async (route) =>
      route.fulfill({ json: { texts: await filesOf(page), unreadable, readOnly, isFull } }),
    );
    await moveQuestion();
    await stopWrites('fail', 1);
    const sentences = await refusal();
    complaints.length = 0;
    const [written, ...others] = await changedFiles();
    expect(others).toEqual([]);
    const titles = { ar: 'Arabic', en: 'English', hi: 'Hindi' };
    for (const [language, name] of Object.entries(titles)) {
      const isWritten = written === `src/content/${language}/consultancy.yaml`;
      expect(sentences).toContain(`Consultancy in ${name}${isWritten ? ' is written, and ' : ''}`);
    }
    expect(sentences).toContain(' may not be. Press “Save” again.');
  });

  it('the form saves all languages when it is told again after a write that failed', async () => {
    await moveQuestion();
    await stopWrites('fail');
    await refusal();
    complaints.length = 0;
    await page.getByRole('button', { name: 'OK' }).click();
    await page.evaluate('letWrite()');
    await saved();
    expect(await changedFiles()).toEqual(
      ['ar', 'en', 'hi'].map((language) => `src/content/${language}/consultancy.yaml`),
    );
  });

  it('the form leaves each file as it was when the browser is killed while it saves', async () => {
    await moveQuestion();
    await stopWrites('hang');
    await save();
    await page.waitForFunction(() => document.title === 'A write has stopped');
    const crashed = page.waitForEvent('crash');
    const session = await page.context().newCDPSession(page);
    session.send('Page.crash').catch(() => {});
    await crashed;
    page = await page.context().newPage();
    await page.goto(new URL('/LICENSE', form.address).href);
    expect(await changedFiles()).toEqual([]);
  });

  /** What axe finds in a part of the form. */
  async function violationsIn(shown: Page, part: string) {
    // The editor clips at a body without height. axe would take each word for hidden.
    await shown.addStyleTag({ content: 'body { overflow: visible !important; }' });
    await loadAxe(shown);
    const { violations, passes } = await shown.evaluate((part) => window.axe.run(part), part);
    expect(passes.map(({ id }) => id)).toContain('color-contrast');
    return violations.map(({ id }) => id);
  }

  it('the form has nothing that axe reports in the button of the beginning', async () => {
    const { page: other } = await form.newPage();
    await other.route('**/files.json', (route) => route.fulfill({ json: { texts: project } }));
    await other.goto(form.address);
    await other.getByRole('button', { name: 'Choose the Folder' }).waitFor();
    expect(await violationsIn(other, '.buttons')).toEqual([]);
    await other.context().close();
  });

  it('the form has nothing that axe reports in its advice after a save', async () => {
    await open('training');
    await type('Introduction', 'We teach IT. '.repeat(30));
    await save();
    await page.getByRole('heading', { name: 'Please look at:' }).waitFor();
    expect(await violationsIn(page, '#advice')).toEqual([]);
  });

  it('the form refuses a folder that is not the project', async () => {
    const { page: other } = await form.newPage();
    await other.route('**/files.json', (route) =>
      route.fulfill({ json: { texts: { ...project, 'src/content/en/home.yaml': 'another' } } }),
    );
    await chooseFolder(other, form.address, project);
    await other.getByText('This is not the folder of the project.').waitFor();
    await other.context().close();
  });
});
