import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { careers, training } from '../screens';
import { describeInChromium } from './chromium';

const standalone = pathToFileURL(resolve('demo/index.html')).href;

describeInChromium('navigation', ({ open }) => {
  it('works from a file:// address: Back, Forward and reload', async () => {
    const page = await open(standalone);
    const heading = (name: string) => page.getByRole('heading', { level: 1, name });
    const entries = await page.evaluate(() => history.length);
    await page.getByRole('banner').getByRole('link', { name: training.link }).click();
    await heading(training.heading).waitFor();
    expect(new URL(page.url()).hash).toBe('#/training');
    await page.getByRole('contentinfo').getByRole('link', { name: careers.link }).click();
    await heading(careers.heading).waitFor();
    expect(await page.evaluate(() => history.length)).toBe(entries + 2);

    await page.goBack();
    await page.goBack();
    await page.goForward();
    await heading(training.heading).waitFor();
    await page.reload();
    await heading(training.heading).waitFor();
    expect(await page.title()).toBe(training.title);
  });
});
