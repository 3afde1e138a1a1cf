import { expect, it } from 'vitest';
import { company } from '../../src/content/company';
import { faq } from '../../src/content/faq';
import { careers, consultancy, contact, home } from '../screens';
import {
  accept,
  closeMenu,
  cookieNoticeLabel,
  filters,
  menuLinks,
  openMenu,
  skipLink,
  socialLinks,
} from '../words';
import { describeInChromium } from './chromium';
import {
  covered,
  describeWalk,
  footer,
  header,
  main,
  names,
  sizes,
  stopOf,
  walk,
} from './keyboardWalk';

const closed = faq.find(({ isActive }) => !isActive) as (typeof faq)[number];
const filter = filters.at(-1) as (typeof filters)[number];

/** Runs before the page's scripts. After `hold()` React renders only what an input event needs. */
function holdTasks() {
  Object.assign(window, {
    hold() {
      MessagePort.prototype.postMessage = () => undefined;
    },
  });
}

describeWalk('wide', [home, careers, contact]);
describeWalk('narrow', [home]);

describeInChromium('by keyboard alone', ({ open }) => {
  it('never goes under the sticky header of a host', async () => {
    const page = await open('/demo/hosts/sticky-header.html#/careers', { viewport: sizes.narrow });
    await page
      .locator('[part=footer]')
      .getByRole('link', { name: socialLinks.at(-1) as string })
      .focus();
    const stops = await walk(page, 'Shift+Tab', skipLink);
    const passed = [...header.narrow.slice(1), ...main['/careers'], ...footer.slice(0, -1)];
    expect(names(stops)).toEqual(passed.toReversed());
    expect(covered(stops)).toEqual([]);
  });

  it('follows a link with Enter, and goes on from the heading of the new screen', async () => {
    const page = await open('/demo/', { prepare: (page) => page.addInitScript(holdTasks) });
    await page.getByRole('banner').getByRole('link', { name: consultancy.link }).focus();
    await page.evaluate('hold()');
    await page.keyboard.press('Enter');
    expect((await stopOf(page)).name).toBe(consultancy.heading);
    await page.keyboard.press('Tab');
    expect((await stopOf(page)).name).toBe(faq[0].question);
  });

  it.each(['Enter', 'Space'])(
    'opens and closes an answer with %s, and stays there',
    async (key) => {
      const page = await open('/demo/#/consultation');
      const question = page.getByRole('button', { name: closed.question });
      const answer = page.getByText(closed.answer);
      await question.focus();
      await page.keyboard.press(key);
      expect(await question.getAttribute('aria-expanded')).toBe('true');
      expect(await answer.isVisible()).toBe(true);
      await page.keyboard.press(key);
      expect(await question.getAttribute('aria-expanded')).toBe('false');
      expect(await answer.isVisible()).toBe(false);
      expect((await stopOf(page)).name).toBe(closed.question);
    },
  );

  it.each(['Enter', 'Space'])(
    'presses a filter with %s, announces its count, and stays there',
    async (key) => {
      const page = await open('/demo/#/careers');
      await page.getByRole('button', { name: filter.name }).focus();
      await page.keyboard.press(key);
      expect((await stopOf(page)).name).toBe(filter.name);
      const pressed = page.getByRole('button', { pressed: true });
      expect(await pressed.getAttribute('aria-label')).toBe(filter.name);
      expect(await page.getByRole('status').textContent()).toBe(filter.announcement);
    },
  );

  it.each(['Enter', 'Space'])(
    'opens the menu with %s, goes through it, and leaves it',
    async (key) => {
      const page = await open('/demo/#/training', { viewport: sizes.narrow });
      await page.getByRole('button', { name: openMenu }).focus();
      await page.keyboard.press(key);
      const stops = [await stopOf(page)];
      while (stops.length < menuLinks.length + socialLinks.length + 2) {
        await page.keyboard.press('Tab');
        stops.push(await stopOf(page));
      }
      expect(names(stops)).toEqual([closeMenu, ...menuLinks, company.helloEmail, ...socialLinks]);
      expect(covered(stops)).toEqual([]);
      // The Tab key goes through the browser's own controls, and never to the page behind the menu.
      const menu = page.getByRole('dialog');
      for (let presses = 0; presses < 12; presses += 1) {
        await page.keyboard.press('Tab');
        const isNowhere = await page.evaluate(() => document.activeElement === document.body);
        const isInside = await menu.evaluate((dialog) => dialog.matches(':focus-within'));
        expect(isInside || isNowhere).toBe(true);
      }
      await page.keyboard.press('Escape');
      expect((await stopOf(page)).name).toBe(openMenu);

      await page.keyboard.press(key);
      const steps = menuLinks.indexOf(careers.link) + 1;
      for (let presses = 0; presses < steps; presses += 1) await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      expect((await stopOf(page)).name).toBe(careers.heading);
    },
  );

  it('accepts the notice with Enter, and goes on from the content', async () => {
    const page = await open('/demo/#/careers', { notice: true });
    const notice = page.getByRole('region', { name: cookieNoticeLabel });
    await notice.getByRole('button', { name: accept }).focus();
    await page.keyboard.press('Enter');
    await notice.waitFor({ state: 'hidden' });
    expect(await page.getByRole('main').evaluate((main) => main.matches(':focus'))).toBe(true);
    await page.keyboard.press('Tab');
    expect((await stopOf(page)).name).toBe(filters[0]?.name);
  });
});
