import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { home } from '../screens';
import { describeInChromium, inPortal, script, untilPainted } from './chromium';
import { eventually } from './engines/sitePage';

const element = '<training-site></training-site>';
const count = `<script>shown = []; addEventListener('training-site-navigate', ({ detail }) => shown.push(detail.path))</script>`;

const ways: readonly (readonly [where: string, html: string, show: string, hide: string])[] = [
  [
    'a closed dialog',
    `<dialog>${element}</dialog>`,
    `document.querySelector('dialog').showModal()`,
    `document.querySelector('dialog').close()`,
  ],
  [
    'a hidden tab',
    `<div id="tab" hidden>${element}</div>`,
    `document.getElementById('tab').hidden = false`,
    `document.getElementById('tab').hidden = true`,
  ],
  [
    'closed details',
    `<details><summary>Training</summary>${element}</details>`,
    `document.querySelector('details').open = true`,
    `document.querySelector('details').open = false`,
  ],
  [
    'a part hidden until found',
    `<div id="part" hidden="until-found">${element}</div>`,
    `document.getElementById('part').hidden = false`,
    `document.getElementById('part').hidden = 'until-found'`,
  ],
  [
    'a far part hidden until found',
    `<div style="height: 300px; overflow: auto"><div style="height: 5000px"></div>
      <div id="part" hidden="until-found">${element}</div></div>`,
    `document.getElementById('part').hidden = false`,
    `document.getElementById('part').hidden = 'until-found'`,
  ],
];

const reported = (page: Page) => page.evaluate('shown');

describeInChromium('a site that is not shown', ({ openHtml }) => {
  describe.each(ways)('in %s', (where, html, show, hide) => {
    let page: Page;

    beforeAll(async () => {
      page = await openHtml(inPortal(html + script, count), { waitUntil: 'commit' });
      await eventually(() => page.evaluate(() => document.readyState)).toBe('complete');
    });

    it(`a site in ${where} has no title and reports no screen`, async () => {
      for (let frame = 0; frame < 10; frame += 1) await untilPainted(page);
      expect(await page.title()).toBe('Portal');
      expect(await reported(page)).toEqual([]);
    });

    it(`a site in ${where} has its title and reports its screen once when it is shown`, async () => {
      await page.evaluate(show);
      await eventually(() => page.title()).toBe(home.title);
      await eventually(() => reported(page)).toEqual(['/']);
      await page.evaluate(hide);
      await eventually(() => page.title()).toBe('Portal');
      await page.evaluate(show);
      await eventually(() => page.title()).toBe(home.title);
      expect(await reported(page)).toEqual(['/']);
    });
  });

  it('a site that is far below, transparent or invisible has its title', async () => {
    const far = '<div style="height: 5000px"></div>';
    for (const style of ['opacity: 0', 'visibility: hidden', '']) {
      const page = await openHtml(
        inPortal(`${far}<div style="${style}">${element}</div>${script}`),
      );
      expect(await page.title(), style).toBe(home.title);
    }
  });
});
