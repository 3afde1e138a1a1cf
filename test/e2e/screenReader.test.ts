import { expect, it } from 'vitest';
import { aboutText } from '../../src/content/about';
import { careersText, jobs, jobText } from '../../src/content/careers';
import { clients } from '../../src/content/clients';
import { company } from '../../src/content/company';
import { consultancyText, services } from '../../src/content/consultancy';
import { contactText, offices } from '../../src/content/contact';
import { faq } from '../../src/content/faq';
import { homeText } from '../../src/content/home';
import { notFoundLinks } from '../../src/content/notFound';
import { reasons } from '../../src/content/reasons';
import { shellText } from '../../src/content/shell';
import { statistics } from '../../src/content/statistics';
import {
  collegeTraining,
  corporateTraining,
  trainingOptions,
  trainingText,
} from '../../src/content/training';
import { careers, consultancy, contact, home, knowUsMore, notFound, training } from '../screens';
import {
  accept,
  closeMenu,
  contactRows,
  cookieNoticeLabel,
  filters,
  footerLinks,
  headerLinks,
  homeLink,
  menuLinks,
  menuTitle,
  openMenu,
  skipLink,
  socialLinks,
} from '../words';
import { describeInChromium } from './chromium';
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

const displayed = jobs.filter(({ display }) => display);
const card = (job: (typeof jobs)[number]) => [
  heading(2, job.description),
  heading(3, jobText.minimumHeading),
  `list of ${job.minimumQualificationList.length}`,
  heading(3, jobText.qualificationHeading),
  `list of ${job.qualificationList.length}`,
];

const banner = within('banner', [
  link(skipLink),
  link(homeLink),
  ...within(`navigation "${shellText.headNavLabel}"`, links(headerLinks)),
]);

const contentinfo = [
  ...within('contentinfo', [
    link(homeLink),
    ...within(`navigation "${shellText.footerNavLabel}"`, links(footerLinks)),
    ...links(socialLinks),
  ]),
  ...within(`region "${cookieNoticeLabel}"`, [`button "${accept}"`]),
];

const { formNote, form } = contactText;
const note = `${formNote.before} ${company.helloEmail} ${formNote.after}`;

const main = {
  '/': [
    heading(1, home.heading),
    link(homeText.trainingAction),
    link(homeText.writeToUs),
    ...region(homeText.clientsHeading, listOf(clients.map(({ alt }) => `image "${alt}"`))),
    ...region(homeText.reasonsHeading, listOf(reasons.map(({ title }) => heading(3, title)))),
    ...region(homeText.statisticsHeading, [`list of ${statistics.length}`]),
    ...region(homeText.writeToUs, [link(company.helloEmail)]),
  ],
  '/know-us-more': [
    heading(1, knowUsMore.heading),
    ...region(aboutText.placesHeading, [`list of ${aboutText.places.length + 1}`]),
  ],
  '/training': [
    heading(1, training.heading),
    heading(2, corporateTraining.title),
    `list of ${corporateTraining.bullets.length}`,
    heading(2, collegeTraining.title),
    `list of ${collegeTraining.bullets.length}`,
    ...region(`${trainingText.optionsHeading} ${trainingText.optionsHeadingEnd}`, [
      `list of ${trainingOptions.length}`,
    ]),
  ],
  '/consultation': [
    heading(1, consultancy.heading),
    ...services.map(({ title }) => heading(2, title)),
    ...region(
      consultancyText.faqHeading,
      faq.flatMap(({ question, isActive }) =>
        within(heading(3, question), [`button "${question}", ${isActive ? 'open' : 'closed'}`]),
      ),
    ),
    ...region(consultancyText.mailHeading, [link(company.helloEmail)]),
  ],
  '/contact-us': [
    heading(1, contact.heading),
    ...links(Object.values(contactRows)),
    ...region(contactText.officesHeading, listOf(offices.map(({ city }) => heading(3, city)))),
    ...region(contactText.formHeading, [
      link(company.helloEmail),
      ...within(
        'form',
        within(`group "${contactText.formHeading}" (${note})`, [
          ...[form.fullName, form.email, form.message].map((name) => `textbox "${name}", disabled`),
          `button "${form.send}", disabled`,
        ]),
      ),
    ]),
  ],
  '/careers': [
    heading(1, careers.heading),
    ...within(
      `group "${careersText.filtersLabel}"`,
      filters.map(({ name }, index) => `button "${name}"${index === 0 ? ', pressed' : ''}`),
    ),
    ...(displayed.length > 0
      ? within(`list of ${displayed.length}`, displayed.flatMap(card))
      : [heading(2, careersText.message)]),
    link(company.careersEmail),
  ],
  '/no-such-screen': [
    heading(1, notFound.heading),
    ...links(notFoundLinks.map(({ displayName }) => displayName)),
  ],
};

const menu = within(`dialog "${menuTitle}"`, [
  `button "${closeMenu}"`,
  ...within(`navigation "${menuTitle}"`, links(menuLinks)),
  link(company.helloEmail),
  ...links(socialLinks),
]);

describeInChromium('a screen reader', ({ open, openHtml }) => {
  it('finds landmarks, headings and names on every screen', async () => {
    const page = await open('/demo/', { notice: true });
    await onEveryScreen(page, async ({ path }) => {
      const inside = within('main', main[path as keyof typeof main]);
      expect(await outlineOf(page)).toEqual([...banner, ...inside, ...contentinfo]);
    });
  });

  it('finds a menu button instead of the links on a narrow site, and only the menu while it is open', async () => {
    const page = await open('/demo/', { viewport: { width: 390, height: 844 } });
    await page.getByRole('contentinfo').waitFor();
    expect((await outlineOf(page)).slice(0, 4)).toEqual([
      'banner',
      ...banner.slice(1, 3),
      `  button "${openMenu}"`,
    ]);
    await page.getByRole('button', { name: openMenu }).click();
    expect(await outlineOf(page)).toEqual(menu);
  });

  it('reads English in a page of another language', async () => {
    const page = await openHtml(
      `<!doctype html><html lang="de"><title>Portal</title><body><p>Willkommen</p>
       <div id="site"></div><script src="/dist/training-site.js"></script>
       <script>TrainingSite.mount(document.getElementById('site'));</script></body></html>`,
    );
    const isEnglish = (element: Element) => element.matches(':lang(en)');
    expect(await page.getByRole('heading', { level: 1 }).evaluate(isEnglish)).toBe(true);
    expect(await page.getByText('Willkommen').evaluate(isEnglish)).toBe(false);
  });
});
