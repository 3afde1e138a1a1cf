import content from 'content';
import { expect, it } from 'vitest';
import { openMenu } from '../words';
import { describeInChromium } from './chromium';
import { onEveryScreen, siteWith } from './everyScreen';

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
  /** A dark site in the width of A4, with its menu open. */
  async function openPrinted() {
    const page = await openHtml(html, { notice: true, viewport: { width: 703, height: 1032 } });
    await page.getByRole('button', { name: openMenu }).click();
    await page.emulateMedia({ media: 'print' });
    return page;
  }

  it('on paper, every screen is black on white, and has no drawings but logos', async () => {
    const page = await openPrinted();
    await onEveryScreen(page, async ({ path }) => {
      expect.soft(await page.evaluate(colourOnPaper), `on ${path}`).toEqual([]);
    });
  });

  it('on paper, no screen has controls, a form or links to other tabs', async () => {
    const page = await openPrinted();
    const controls = page
      .locator('nav, dialog, form, button:not(h3 *), [part=notice], [part=footer] a[target]')
      .filter({ visible: true });
    await onEveryScreen(page, async ({ path }) => {
      expect.soft(await controls.allTextContents(), `on ${path}`).toEqual([]);
    });
  });

  it('on paper, the figures of the track record stand in columns of one width', async () => {
    const page = await openPrinted();
    const figures = page.locator('[data-ground=deep] li:has(> p)');
    const widths = await figures.evaluateAll((boxes) =>
      boxes.map((box) => Math.round(box.getBoundingClientRect().width)),
    );
    expect(new Set(widths).size).toBe(1);
  });

  async function openQuestions() {
    const page = await openHtml(html, { hash: '#/consultation' });
    await page.emulateMedia({ media: 'print' });
    return page;
  }

  it('every question is printed', async () => {
    const page = await openQuestions();
    const questions = content.consultancy.faq.map(({ question }) => question);
    expect(await page.getByRole('button').allInnerTexts()).toEqual(questions);
  });

  it.each(content.consultancy.faq)('the answer to “$question” is printed', async ({ answer }) => {
    const page = await openQuestions();
    const text = page.getByText(answer);
    expect(await text.isVisible(), 'the answer is visible').toBe(true);
    expect((await text.boundingBox())?.height, 'its height in px').toBeGreaterThan(20);
  });

  const { phone, helloEmail, infoEmail } = content.company;
  it.each([phone, helloEmail, infoEmail])('%s is printed', async (text) => {
    const page = await openHtml(html, { hash: '#/contact-us' });
    await page.emulateMedia({ media: 'print' });
    await page.locator('[part=main]').getByText(text).first().waitFor();
  });
});
