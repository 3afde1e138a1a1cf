import { readFileSync } from 'node:fs';
import type { Frame, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { written } from '../codeBlocks';
import { contact, home, training } from '../screens';
import { describeInChromium, inPortal } from './chromium';
import { eventually } from './engines/sitePage';
import { follow, shows } from './everyScreen';

/** The code as an administrator pastes it: with the name and the integrity of this build. */
function pasted(code: string): string {
  const { files } = JSON.parse(readFileSync('dist/manifest.json', 'utf8'));
  const { file, integrity } = files['training-site.js'];
  const script = code.includes('<script') ? '' : '<script src="/assets/training-site.js"></script>';
  return `${script}${code}`
    .replace(/\/assets\/training-site-[^"]+\.js/, `/dist/${file}`)
    .replaceAll('/assets/', '/dist/')
    .replace('sha384-…', integrity);
}

async function expectSite(page: Page) {
  const where = page.frames().at(-1) as Frame;
  await shows(where, home);
  if (where === page.mainFrame()) expect(await page.title()).toBe(home.title);
  await follow(where, training);
}

describeInChromium('in the documents', ({ openHtml }) => {
  it.each([
    ['element', '<training-site initial-path="/contact-us" hide="notice"></training-site>'],
    [
      'frame',
      '<iframe src="/assets/frame.html?initial-path=/contact-us&hide=notice" height="4000"></iframe><script src="/assets/training-site.frame.js"></script>',
    ],
  ])('the code for analytics reports screens and contact links of the %s', async (_, site) => {
    const code = written('js').filter(({ code }) => code.includes('training-site-action'));
    const page = await openHtml(
      inPortal(`<script>window.dataLayer = []; window._paq = [];
        ${code.map((block) => block.code).join('\n')}</script>
        ${pasted(site)}`),
    );
    const reported = () => page.evaluate('dataLayer.length');
    await eventually(reported).toBe(1);
    const where = page.frames().at(-1) as Frame;
    await where.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
    await where.getByRole('link', { name: /^Call/ }).click();
    await eventually(reported).toBe(2);
    expect(await page.evaluate('[dataLayer, _paq]')).toEqual([
      [
        { event: 'training_page', path: contact.path, title: contact.title },
        { event: 'training_contact', kind: 'phone', path: contact.path },
      ],
      [
        ['setCustomUrl', contact.path],
        ['setDocumentTitle', contact.title],
        ['trackPageView'],
        ['trackEvent', 'Training site', 'phone', contact.path],
      ],
    ]);
  });

  it.each(written('html'))('the HTML shows the site: $document, $code', async ({ code }) => {
    await expectSite(await openHtml(inPortal(pasted(code))));
  });

  it.each(written('http'))('the site runs with the header $code', async ({ code }) => {
    const [name = '', value = ''] = code.split(/: (.*)/);
    const site = pasted('<training-site></training-site>');
    await expectSite(await openHtml(inPortal(site), { headers: { [name]: value } }));
  });
});
