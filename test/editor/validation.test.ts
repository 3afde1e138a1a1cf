import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { makeCodes, normalised, validationErrors, warningsFor } from '../../editor/validation';

type Data = ReturnType<typeof parse>;
type Change = (data: Data) => unknown;

/** What the form has of an English file, after a change. */
function changed(file: string, change: Change) {
  const data = parse(readFileSync(`test/fixtures/content/en/${file}.yaml`, 'utf8'));
  change(data);
  return data;
}

it.each<[mistake: string, file: string, change: Change, sentence: string]>([
  [
    'an empty text',
    'home',
    (home) => Object.assign(home, { lede: '' }),
    'Introduction: this is empty. Write a text.',
  ],
  [
    'a text of spaces in a list',
    'home',
    (home) => Object.assign(home.clients[2], { alt: '  ' }),
    'Clients, Client 3 (“Halden & Roe”), Description: this is empty. Write a text.',
  ],
  [
    'a step too few',
    'home',
    (home) => home.steps.pop(),
    'Steps: there are 4 entries. Expected five entries, for the five steps of the drawing.',
  ],
  [
    'a PNG file as a logo',
    'home',
    (home) => Object.assign(home.clients[0], { img: 'norvale.png' }),
    expect.stringContaining(
      'Clients, Client 1 (“Norvale”), Logo: a logo is an SVG file, and norvale.png is none. Ask the client',
    ),
  ],
  [
    'a figure without a number',
    'home',
    (home) => Object.assign(home.statistics[0], { value: 'many' }),
    'Figures, Figure 1 (“Nations”), Figure: this is “many”. Write a number such as 27+.',
  ],
  [
    'a year that has not begun',
    'company',
    (company) => Object.assign(company, { foundingYear: 20155 }),
    'Founding year: this is “20155”. Write a year that has begun.',
  ],
  [
    'a job of no department',
    'careers',
    (careers) => Object.assign(careers.jobs[0], { jobCode: 'LAW-001' }),
    'Jobs, Job 1 (“Python instructor”), Code: this is “LAW-001”. Write the code of a department: INS, OPS, ENG, PEO, SAL, DES.',
  ],
  [
    'a subject without the page',
    'shell',
    (shell) => Object.assign(shell, { subject: 'from' }),
    'Subject of mails: this is “from”. Write a text with {source} in it.',
  ],
])('%s is refused with the name of the field and what to write', (_, file, change, sentence) => {
  expect(validationErrors(file, 'en', changed(file, change))).toEqual([sentence]);
});

it('a second job with the code of the first is refused, with the name of both fields', () => {
  const careers = changed('careers', ({ jobs }) => Object.assign(jobs[1], { jobCode: 'INS-001' }));
  expect(validationErrors('careers', 'en', careers)).toEqual([
    'Jobs, Job 2 (“Software engineer”), Code: this is “INS-001”. Write another one, which no other entry has.',
  ]);
});

it('a number that two jobs have is refused, and not an error', () => {
  const careers = changed('careers', ({ jobs }) => Object.assign(jobs[1], { id: 1 }));
  expect(validationErrors('careers', 'en', careers).join()).toContain(
    'Job 2 (“Software engineer”), Number',
  );
});

it('what another language does not have yet is not refused', () => {
  const english = changed('home', () => {});
  const hindi = changed('home', (home) => {
    home.lede = '';
    home.clients[0].alt = '';
    home.statistics.pop();
  });
  expect(validationErrors('home', 'hi', hindi, english)).toEqual([]);
});

it('the texts of the site are not refused', () => {
  expect(
    validationErrors(
      'navigation',
      'en',
      changed('navigation', () => {}),
    ),
  ).toEqual([]);
});

it('a typed apostrophe becomes the typographic one', () => {
  expect(normalised('training', { lede: "It's real" })).toEqual({ lede: 'It’s real' });
});

it('a line break in a text becomes a space', () => {
  expect(normalised('training', { lede: 'real\nwork ' })).toEqual({ lede: 'real work' });
});

it('no-break spaces in a telephone number become spaces', () => {
  const phone = '+91\u00a098123\u00a045678';
  expect(normalised('company', { phone })).toEqual({ phone: '+91 98123 45678' });
});

describe('codes that the form makes', () => {
  const duplicate = (list: Data[], changes: Data = {}) =>
    list.splice(1, 0, { ...list[0], ...changes });

  it('a duplicated job gets the next number', () => {
    const careers = changed('careers', ({ jobs }) => duplicate(jobs));
    makeCodes('careers', [careers]);
    expect(careers.jobs.map(({ id }: Data) => Number(id))).toEqual([1, 4, 2, 3]);
  });

  it('a duplicated question gets a word of its own as its name, in all languages', () => {
    const question = 'Who owns the code?';
    const [english, hindi] = [question, 'कोड किसका है?'].map((question) =>
      changed('consultancy', ({ faq }) => duplicate(faq, { question })),
    );
    makeCodes('consultancy', [english, hindi]);
    expect([english.faq[1].ref, hindi.faq[1].ref]).toEqual(['faq-owns', 'faq-owns']);
  });

  it('a question without Latin letters gets a name too', () => {
    const consultancy = changed('consultancy', ({ faq }) =>
      faq.push({ question: 'कोड?', answer: 'हाँ', isActive: false }),
    );
    makeCodes('consultancy', [consultancy]);
    expect(consultancy.faq.at(-1).ref).toBe('faq-questiona');
  });

  it('codes that are there stay', () => {
    const careers = changed('careers', () => {});
    makeCodes('careers', [careers]);
    expect(careers).toEqual(changed('careers', () => {}));
  });
});

describe('advice', () => {
  const editions = (file: string, english: Change, hindi: Change = () => {}) => [
    { name: 'English', fields: changed(file, english) },
    { name: 'Hindi', fields: changed(file, hindi) },
  ];

  it('a heading that is longer than it looks well is told, with both lengths', () => {
    const heading = 'Training '.repeat(20);
    expect(
      warningsFor(
        'training',
        editions('training', (file) => Object.assign(file, { heading })),
      ),
    ).toEqual(['English: Heading: this text has 180 letters. More than 60 look strange here.']);
  });

  it('a figure that was changed in one language is told, with that of the others', () => {
    const change: Change = ({ statistics }) => Object.assign(statistics[0], { value: '4+' });
    expect(warningsFor('home', editions('home', change))).toEqual([
      'Figures, Figure 1 (“Nations”), Figure: the figures differ: English “4+”, Hindi “3+”.',
    ]);
  });

  it('a figure that was changed in English alone is told once, with its English name', () => {
    const change: Change = ({ statistics }) => Object.assign(statistics[0], { value: '4+' });
    const translate: Change = ({ statistics }) => Object.assign(statistics[0], { label: 'राष्ट्र' });
    const [english, hindi] = editions('home', change, translate);
    const arabic = { name: 'Arabic', fields: changed('home', () => {}) };
    expect(
      warningsFor(
        'home',
        [english, arabic, hindi].flatMap((each) => each ?? []),
      ),
    ).toEqual([
      'Figures, Figure 1 (“Nations”), Figure: the figures differ: English “4+”, Arabic “3+”, Hindi “3+”.',
    ]);
  });

  it.each(['10000+', '10,000+', '१०,०००+', '١٠٬٠٠٠+'])(
    'a figure of ten thousand that is written as %s is the same',
    (value) => {
      const english: Change = ({ statistics }) =>
        Object.assign(statistics[0], { value: '10,000+' });
      const other: Change = ({ statistics }) => Object.assign(statistics[0], { value });
      expect(warningsFor('home', editions('home', english, other))).toEqual([]);
    },
  );

  it('a figure with the digits of another script is the same', () => {
    const change: Change = ({ statistics }) => Object.assign(statistics[0], { value: '३+' });
    expect(
      warningsFor(
        'home',
        editions('home', () => {}, change),
      ),
    ).toEqual([]);
  });

  it('a text that is shown in English is told', () => {
    const without: Change = ({ clients }) => Object.assign(clients[0], { alt: '' });
    expect(
      warningsFor(
        'home',
        editions('home', () => {}, without),
      ),
    ).toEqual([
      'Hindi: shown in English until somebody translates it: Clients, Client 1 (“Norvale”).',
    ]);
  });

  it('the texts of the site need no advice', () => {
    expect(
      warningsFor(
        'careers',
        editions('careers', () => {}),
      ),
    ).toEqual([]);
  });
});
