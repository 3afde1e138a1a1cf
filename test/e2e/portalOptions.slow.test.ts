import type { Page, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { contact, training } from '../screens';
import { closedQuestion } from '../words';
import { loadAxe, violations } from './axe';
import { describeInChromium, inPortal, script } from './chromium';
import { eventually } from './engines/sitePage';
import { groundOf } from './everyScreen';

const html = (before = '') => inPortal(`${before}<training-site></training-site>${script}`);

const set = (shown: Page, ...attribute: [name: string, value: string]) =>
  shown.locator('training-site').evaluate((site, one) => site.setAttribute(...one), attribute);

const levels = (shown: Page) =>
  shown
    .locator('.site :is(h1, h2, h3, h4, h5, h6)')
    .evaluateAll((all) => all.map(({ localName }) => Number(localName[1])));

describeInChromium('options for portals', ({ openHtml }) => {
  describe('theme="page"', () => {
    async function openLight() {
      const style = 'html { color-scheme: light } html.dark { color-scheme: dark }';
      const shown = await openHtml(html(`<style>${style}</style>`));
      await set(shown, 'theme', 'page');
      return { shown, light: await groundOf(shown) };
    }
    /** Sets the class of the page, and returns the background of the site in the same task. */
    const switchToDark = (shown: Page) =>
      shown.evaluate(() => {
        document.documentElement.classList.add('dark');
        const site = document.querySelector('training-site')?.shadowRoot?.querySelector('.site');
        return getComputedStyle(site as Element).backgroundColor;
      });

    it('theme="page" follows the switch of the page at once', async () => {
      const { shown, light } = await openLight();
      expect(await switchToDark(shown)).not.toBe(light);
    });

    it('theme="page" can be changed in place to a theme that does not follow the page', async () => {
      const { shown, light } = await openLight();
      await switchToDark(shown);
      await set(shown, 'theme', 'light');
      await eventually(() => groundOf(shown)).toBe(light);
    });
  });

  describe('heading-level changed in place', () => {
    async function openContact() {
      const shown = await openHtml(html('<main><h1>Portal</h1>'), { hash: '#/contact-us' });
      return { shown, heading: shown.getByRole('heading', { name: contact.heading }) };
    }

    it('heading-level changed in place moves the whole outline down', async () => {
      const { shown } = await openContact();
      const lower = (await levels(shown)).map((level) => level + 1);
      await set(shown, 'heading-level', '2');
      await eventually(() => levels(shown)).toEqual(lower);
    });

    it('heading-level changed in place keeps the size and place of the heading', async () => {
      const { shown, heading } = await openContact();
      const before = await heading.boundingBox();
      await set(shown, 'heading-level', '2');
      await shown.locator('h2').and(heading).waitFor();
      expect(await heading.boundingBox()).toEqual(before);
    });

    it('heading-level changed in place leaves nothing for axe to report', async () => {
      const { shown, heading } = await openContact();
      await set(shown, 'heading-level', '2');
      await shown.locator('h2').and(heading).waitFor();
      await loadAxe(shown);
      expect(await violations(shown)).toEqual([]);
    });

    it('heading-level changed in place still lets the heading of the next screen have focus', async () => {
      const { shown } = await openContact();
      await set(shown, 'heading-level', '2');
      await shown.getByRole('link', { name: training.link }).first().click();
      await shown.locator('h2:focus').waitFor();
    });
  });

  describe('a link to a text fragment', () => {
    const [start = ''] = /^(\S+ ){4}\S+/.exec(closedQuestion.answer) ?? [];

    async function openFragment() {
      // The browser stops looking for the text half a second after the load, so the load waits for
      // the site.
      const held: Route[] = [];
      const shown = await openHtml(html('<img src="/last.png" alt="">'), {
        hash: `#/consultation:~:text=${encodeURIComponent(start)}`,
        waitUntil: 'commit',
        fresh: false,
        prepare: (page) => page.route('**/last.png', (route) => void held.push(route)),
      });
      await shown.locator('[hidden=until-found]').first().waitFor({ state: 'attached' });
      await held[0]?.fulfill({ contentType: 'image/png' });
      return shown;
    }

    it('a link to a text fragment opens the closed answer that contains the text', async () => {
      const shown = await openFragment();
      const question = shown.getByRole('button', { name: closedQuestion.question });
      await eventually(() => question.getAttribute('aria-expanded')).toBe('true');
    });

    it('a link to a text fragment scrolls to the answer', async () => {
      const shown = await openFragment();
      await eventually(() => shown.evaluate(() => scrollY)).toBeGreaterThan(0);
    });
  });

  it('a closed answer is out of reach of the keyboard and of screen readers', async () => {
    const shown = await openHtml(html(), { hash: '#/consultation' });
    const answer = shown.getByText(closedQuestion.answer);
    const isShown = (text: Element) => text.checkVisibility({ contentVisibilityAuto: true });
    expect(await answer.evaluate(isShown)).toBe(false);
  });
});
