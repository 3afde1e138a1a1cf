// Pages that handle Enter and Space themselves. To them, a key on a control of the site comes from
// the site's element.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { describeInChromium, inPortal, script } from '../e2e/chromium';
import { eventually } from '../e2e/engines/sitePage';
import { consultancy } from '../screens';
import { bundle } from './bundle';

/**
 * What ASP.NET writes for `<form defaultbutton="search">`: Enter presses the button, except in what
 * takes text.
 */
const defaultButton = `<script>
  function WebForm_FireDefaultButton(event, target) {
    if (event.keyCode !== 13) return true;
    const { tagName, type } = event.target;
    const exempt = tagName === 'TEXTAREA' || tagName === 'A' || (tagName === 'INPUT' && type === 'submit');
    if (exempt) return true;
    document.getElementById(target).click();
    event.preventDefault();
    return false;
  }
  addEventListener('submit', (event) => { event.preventDefault(); document.title = 'Searched'; });
</script>`;

describeInChromium('in a form with a default button', ({ openHtml }) => {
  const open = (initialPath: string) =>
    openHtml(
      inPortal(
        `<form onkeypress="return WebForm_FireDefaultButton(event, 'search')">
         <input aria-label="Search"><button id="search">Search</button>
         <training-site initial-path="${initialPath}" routing="memory" manage-title="false"></training-site></form>${script}`,
        defaultButton,
      ),
    );

  it('Enter on a question of a site in a form opens it, and the form is not sent', async () => {
    const page = await open(consultancy.path);
    const question = page.locator('[part=main] button[aria-expanded=false]').first();
    await question.evaluate((element) => element.setAttribute('data-tried', ''));
    await question.focus();
    await page.keyboard.press('Enter');
    await eventually(() => page.locator('[data-tried]').getAttribute('aria-expanded')).toBe('true');
    expect(await page.title()).toBe('Portal');
  });

  it('Enter in a field of the page beside a site still sends the form', async () => {
    const page = await open(consultancy.path);
    await page.getByLabel('Search').press('Enter');
    await eventually(() => page.title()).toBe('Searched');
  });

  it('a key that means nothing to a control reaches the page', async () => {
    const page = await open(consultancy.path);
    await page.evaluate(() => {
      const keys: string[] = [];
      Object.assign(window, { keys });
      document.addEventListener('keydown', ({ key }) => keys.push(key));
    });
    await page.locator('[part=main] button[aria-expanded]').first().focus();
    for (const key of ['k', 'Escape', 'ArrowDown', 'Enter', ' ']) await page.keyboard.press(key);
    expect(await page.evaluate('keys')).toEqual(['k', 'Escape', 'ArrowDown']);
  });
});

describeInChromium('in Tiptap', ({ openHtml }) => {
  const openEditor = async () => {
    const code = await bundle('test/guests/editor.ts', 'production');
    return openHtml(
      inPortal(
        `<div id="editor"></div>${script}<script>${code}</script>`,
        '<meta charset="utf-8">',
      ),
    );
  };
  const contentOf = (page: Page) => page.evaluate<string>('editor.getHTML()');

  it('in Tiptap, Space on a chip chooses it, and the editor keeps its content', async () => {
    const page = await openEditor();
    const before = await contentOf(page);
    const chip = page.locator('[part=main] button[aria-pressed=false]').first();
    await chip.evaluate((element) => element.setAttribute('data-tried', ''));
    await chip.focus();
    await page.keyboard.press(' ');
    await eventually(() => page.locator('[data-tried]').getAttribute('aria-pressed')).toBe('true');
    expect(await contentOf(page)).toBe(before);
  });

  it('in Tiptap, Enter on a link follows it, and the editor keeps its content', async () => {
    const page = await openEditor();
    const before = await contentOf(page);
    await page.locator('[part=header] a', { hasText: `${consultancy.link}` }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: consultancy.heading }).waitFor();
    expect(await contentOf(page)).toBe(before);
  });

  it('in Tiptap, Enter on a text of the editor adds a paragraph', async () => {
    const page = await openEditor();
    await page.getByText('Before').click();
    await page.keyboard.press('Enter');
    await eventually(() => contentOf(page)).toMatch(/<p>.*<\/p><p>/);
  });
});
