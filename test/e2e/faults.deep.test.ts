import { chromium } from 'playwright-core';
import { expect, it } from 'vitest';
import { chromiumPath } from '../../tools/chromium.mjs';
import { serve } from '../../tools/server.mjs';
import { careers, home, training } from '../screens';
import { describeFaults } from './faults';
import { faults } from './faultTable';
import { html } from './memory';

describeFaults(faults.filter(({ isSample }) => !isSample));

it.runIf(chromiumPath)(
  'a site goes on in memory at the browser’s own limit of history calls',
  async () => {
    const server = await serve();
    const browser = await chromium.launch({
      executablePath: chromiumPath as string,
      args: ['--no-sandbox', '--disable-gpu'],
      // Playwright switches the limit off.
      ignoreDefaultArgs: ['--disable-ipc-flooding-protection'],
    });
    try {
      const page = await browser.newPage();
      const lines: string[] = [];
      page.on('console', (line) => lines.push(line.text()));
      page.on('pageerror', ({ message }) => lines.push(message));
      await page.route('**/portal', (route) =>
        route.fulfill({ body: html, contentType: 'text/html' }),
      );
      await page.goto(`${server.origin}/portal`);
      await page.evaluate(() => {
        window.TrainingSite?.mount(document.getElementById('site') as Element);
      });
      const heading = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
      await heading(home.heading);
      await page.evaluate(() => {
        for (let call = 0; call < 400; call += 1) history.replaceState(call, '');
      });
      await page.getByRole('banner').getByRole('link', { name: training.link }).click();
      await heading(training.heading);
      await page.getByRole('contentinfo').getByRole('link', { name: careers.link }).click();
      await heading(careers.heading);
      expect(page.url()).toBe(`${server.origin}/portal`);
      expect(lines).toEqual([expect.stringContaining('Throttling navigation')]);
    } finally {
      await browser.close();
      await server.close();
    }
  },
);
