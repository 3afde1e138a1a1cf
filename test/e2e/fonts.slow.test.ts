import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { fontFaces, fonts } from '../../build/tools/fonts.mjs';
import { home } from '../screens';
import { openMenu } from '../words';
import { describeInChromium } from './chromium';
import { overhangOf, shows, siteWith } from './everyScreen';
import { faultsOfScreens, textSpacing } from './layoutFaults';

const viewport = { width: 2560, height: 900 };
const html = siteWith({}, `<style>${fontFaces}</style>`);
// Above the last breakpoint, at 1024px, fewer widths are enough.
const widths = [
  ...Array.from({ length: 25 }, (_, step) => 280 + 40 * step),
  1440,
  1680,
  1920,
  2560,
];

describeInChromium('at widths from 280 to 2560px', ({ openHtml }) => {
  /**
   * The layout faults of all screens if the page sets this font. With '', the site uses its own
   * fonts.
   */
  async function faultsIn(page: Page, font: string, rules = '') {
    await page.evaluate(async (family) => {
      const weights = ['400', '700'];
      await Promise.all(
        weights.map((weight) => document.fonts.load(`${weight} 16px ${family || 'serif'}`)),
      );
      document.body.style.setProperty('--training-site-font', family);
    }, font && `"Test ${font}"`);
    return faultsOfScreens(page, { widths, rules, orphans: font !== '' });
  }

  it('at widths from 280 to 2560px every screen fits, and no word breaks in the fonts of the site', async () => {
    const page = await openHtml(html, { viewport });
    expect(await faultsIn(page, '')).toEqual([]);
  });

  it.each(Object.keys(fonts))(
    'at widths from 280 to 2560px every screen fits, and no word breaks in %s',
    async (font) => {
      const page = await openHtml(html, { viewport });
      expect(await faultsIn(page, font)).toEqual([]);
    },
  );

  it.each([
    ['capitals', '.site { text-transform: uppercase }'],
    ['a wider text spacing', textSpacing],
  ])(
    'at widths from 280 to 2560px every screen fits in %s of the visitor’s own',
    async (...[, rules]) => {
      const page = await openHtml(html, { viewport });
      const faults = await faultsIn(page, 'Arimo', rules);
      // Words may break there.
      expect(faults.filter((fault) => !fault.endsWith('is broken'))).toEqual([]);
    },
  );
});

const social = (displayName: string) => ({
  displayName,
  url: `https://${displayName.toLowerCase()}.example`,
  icon: 'linkedin',
});

const many = {
  name: 'The Northern Consortium of Technical Training and Advice Ltd',
  phone: '+44 (0)20 7946 0123 ext. 1234',
  whatsApp: '+44 (0)20 7946 0123',
  socialLinks: ['LinkedIn', 'Facebook', 'Twitter', 'YouTube'].map(social),
};
const long = {
  name: 'Weiterbildungsgesellschaft',
  helloEmail: 'enquiries.and.bookings@training-partners.polytechnic.example.com',
  infoEmail: 'information.office@training-partners.polytechnic-a.example.co.in',
  careersEmail: 'careers.and.internship@training-partners.polytechnic.example.com',
};
const few = { name: 'Qi', socialLinks: [] };

const siteOf = (company: object) => siteWith({ company });

describeInChromium('with words of other lengths', ({ openHtml }) => {
  it.each([
    ['a name of 60 letters, a number with an extension and four social links', many],
    ['a name of one word and addresses of 64 letters', long],
    ['a name of 2 letters and no social link', few],
  ])('a company with %s fits', async (_, company) => {
    const page = await openHtml(siteOf(company), { viewport });
    const conditions = { widths: [320, 768, 1280], orphans: true };
    expect(await faultsOfScreens(page, conditions)).toEqual([]);
  });

  describe('a long name', () => {
    const openLong = (width: number) =>
      openHtml(siteOf({ name: many.name }), { viewport: { width, height: 800 } });

    it.each([
      ['stands beside the links where both fit', 1280, true],
      ['hides the links where both don’t fit', 800, false],
    ])('a long name %s, at %i px', async (_, width, areShown) => {
      const page = await openLong(width);
      await shows(page, home);
      expect(await page.getByRole('navigation', { name: 'Main' }).isVisible()).toBe(areShown);
    });

    it('a site with a long name has the menu button in the place of the links', async () => {
      const page = await openLong(800);
      await page.getByRole('button', { name: openMenu }).waitFor();
    });
  });

  describe('a name of one word that is wider than the site', () => {
    async function openWide() {
      const html = siteOf({ name: 'Donaudampfschifffahrtsgesellschaft' });
      const wide = html.replace('<body style="', '$&--training-site-font: monospace; ');
      return openHtml(wide, { viewport: { width: 280, height: 800 } });
    }

    it('a name wider than the site breaks before the page scrolls sideways', async () => {
      expect(await overhangOf(await openWide())).toBe(0);
    });

    it('a name wider than the site leaves the menu button in reach', async () => {
      const page = await openWide();
      await page.getByRole('button', { name: openMenu }).click();
    });
  });

  it.each([
    ['a number', many.phone],
    ['an address', long.helloEmail],
  ])('%s is copied as it is written', async (_, value) => {
    const { phone } = many;
    const { helloEmail } = long;
    const page = await openHtml(siteOf({ phone, helloEmail }), { hash: '#/contact-us' });
    const row = page.getByRole('main').getByRole('link', { name: value }).first();
    const copied = await row.locator('bdi').evaluate((element) => {
      getSelection()?.selectAllChildren(element);
      return String(getSelection());
    });
    expect(copied).toBe(value);
  });
});
