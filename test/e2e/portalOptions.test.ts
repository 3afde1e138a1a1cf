import type { Page, Route } from 'playwright-core';
import { expect, it } from 'vitest';
import { consultancy } from '../../src/content/edition';
import type { FaqItem } from '../../src/content/types';
import { contact, training } from '../screens';
import { loadAxe, violations } from './axe';
import { describeInChromium, inPortal, script, untilWhole } from './chromium';
import { eventually } from './engines/sitePage';
import { goTo, groundOf, shows } from './everyScreen';

const html = (before = '') => inPortal(`${before}<training-site></training-site>${script}`);

const set = (shown: Page, ...attribute: [name: string, value: string]) =>
  shown.locator('training-site').evaluate((site, one) => site.setAttribute(...one), attribute);

const levels = (shown: Page) =>
  shown
    .locator('.site :is(h1, h2, h3, h4, h5, h6)')
    .evaluateAll((all) => all.map(({ localName }) => Number(localName[1])));

/** Two questions. Their answers are closed at first. */
const [closed, other] = consultancy.faq.filter(({ isActive }) => !isActive) as [FaqItem, FaqItem];
const hashOf = ({ ref }: FaqItem) => `#/consultation?faq=${ref.replace('faq-', '')}`;

describeInChromium('options for portals', ({ openHtml }) => {
  it('theme="page" follows the switch of the page at once, without an event of the site', async () => {
    const style = 'html { color-scheme: light } html.dark { color-scheme: dark }';
    const shown = await openHtml(html(`<style>${style}</style>`));
    await set(shown, 'theme', 'page');
    const light = await groundOf(shown);
    const dark = await shown.evaluate(() => {
      document.documentElement.classList.add('dark');
      const site = document.querySelector('training-site')?.shadowRoot?.querySelector('.site');
      return getComputedStyle(site as Element).backgroundColor;
    });
    expect(dark).not.toBe(light);
    await set(shown, 'theme', 'light');
    await eventually(() => groundOf(shown)).toBe(light);
  });

  it('heading-level moves the whole outline down, keeps the look, and can change in place', async () => {
    const shown = await openHtml(html('<main><h1>Portal</h1>'), {
      hash: '#/contact-us',
    });
    const first = await levels(shown);
    const box = () => shown.getByRole('heading', { name: contact.heading }).boundingBox();
    const place = await box();
    await set(shown, 'heading-level', '2');
    await eventually(() => levels(shown)).toEqual(first.map((level) => level + 1));
    expect(await box()).toEqual(place);
    await loadAxe(shown);
    expect(await violations(shown)).toEqual([]);
    // The heading of the next screen has focus.
    await shown.getByRole('link', { name: training.link }).first().click();
    await shown.locator('h2:focus').waitFor();
  });

  it('a link to a text fragment opens the closed answer that contains it', async () => {
    // The browser stops looking for the text half a second after the load, so the load waits for the site.
    const held: Route[] = [];
    const shown = await openHtml(html('<img src="/last.png" alt="">'), {
      hash: `#/consultation:~:text=${encodeURIComponent(/^(\S+ ){4}\S+/.exec(closed.answer)?.[0] ?? '')}`,
      waitUntil: 'commit',
      fresh: false,
      prepare: (page) => page.route('**/last.png', (route) => void held.push(route)),
    });
    await shown.locator('[hidden=until-found]').first().waitFor({ state: 'attached' });
    await held[0]?.fulfill({ contentType: 'image/png' });
    const question = shown.getByRole('button', { name: closed.question });
    await eventually(() => question.getAttribute('aria-expanded')).toBe('true');
    await eventually(() => shown.evaluate(() => scrollY)).toBeGreaterThan(0);
    // A closed answer stays out of reach of the keyboard and of screen readers.
    await question.click();
    const answer = shown.getByText(closed.answer);
    await eventually(() =>
      answer.evaluate((text) => text.checkVisibility({ contentVisibilityAuto: true })),
    ).toBe(false);
  });

  it('a link with a question opens it and brings it into view, above the cookie notice; a reload keeps the position', async () => {
    const shown = await openHtml(html(), {
      hash: hashOf(closed),
      notice: true,
      viewport: { width: 390, height: 664 },
    });
    const button = ({ question }: FaqItem) => shown.getByRole('button', { name: question });
    const isOpen = (item: FaqItem) =>
      eventually(() => button(item).getAttribute('aria-expanded')).toBe('true');
    const isInView = async (item: FaqItem) => {
      await isOpen(item);
      const none = { y: Number.NaN, height: Number.NaN };
      const notice = (await shown.locator('[part=notice]').boundingBox()) ?? none;
      const top = async () => (await button(item).boundingBox())?.y;
      await eventually(top).toBeGreaterThanOrEqual(0);
      const { y, height } = (await shown.getByText(item.answer).boundingBox()) ?? none;
      expect(y + height).toBeLessThanOrEqual(notice.y);
    };
    await isInView(closed);
    await shown.evaluate(() => scrollTo(0, 300));
    await shown.reload();
    await untilWhole(shown);
    await eventually(() => shown.evaluate(() => scrollY)).toBe(300);
    await isOpen(closed);
    await goTo(shown, hashOf(other));
    await isInView(other);
    await goTo(shown, '/training?faq=place');
    await shows(shown, training);
  });
});
