import { expect, it } from 'vitest';
import { careersText } from '../../src/content/careers';
import { faq } from '../../src/content/faq';
import { statistics } from '../../src/content/statistics';
import { trainingOptions } from '../../src/content/training';
import { describeInChromium } from './chromium';
import { faultsOfScreens } from './fonts';

const widths = [320, 768, 1280];
const viewport = { width: 1920, height: 900 };

const social = (displayName: string) => ({
  displayName,
  url: `https://${displayName.toLowerCase()}.example`,
  icon: 'linkedin',
});

const companies = {
  'a name of 2 letters': { name: 'Qi' },
  'a name of 60 letters': {
    name: 'The Northern Consortium of Technical Training and Advice Ltd',
  },
  'a name of one word': { name: 'Weiterbildungsgesellschaft' },
  'a telephone number with an extension': {
    phone: '+44 (0)20 7946 0123 ext. 1234',
    whatsApp: '+44 (0)20 7946 0123',
  },
  'addresses of 64 letters': {
    helloEmail: 'enquiries.and.bookings@training-partners.polytechnic.example.com',
    infoEmail: 'information.office@training-partners.polytechnic-a.example.co.in',
    careersEmail: 'careers.and.internship@training-partners.polytechnic.example.com',
  },
  'no social link': { socialLinks: [] },
  'four social links': {
    socialLinks: ['LinkedIn', 'Facebook', 'Twitter', 'YouTube'].map(social),
  },
};

/** Texts that the owner of the site may write, in place of those of the content. */
const words: [before: string, after: string][] = [
  [
    faq[0].question,
    'How long does it take until a team of twelve people, of whom half work in another country, can run the platform on their own, and what happens if two of them leave in the first month?',
  ],
  [statistics[3].value, '1,250,000+'],
  [
    careersText.message,
    'Senior Instructor for Distributed Systems, Observability and Platform Engineering in Delhi',
  ],
  [trainingOptions[6].displayText, 'Personalentwicklungsberatung'],
];

const pageWith = (company: object) => `<!doctype html><html lang="en"><head><title>Portal</title>
  </head><body style="margin: 0"><div id="site"></div><script src="/dist/training-site.js"></script>
  <script>TrainingSite.mount(document.getElementById('site'), { company: ${JSON.stringify(company)} });</script></body></html>`;

describeInChromium('with words of other lengths', ({ openHtml }) => {
  it.each(Object.entries(companies))('a company with %s fits', async (_, company) => {
    const page = await openHtml(pageWith(company), { viewport });
    expect(await faultsOfScreens(page, { widths })).toEqual([]);
  });

  it('other texts fit', async () => {
    const page = await openHtml(pageWith({}), { viewport });
    await page.evaluate((words) => {
      const root = document.querySelector('#site > *')?.shadowRoot as ShadowRoot;
      const replace = () => {
        for (const element of root.querySelectorAll('*')) {
          const [text] = element.childNodes;
          const [, after] = words.find(([before]) => element.textContent === before) ?? [];
          if (after && text instanceof Text) text.data = after;
          const [, copy] =
            words.find(([before]) => element.getAttribute('data-copy') === before) ?? [];
          if (copy) element.setAttribute('data-copy', copy);
        }
      };
      new MutationObserver(replace).observe(root, { childList: true, subtree: true });
      replace();
    }, words);
    expect(await faultsOfScreens(page, { widths })).toEqual([]);
  });

  it('a long name takes the place of the links where both don’t fit', async () => {
    const name = companies['a name of 60 letters'].name;
    const page = await openHtml(pageWith({ name }), { viewport: { width: 1280, height: 800 } });
    const links = page.getByRole('navigation', { name: 'Main' });
    expect(await links.isVisible()).toBe(true);
    await page.setViewportSize({ width: 800, height: 800 });
    expect(await links.isVisible()).toBe(false);
    expect(await page.getByRole('button', { name: 'Open menu' }).isVisible()).toBe(true);
  });

  it.each([280, 300])(
    'the longest name breaks before the page scrolls sideways at %d px',
    async (width) => {
      const name = 'Donaudampfschifffahrtsgesellschaft';
      const wide = '<body style="--training-site-font: monospace; ';
      const html = pageWith({ name }).replace('<body style="', wide);
      const page = await openHtml(html, { viewport: { width, height: 800 } });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      await page.getByRole('button', { name: 'Open menu' }).click();
    },
  );

  it('numbers and addresses are copied as they are written', async () => {
    const { phone } = companies['a telephone number with an extension'];
    const { helloEmail } = companies['addresses of 64 letters'];
    const page = await openHtml(pageWith({ phone, helloEmail }), { hash: '#/contact-us' });
    for (const value of [phone, helloEmail]) {
      const row = page.getByRole('main').getByRole('link', { name: value }).first();
      const copied = await row.locator('bdi').evaluate((element) => {
        getSelection()?.selectAllChildren(element);
        return String(getSelection());
      });
      expect(copied).toBe(value);
    }
  });
});
