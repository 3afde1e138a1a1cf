import { rmSync, writeFileSync } from 'node:fs';
import type { Browser, FrameLocator, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { chromiumPath, launchChromium } from '../../build/tools/chromium.mjs';
import { logo, point, records } from '../fixtures/addedRecords.mjs';
import { chooseOwnFolder, copyProject, Desk, formIn, openDesk, siteIn } from './desk';
import { type Files, filesOf, readProject } from './form';

const [client, job, office, question] = [
  records.home.clients,
  records.careers.jobs,
  records.contact.offices,
  records.consultancy.faq,
];

type Changes = Readonly<Record<string, readonly string[]>>;

interface Recipe {
  readonly name: string;
  readonly screen: string;
  /** What somebody does in the form, before “Save”. */
  readonly write: (pane: Locator, form: FrameLocator) => Promise<unknown>;
  /** The changed lines of each file. */
  readonly changes: Changes;
  /** The changed lines of the same file in another language: what is not translated is there too. */
  readonly inOthers?: readonly string[];
  /** Where the site beside the form has the new thing. */
  readonly shown: (site: FrameLocator) => Locator;
}

const type = (pane: Locator, name: string, words: string) =>
  pane.getByRole('textbox', { name, exact: true }).last().fill(words);

const listOf = (pane: Locator, name: string) =>
  pane.getByRole('group', { name: new RegExp(`^“.?${name}.?” Field`) });

const add = (pane: Locator, name: string) =>
  pane.getByRole('button', { name: new RegExp(`^Add .?${name}`) }).click();

const recipes: readonly Recipe[] = [
  {
    name: 'a text',
    screen: 'Home',
    write: (pane) => type(pane, 'Introduction', 'We teach IT.'),
    changes: {
      'src/content/en/home.yaml': [
        '- lede: Instructor-led IT training and hands-on consultancy for companies and colleges in India, UAE, Singapore and other nations.',
        '+ lede: We teach IT.',
      ],
    },
    shown: (site) => site.getByText('We teach IT.'),
  },
  {
    name: 'a client',
    screen: 'Home',
    write: async (pane, form) => {
      await add(pane, 'Client');
      await type(pane, 'Name', client.displayName);
      await pane.getByRole('button', { name: 'Browse' }).click();
      const dialog = form.getByRole('dialog', { name: 'Select Image' });
      await dialog
        .locator('input[type=file]')
        .first()
        .setInputFiles({ name: client.img, mimeType: 'image/svg+xml', buffer: Buffer.from(logo) });
      await dialog.getByRole('button', { name: 'Insert' }).click();
      // The editor reads the file before it knows the picture.
      await pane.getByText(client.img, { exact: true }).waitFor();
      await type(pane, 'Description', client.alt);
    },
    changes: {
      'src/content/en/home.yaml': [
        '+ - displayName: Aster',
        '+ img: aster.svg',
        '+ alt: Aster logo',
      ],
      'src/drawings/clients/aster.svg': [`+ ${logo.trim()}`],
    },
    inOthers: ['+ - img: aster.svg'],
    shown: (site) => site.getByRole('img', { name: client.alt }),
  },
  {
    name: 'a job',
    screen: 'Careers',
    write: async (pane, form) => {
      const jobs = listOf(pane, 'Jobs');
      // Entries are drawn when they are seen.
      await jobs.evaluate((list) => list.scrollIntoView());
      await jobs.getByRole('button', { name: 'List Item Options' }).first().click();
      await form.getByRole('menuitem', { name: 'Duplicate' }).click();
      await type(jobs, 'Heading', job.description);
      await type(jobs, 'Code', job.jobCode);
      await jobs.getByRole('switch', { name: 'Shown' }).last().click();
    },
    changes: {
      'src/content/en/careers.yaml': [
        '+ - id: 4',
        '+ display: true',
        '+ description: Tester',
        '+ jobCode: ENG-002',
        '+ qualificationList:',
        '+ - Teaching experience',
        '+ minimumQualificationList:',
        '+ - Three years of Python',
        '+ location: Delhi',
        '+ responsibilityList:',
        '+ - Plan and lead courses',
      ],
    },
    shown: (site) => site.getByText(job.description),
  },
  {
    name: 'an office',
    screen: 'Contact',
    write: async (pane) => {
      await add(pane, 'Office');
      const offices = listOf(pane, 'Offices');
      await type(offices, 'City', office.city);
      await type(offices, 'Region', office.region);
      await type(offices, 'Time zone', office.timeZone);
    },
    changes: {
      'src/content/en/contact.yaml': [
        '+ - city: Pune',
        '+ region: Maharashtra, India',
        '+ timeZone: IST, UTC+05:30',
      ],
    },
    shown: (site) => site.getByRole('heading', { name: office.city }),
  },
  {
    name: 'a question',
    screen: 'Consultancy',
    write: async (pane) => {
      await add(pane, 'Question');
      const questions = listOf(pane, 'Questions');
      await type(questions, 'Question', question.question);
      await type(questions, 'Answer', question.answer);
    },
    changes: {
      'src/content/en/consultancy.yaml': [
        '+ - question: Who owns the code?',
        '+ answer: You do.',
        '+ ref: faq-owns',
        '+ isActive: false',
      ],
    },
    inOthers: ['+ - ref: faq-owns', '+ isActive: false'],
    shown: (site) => site.getByRole('button', { name: question.question }),
  },
  {
    name: 'a figure',
    screen: 'Home',
    write: async (pane) => {
      const figures = listOf(pane, 'Figures');
      await figures.getByRole('button', { name: 'Expand All' }).click();
      await type(figures, 'Figure', '6000+');
    },
    changes: { 'src/content/en/home.yaml': ['- value: 5000+', '+ value: 6000+'] },
    shown: (site) => site.getByText('6000+'),
  },
  {
    name: 'a point of an audience',
    screen: 'Training',
    write: async (pane) => {
      const points = listOf(pane, 'Points').first();
      await points.getByRole('button', { name: /^Add .?Point/ }).click();
      await points.getByRole('textbox').last().fill(point);
    },
    changes: { 'src/content/en/training.yaml': [`+ - ${point}`] },
    shown: (site) => site.getByText(point),
  },
];

/** The lines between those that two texts have in common, without and with a change. */
function changeOf(before: string, after: string): string[] {
  const old = before.split('\n');
  const now = after.split('\n');
  const shorter = Math.min(old.length, now.length);
  let start = 0;
  while (start < shorter && old[start] === now[start]) start += 1;
  let end = 0;
  while (end < shorter - start && old.at(-1 - end) === now.at(-1 - end)) end += 1;
  return [
    ...old.slice(start, old.length - end).map((line) => `- ${line.trim()}`),
    ...now.slice(start, now.length - end).map((line) => `+ ${line.trim()}`),
  ];
}

/** The changed lines of each file. */
function changesOf(before: Files, after: Files): Changes {
  const changed = Object.keys(after).filter((path) => after[path] !== before[path]);
  return Object.fromEntries(
    changed.map((path) => [path, changeOf(before[path] ?? '', after[path] ?? '')]),
  );
}

/** What a recipe changes in the files of the languages, English first. */
function expectedIn([, ...others]: readonly string[], { changes, inOthers }: Recipe): Changes {
  const [english = ''] = Object.keys(changes);
  const paths = inOthers ? others.map((language) => english.replace('/en/', `/${language}/`)) : [];
  return { ...changes, ...Object.fromEntries(paths.map((path) => [path, inOthers ?? []])) };
}

describe.runIf(chromiumPath).each([
  ['English alone', ['en']],
  ['three languages', ['en', 'ar', 'hi']],
])('a form with %s', (words, languages) => {
  const copy = `.cache/recipes-test-${languages.length}`;
  let desk: Desk;
  let browser: Browser;
  let page: Page;
  /** What the folder has. Each recipe begins with what the one before has saved. */
  let files = readProject();

  beforeAll(async () => {
    copyProject(copy, languages);
    desk = new Desk(copy);
    [browser] = await Promise.all([launchChromium(), desk.start()]);
  }, 120_000);

  afterAll(async () => {
    await browser?.close();
    desk?.stop();
    rmSync(copy, { recursive: true, force: true });
    expect(desk.errorsWithout()).toEqual([]);
  });

  beforeEach(async () => {
    // High enough for each form, because a click moves the page. Few pixels, because the browser draws them without a GPU.
    const context = await browser.newContext({
      viewport: { width: 1400, height: 6000 },
      deviceScaleFactor: 0.25,
    });
    page = await context.newPage();
    page.setDefaultTimeout(30_000);
    await chooseOwnFolder(page);
  });

  afterEach(() => page.context().close());

  it.each(recipes)(
    `with ${words}, the form writes $name and nothing else, and the site shows it`,
    async (recipe) => {
      const { screen, write, shown } = recipe;
      await openDesk(page, desk.address, screen, files);
      const form = formIn(page);
      await write(form.getByRole('group', { name: /^Edit .?English.? Content/ }), form);
      await form.getByRole('button', { name: 'Save', exact: true }).click();
      await form.getByText('Entry saved.').waitFor();
      const after = await filesOf(page);
      const found = changesOf(files, after);
      expect(found).toEqual(expectedIn(languages, recipe));
      files = after;
      // A chosen folder would be this one.
      for (const path of Object.keys(found)) writeFileSync(`${copy}/${path}`, after[path] ?? '');
      await shown(siteIn(page)).first().waitFor();
    },
  );
});
