import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { describeInChromium } from './chromium';

const focusedText = (page: Page) =>
  page.evaluate(() => {
    let focused = document.activeElement;
    while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
    return focused?.textContent?.trim();
  });

const standalone = pathToFileURL(resolve('demo/index.html')).href;

describeInChromium('navigation', ({ open }) => {
  it.each([
    ['a server', '/demo/'],
    ['a disk', standalone],
  ])(
    'goes from screen to screen, back, forward and through a reload, from %s',
    async (_, address) => {
      const page = await open(address);
      const heading = (name: string) => page.getByRole('heading', { level: 1, name });
      const entries = await page.evaluate(() => history.length);
      await page.getByRole('banner').getByRole('link', { name: 'Training' }).click();
      await heading('Getting Ready for the future.').waitFor();
      expect(new URL(page.url()).hash).toBe('#/training');
      await page.getByRole('contentinfo').getByRole('link', { name: 'Career' }).click();
      await heading('Careers').waitFor();
      expect(await page.evaluate(() => history.length)).toBe(entries + 2);

      await page.goBack();
      await heading('Getting Ready for the future.').waitFor();
      await page.goBack();
      await heading('STOP WANDERING! TIME TO UPGRADE...').waitFor();
      await page.goForward();
      await heading('Getting Ready for the future.').waitFor();
      await page.reload();
      await heading('Getting Ready for the future.').waitFor();
      expect(await page.title()).toBe('Training | Getting Ready for the future.');
    },
  );

  it('moves focus to the heading of the new screen, and leaves the first screen alone', async () => {
    const page = await open('/demo/');
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    await page.getByRole('banner').getByRole('link', { name: 'Consultancy' }).click();
    expect(await focusedText(page)).toBe('Consultancy');
  });

  it('begins a screen at its top, and returns to where the visitor was', async () => {
    const page = await open('/demo/');
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    expect(before).toBeGreaterThan(1000);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Career' }).click();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
  });

  it('adds no history entry for the screen that is shown already', async () => {
    const page = await open('/demo/#/training');
    const entries = await page.evaluate(() => history.length);
    await page.getByRole('banner').getByRole('link', { name: 'Training' }).click();
    expect(await page.evaluate(() => history.length)).toBe(entries);
  });

  it('leaves the hashes of the host alone', async () => {
    const page = await open('/demo/portal.html#/training');
    await page.evaluate(() => {
      location.hash = '#calendar';
    });
    expect(await page.title()).toBe('Training | Getting Ready for the future.');
    await page.getByRole('heading', { level: 1, name: 'Getting Ready for the future.' }).waitFor();
    expect(new URL(page.url()).hash).toBe('#calendar');
  });

  it('shows again, on the way back, the screen that a host’s hash had shown', async () => {
    const page = await open('/demo/portal.html#calendar');
    const home = page.getByRole('heading', { level: 1, name: 'STOP WANDERING!' });
    await home.waitFor();
    await page.evaluate(() => {
      location.hash = '#/careers';
    });
    await page.getByRole('heading', { level: 1, name: 'Careers' }).waitFor();
    await page.goBack();
    await home.waitFor();
    expect(new URL(page.url()).hash).toBe('#calendar');
  });

  it('patches nothing of the history', async () => {
    const page = await open('/demo/');
    const isNative = await page.evaluate(() =>
      [history.pushState, history.replaceState].every((method) =>
        Function.prototype.toString.call(method).includes('[native code]'),
      ),
    );
    expect(isNative).toBe(true);
  });

  it('skips to the content without touching the hash', async () => {
    const page = await open('/demo/#/careers');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    expect(await skip.isVisible()).toBe(true);
    await page.keyboard.press('Enter');
    expect(await page.getByRole('main').evaluate((main) => main.matches(':focus'))).toBe(true);
    expect(new URL(page.url()).hash).toBe('#/careers');
  });
});
