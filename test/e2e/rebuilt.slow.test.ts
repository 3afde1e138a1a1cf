// The script is built again with other content, and what is out there on a page stays: HTML, or
// another script.
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Content } from '../../build/content.mjs';
import { dist } from '../../build/dist.mjs';
import { scriptWithContent } from '../fixtures/scriptWithContent.mjs';
import { contact, home } from '../screens';
import { describeInChromium, inPortal, script } from './chromium';
import { shows } from './everyScreen';

/** The site in HTML, without the script. */
const [embed = ''] = (await readFile(`${dist}/embed.html`, 'utf8')).split('<script');

const address = 'https://www.linkedin.com/company/new-example';
/** Only attributes differ. */
const withAddress = ({ company, ...others }: Content): Content => {
  const socialLinks = company.socialLinks.map((link) =>
    link.icon === 'linkedin' ? { ...link, url: address } : link,
  );
  return { ...others, company: { ...company, socialLinks } };
};

const lede = 'We teach IT.';
const withText = ({ home, ...others }: Content): Content => ({
  ...others,
  home: { ...home, lede },
});

const builds = { same: undefined, address: withAddress, text: withText };

const again =
  'info: training-site: the prerendered HTML is not what this script renders. The site was rendered again.';

describeInChromium('a script that was built again', ({ openHtml, complaints }) => {
  const codes = new Map<string, string>();
  beforeAll(async () => {
    for (const [name, change] of Object.entries(builds))
      codes.set(name, await scriptWithContent(change));
    codes.set('Arabic', await scriptWithContent(undefined, 'ar'));
  });

  const rebuilt = '<script src="/rebuilt.js" defer></script>';
  const recordErrors =
    "<script>errors = []; addEventListener('training-site-error', (event) => errors.push(String(event.detail.error)))</script>";

  const openWith = (build: string, body: string) =>
    openHtml(inPortal(body, recordErrors), {
      prepare: (page) =>
        page.route('**/rebuilt.js', (route) =>
          route.fulfill({
            contentType: 'text/javascript; charset=utf-8',
            body: codes.get(build) ?? '',
          }),
        ),
    });

  const errorsIn = (page: Page) => page.evaluate('errors');

  describe('above old HTML', () => {
    it('a script above old HTML hydrates it if the content is the same', async () => {
      const page = await openWith('same', embed + rebuilt);
      await shows(page, home);
      expect(complaints).toEqual([]);
    });

    it.each(['address', 'text'])(
      'a script above old HTML renders the site again if one %s differs, and says so',
      async (build) => {
        const page = await openWith(build, embed + rebuilt);
        await shows(page, home);
        expect(complaints.splice(0)).toEqual([again]);
        expect(await errorsIn(page)).toEqual([]);
      },
    );

    it('a script above old HTML shows the new address, also on the next screen', async () => {
      const page = await openWith('address', embed + rebuilt);
      const profile = page.getByRole('contentinfo').getByRole('link', { name: /LinkedIn/ });
      for (const screen of [home, contact]) {
        await page.evaluate((path) => location.assign(`#${path}`), screen.path);
        await shows(page, screen);
        expect.soft(await profile.getAttribute('href'), screen.path).toBe(address);
      }
      complaints.splice(0);
    });

    it('a script above old HTML shows the new text', async () => {
      const page = await openWith('text', embed + rebuilt);
      await page.getByText(lede).waitFor();
      complaints.splice(0);
    });
  });

  describe('after the script of before, in one page', () => {
    const id = '[0-9a-f]{8}-[0-9a-f]{8}';
    const warning = (language: string) =>
      new RegExp(
        String.raw`^warning: training-site: version \S+ \(${language}, ${id}\) was loaded after version \S+ \(en, ${id}\), which stays in use\.$`,
      );

    it.each([
      ['other texts', 'text', 'en'],
      ['another language', 'Arabic', 'ar'],
    ])('a second script warns once of %s, and names both', async (_, build, language) => {
      const page = await openWith(build, `${script}<training-site></training-site>${rebuilt}`);
      await shows(page, home);
      expect(complaints.splice(0)).toEqual([expect.stringMatching(warning(language))]);
    });

    it('a second script says nothing if it has the same content', async () => {
      const page = await openWith('same', `${script}<training-site></training-site>${rebuilt}`);
      await shows(page, home);
      expect(complaints).toEqual([]);
    });
  });
});
