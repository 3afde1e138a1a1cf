// What an owner has written in English alone, in the Arabic site.
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { scriptWith } from '../../build/tools/otherContent.mjs';
import { addRecords, records } from '../ownRecords.mjs';
import { describeInChromium, inPortal } from './chromium';

describeInChromium('the Arabic site', ({ openHtml }) => {
  let code: string;
  let warnings: string;
  let page: Page;

  beforeAll(async () => {
    const folder = mkdtempSync(join(tmpdir(), 'content-'));
    cpSync('test/content', folder, { recursive: true });
    addRecords(folder, `${folder}/clients`);
    vi.stubEnv('CONTENT', folder);
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    code = await scriptWith(undefined, 'ar');
    warnings = warn.mock.calls.join('\n');
    warn.mockRestore();
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  });

  beforeEach(async () => {
    page = await openHtml(
      inPortal('<training-site></training-site><script src="/arabic.js"></script>'),
      {
        fresh: true,
        prepare: (page) =>
          page.route('**/arabic.js', (route) =>
            route.fulfill({ contentType: 'text/javascript; charset=utf-8', body: code }),
          ),
      },
    );
  });

  it('the build of the Arabic site says which texts wait for a translation', () => {
    expect(warnings).toContain('faq: “Who owns the code?” waits for a translation');
  });

  it.each([
    ['/careers', records.careers.jobs.description],
    ['/contact-us', records.contact.offices.city],
    ['/consultation', records.consultancy.faq.question],
    ['/training', records.training.options.displayText],
    ['/', records.home.statistics.label],
  ])('the Arabic site shows at %s what only English has, with its language', async (path, text) => {
    await page.evaluate((path) => {
      location.hash = path;
    }, path);
    const words = page.getByText(text, { exact: true }).first();
    await words.waitFor({ state: 'attached' });
    expect(await words.evaluate((element) => element.closest('[lang]')?.getAttribute('lang'))).toBe(
      'en',
    );
  });

  it('the Arabic site says that the name of a logo is English', async () => {
    const logo = page.getByRole('img', { name: records.home.clients.alt, exact: true });
    expect(await logo.getAttribute('lang')).toBe('en');
  });

  it('the Arabic site has English texts without the signs by which they are known', async () => {
    for (const path of ['/', '/training', '/consultation', '/careers', '/contact-us']) {
      await page.evaluate((path) => {
        location.hash = path;
      }, path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      const html = await page.evaluate(
        () => document.querySelector('training-site')?.shadowRoot?.innerHTML,
      );
      expect.soft(html, path).not.toMatch(/[\u2066\u2069]|%E2%81%A/);
    }
  });
});
