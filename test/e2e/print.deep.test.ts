import { expect, it } from 'vitest';
import * as content from '../../src/content/edition';
import { openMenu } from '../words';
import { describeInChromium } from './chromium';
import { goTo, onEveryScreen, siteWith } from './everyScreen';

const html = siteWith({ theme: 'dark' });

/** Elements that are not printed black on white, and drawings without a name. */
function colourOnPaper(): string[] {
  const root = document.querySelector('#site > *')?.shadowRoot as ShadowRoot;
  const isBlank = (colour: string) => ['rgba(0, 0, 0, 0)', 'rgb(255, 255, 255)'].includes(colour);
  return [...root.querySelectorAll('.site, .site *')].flatMap((element) => {
    const { color, backgroundColor, boxShadow, fill, stroke } = getComputedStyle(element);
    if (!element.checkVisibility() || element.clientHeight === 1) return [];
    const isDrawn = element instanceof SVGElement;
    const inks = isDrawn ? [fill, stroke].filter((paint) => paint !== 'none') : [color];
    const isLogo = element.closest('[part="header"] a, [role="img"]');
    const isPlain =
      inks.every((ink) => ink === 'rgb(0, 0, 0)') &&
      isBlank(backgroundColor) &&
      boxShadow === 'none' &&
      (!isDrawn || isLogo);
    return isPlain ? [] : [`${element.outerHTML.slice(0, 80)}: ${inks} on ${backgroundColor}`];
  });
}

describeInChromium('on paper', ({ openHtml }) => {
  it('prints every screen black on white in any theme, with no controls and no form, and draws only logos', async () => {
    const page = await openHtml(html, { notice: true, viewport: { width: 703, height: 1032 } });
    await page.getByRole('button', { name: openMenu }).click();
    await page.emulateMedia({ media: 'print' });
    await onEveryScreen(page, async ({ path }) => {
      expect([path, await page.evaluate(colourOnPaper)]).toEqual([path, []]);
      const controls = page.locator(
        'nav, dialog, form, button:not(h3 *), [part=notice], [part=footer] a[target]',
      );
      for (const control of await controls.all()) expect(await control.isVisible()).toBe(false);
    });
  });

  it('prints every question and answer, open or closed, and telephone numbers and mail addresses', async () => {
    const page = await openHtml(html, { hash: '#/consultation' });
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('button').allInnerTexts()).toHaveLength(
      content.consultancy.faq.length,
    );
    const answers = await page.locator('[id^="faq-"] p').all();
    expect(answers).toHaveLength(content.consultancy.faq.length);
    for (const answer of answers) {
      expect(await answer.isVisible()).toBe(true);
      expect((await answer.boundingBox())?.height).toBeGreaterThan(20);
    }
    await goTo(page, '/contact-us');
    const { phone, helloEmail, infoEmail } = content.company;
    for (const text of [phone, helloEmail, infoEmail]) {
      await page.locator('[part=main]').getByText(text).first().waitFor();
    }
  });
});
