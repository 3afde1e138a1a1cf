import { readFileSync } from 'node:fs';
import type { Frame, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { dist } from '../../build/dist.mjs';
import { written } from '../codeBlocks';
import { careers, contact, home, training } from '../screens';
import { describeInChromium, inPortal } from './chromium';
import { eventually } from './engines/sitePage';
import { follow, shows } from './everyScreen';

/** The code as an administrator pastes it: with the name and the integrity of this build. */
function pasted(code: string): string {
  const { files } = JSON.parse(readFileSync(`${dist}/manifest.json`, 'utf8'));
  const { file, integrity } = files['training-site.js'];
  const script = code.includes('<script') ? '' : '<script src="/assets/training-site.js"></script>';
  return `${script}${code}`
    .replace(/\/assets\/training-site-[^"]+\.js/, `/dist/${file}`)
    .replaceAll('/assets/', '/dist/')
    .replace('sha384-…', integrity);
}

/** The document that has the site: that of the page or of its frame. */
const siteIn = (page: Page) => page.frames().at(-1) as Frame;

async function showsAndFollows(page: Page) {
  await shows(siteIn(page), home);
  await follow(siteIn(page), training);
}

describeInChromium('in the documents', ({ openHtml }) => {
  describe.each([
    ['element', '<training-site initial-path="/contact-us" hide="notice"></training-site>'],
    [
      'frame',
      '<iframe src="/assets/frame.html?initial-path=/contact-us&hide=notice" height="4000"></iframe><script src="/assets/training-site.frame.js"></script>',
    ],
  ])('the code for analytics beside the %s', (_, site) => {
    async function openWithAnalytics() {
      const blocks = written('js').filter(({ code }) => code.includes('training-site-action'));
      const code = blocks.map((block) => block.code).join('\n');
      const queues = 'window.dataLayer = []; window._paq = [];';
      const page = await openHtml(inPortal(`<script>${queues}\n${code}</script>${pasted(site)}`));
      await eventually(() => page.evaluate('dataLayer.length')).toBe(1);
      return page;
    }

    async function callFrom(page: Page) {
      await siteIn(page).getByRole('link', { name: /^Call/ }).click();
      await eventually(() => page.evaluate('dataLayer.length')).toBe(2);
    }

    it('the code for analytics reports a screen to the data layer', async () => {
      const page = await openWithAnalytics();
      const report = { event: 'training_page', path: contact.path, title: contact.title };
      expect(await page.evaluate('dataLayer')).toEqual([report]);
    });

    it('the code for analytics reports a screen to Matomo', async () => {
      const page = await openWithAnalytics();
      expect(await page.evaluate('_paq')).toEqual([
        ['setCustomUrl', contact.path],
        ['setDocumentTitle', contact.title],
        ['trackPageView'],
      ]);
    });

    it('the code for analytics reports a contact link to the data layer', async () => {
      const page = await openWithAnalytics();
      await callFrom(page);
      const report = { event: 'training_contact', kind: 'phone', path: contact.path };
      expect(await page.evaluate('dataLayer.at(-1)')).toEqual(report);
    });

    it('the code for analytics reports a contact link to Matomo', async () => {
      const page = await openWithAnalytics();
      await callFrom(page);
      const report = ['trackEvent', 'Training site', 'phone', contact.path];
      expect(await page.evaluate('_paq.at(-1)')).toEqual(report);
    });
  });

  const ofQuestions = ({ document }: { document: string }) => document === 'docs/questions.md';

  it('the code for a jobs portal shows the careers, and leaves the title of the page', async () => {
    const [code] = written('html').filter(ofQuestions);
    const page = await openHtml(inPortal(pasted(code?.code ?? '')));
    await shows(page, careers);
    expect(await page.title()).toBe('Portal');
  });

  it.each(written('html').filter((code) => !ofQuestions(code)))(
    'the HTML shows the site: $document, $code',
    async ({ code }) => {
      await showsAndFollows(await openHtml(inPortal(pasted(code))));
    },
  );

  it.each(written('http'))('the site runs with the header $code', async ({ code }) => {
    const [name = '', value = ''] = code.split(/: (.*)/);
    const site = pasted('<training-site></training-site>');
    await showsAndFollows(await openHtml(inPortal(site), { headers: { [name]: value } }));
  });
});
