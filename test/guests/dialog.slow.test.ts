// Dialogs of the page that keep `document.activeElement`, and call its `focus()` when they close.
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { describeInChromium, inPortal, script } from '../e2e/chromium';
import { eventually } from '../e2e/engines/sitePage';
import { follow } from '../e2e/everyScreen';
import { contact } from '../screens';
import { contactRows } from '../words';
import { bundle } from './bundle';

const ways = [
  { way: '<training-site>', site: '<training-site></training-site>', start: '' },
  {
    way: 'mount',
    site: '<div id="training"></div>',
    start: `<script>TrainingSite.mount(document.getElementById('training'))</script>`,
  },
  { way: 'a marked element', site: '<div data-training-site></div>', start: '' },
];

const focused = (page: Page) =>
  page.evaluate(() => {
    let element = document.activeElement as Element;
    while (element.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    return element.textContent;
  });

let dialog = '';
beforeAll(async () => {
  dialog = await bundle('test/guests/frameworks/dialog.tsx', 'production');
});

describe.each(ways)('a dialog beside a site by $way', ({ way, site, start }) => {
  describeInChromium('the dialog of Radix', ({ openHtml }) => {
    const open = async () => {
      const body = `${site}${script}${start}<div id="dialogs"></div><script>${dialog}</script>`;
      const page = await openHtml(inPortal(body, '<meta charset="utf-8">'));
      await follow(page, contact);
      return page;
    };

    it(`a dialog of Radix that closes gives focus back to the link: ${way}`, async () => {
      const page = await open();
      const link = page.getByRole('link', { name: contactRows.hello });
      const text = await link.textContent();
      await link.press('Enter');
      await page.getByRole('button', { name: 'Not now' }).click();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await eventually(() => focused(page)).toBe(text);
    });

    it(`a click on a text of the site leaves focus on the page: ${way}`, async () => {
      const page = await open();
      await page.locator('[part=main] p').first().click();
      expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    });
  });
});
