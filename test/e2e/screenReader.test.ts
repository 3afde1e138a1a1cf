import content from 'content';
import { expect, it } from 'vitest';
import type { SitePath } from '../../src/content/types';
import { careers, consultancy, contact, home, knowUsMore, notFound, training } from '../screens';
import * as words from '../words';
import { describeInChromium, inPortal, script } from './chromium';
import { onEveryScreen } from './everyScreen';
import { outlineOf } from './outline';

/** Indents lines below a line that contains them. */
const within = (line: string, inside: readonly string[]) => [
  line,
  ...inside.map((one) => `  ${one}`),
];
const listOf = (items: readonly string[]) => within(`list of ${items.length}`, items);
const link = (name: string) => `link "${name}"`;
const heading = (level: number, name: string) => `heading ${level} "${name}"`;
const links = (names: readonly string[]) => listOf(names.map(link));
/** A section that its heading names. */
const region = (name: string, inside: readonly string[]) =>
  within(`region "${name}"`, [heading(2, name), ...inside]);

const displayed = content.careers.jobs.filter(({ display }) => display);
const departments = within(
  `group "${content.careers.filtersLabel}"`,
  words.filters.map(({ name }, index) => `button "${name}"${index === 0 ? ', pressed' : ''}`),
);
const row = (job: (typeof content.careers.jobs)[number]) => [
  heading(2, job.description),
  link(`${content.careers.apply}${content.language.comma} ${job.description}`),
  heading(3, content.careers.minimumHeading),
  `list of ${job.minimumQualificationList.length}`,
  heading(3, content.careers.qualificationHeading),
  `list of ${job.qualificationList.length}`,
];
const withJobs = [
  ...departments,
  ...within(`list of ${displayed.length}`, displayed.flatMap(row)),
  link(content.company.careersEmail),
];
const withoutJobs = [
  heading(2, content.careers.message),
  link(content.company.careersEmail),
  ...departments,
];

const banner = within('banner', [
  link(words.skipLink),
  link(words.homeLink),
  ...within(`navigation "${content.shell.headNavLabel}"`, links(words.headerLinks)),
]);

const contentinfo = [
  ...within('contentinfo', [
    link(words.homeLink),
    ...within(`navigation "${content.shell.footerNavLabel}"`, links(words.footerLinks)),
    ...links(words.socialLinks),
  ]),
];

const notice = within(`region "${words.cookieNoticeLabel}"`, [`button "${words.accept}"`]);

const { formNote, form } = content.contact;
const note = `${formNote.before} ${content.company.helloEmail} ${formNote.after}`;

const main: Readonly<Record<SitePath | typeof notFound.path, readonly string[]>> = {
  '/': [
    heading(1, home.heading),
    link(content.home.trainingAction),
    link(content.home.mailAction),
    ...region(
      content.home.clientsHeading,
      listOf(content.home.clients.map(({ alt }) => `image "${alt}"`)),
    ),
    ...region(
      content.home.reasonsHeading,
      listOf(content.home.reasons.map(({ title }) => heading(3, title))),
    ),
    ...region(content.home.statisticsHeading, [`list of ${content.home.statistics.length}`]),
    ...region(content.home.writeToUs, [link(content.company.helloEmail)]),
  ],
  '/know-us-more': [
    heading(1, knowUsMore.heading),
    ...region(content.about.placesHeading, [`list of ${content.about.places.length + 1}`]),
    ...region(content.about.mailHeading, [link(content.company.helloEmail)]),
  ],
  '/training': [
    heading(1, training.heading),
    heading(2, content.training.corporate.title),
    `list of ${content.training.corporate.bullets.length}`,
    link(content.training.corporate.mailLink),
    heading(2, content.training.college.title),
    `list of ${content.training.college.bullets.length}`,
    link(content.training.college.mailLink),
    ...region(`${content.training.optionsHeading} ${content.training.optionsHeadingEnd}`, [
      `list of ${content.training.options.length}`,
    ]),
    ...region(content.training.mailHeading, [link(content.company.helloEmail)]),
  ],
  '/consultation': [
    heading(1, consultancy.heading),
    ...content.consultancy.services.map(({ title }) => heading(2, title)),
    ...region(
      content.consultancy.faqHeading,
      content.consultancy.faq.flatMap(({ question, isActive }) =>
        within(heading(3, question), [`button "${question}", ${isActive ? 'open' : 'closed'}`]),
      ),
    ),
    ...region(content.consultancy.mailHeading, [link(content.company.helloEmail)]),
  ],
  '/contact-us': [
    heading(1, contact.heading),
    ...links(Object.values(words.contactRows)),
    ...region(
      content.contact.officesHeading,
      listOf(content.contact.offices.map(({ city }) => heading(3, city))),
    ),
    ...region(content.contact.formHeading, [
      link(content.company.helloEmail),
      ...within(
        'form',
        within(`group "${content.contact.formHeading}" (${note})`, [
          ...[form.fullName, form.email, form.message].map((name) => `textbox "${name}", disabled`),
          `button "${form.send}", disabled`,
        ]),
      ),
    ]),
  ],
  '/careers': [heading(1, careers.heading), ...(displayed.length > 0 ? withJobs : withoutJobs)],
  '/no-such-screen': [
    heading(1, notFound.heading),
    ...links(
      content.navigation
        .filter(({ url }) => content.notFound.links.includes(url))
        .map(({ displayName }) => displayName),
    ),
  ],
};

const menu = within(`dialog "${words.menuTitle}"`, [
  `button "${words.closeMenu}"`,
  ...within(`navigation "${words.menuTitle}"`, links(words.menuLinks)),
  link(content.company.helloEmail),
  ...links(words.socialLinks),
]);

describeInChromium('a screen reader', ({ open, openHtml }) => {
  it('a screen reader finds landmarks, headings and names on every screen', async () => {
    const page = await open('/demo/', { notice: true });
    await onEveryScreen(page, async ({ path }) => {
      const inside = within('main', main[path as keyof typeof main]);
      const expected = [...banner, ...inside, ...notice, ...contentinfo];
      expect.soft(await outlineOf(page), `on ${path}`).toEqual(expected);
    });
  });

  async function openNarrow() {
    const page = await open('/demo/', { viewport: { width: 390, height: 844 } });
    await page.getByRole('contentinfo').waitFor();
    return page;
  }

  it('a screen reader finds a menu button instead of the links on a narrow site', async () => {
    const outline = await outlineOf(await openNarrow());
    const button = `  button "${words.openMenu}"`;
    expect(outline.slice(0, 4)).toEqual(['banner', ...banner.slice(1, 3), button]);
  });

  it('a screen reader finds only the menu while it is open', async () => {
    const page = await openNarrow();
    await page.getByRole('button', { name: words.openMenu }).click();
    expect(await outlineOf(page)).toEqual(menu);
  });

  it('a screen reader reads English in a page of another language', async () => {
    const html = inPortal(`<p>Willkommen</p><training-site></training-site>${script}`);
    const page = await openHtml(html.replace('lang="en"', 'lang="de"'));
    const isEnglish = (element: Element) => element.matches(':lang(en)');
    const heading = page.getByRole('heading', { level: 1 });
    const welcome = page.getByText('Willkommen');
    expect(await heading.evaluate(isEnglish), 'the site is in English').toBe(true);
    expect(await welcome.evaluate(isEnglish), 'the page is in English').toBe(false);
  });
});
