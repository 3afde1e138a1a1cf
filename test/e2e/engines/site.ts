import { expect, it } from 'vitest';
import * as content from '../../../src/content/edition';
import { careers, consultancy, home, screens, training } from '../../screens';
import {
  accept,
  closeMenu,
  cookieNoticeLabel,
  headerLinks,
  homeLink,
  menuLinks,
  openMenu,
  skipLink,
} from '../../words';
import { describeDelivery } from './delivery';
import type { Open } from './describeInEngines';
import { describeGuest } from './guest';
import { eventually, type SitePage } from './sitePage';

const narrow = { width: 480, height: 844 };
const hamburger = ['button', openMenu] as const;
const notice = 'section[aria-label]';
const inHeader = (name: string) => ['[role=banner] a', name] as const;
const inFooter = (name: string) => ['[role=contentinfo] a', name] as const;

/** Whether the notice lies over the page or below it. */
const placeOfNotice = (page: SitePage) =>
  page.read(({ all }, selector) => {
    const [box, footer] = [selector, '[role=contentinfo]'].map((one) =>
      all(one)[0]?.getBoundingClientRect(),
    );
    return box && footer && box.top >= footer.bottom ? 'below' : 'over';
  }, notice);

/** What holds in each engine. */
export function describeSite(open: Open): void {
  it('shows each screen by its address, with its title and its link marked', async () => {
    const page = await open(`#${careers.path}`);
    await page.shows(careers.heading);
    for (const { path, heading, title, link } of screens) {
      await page.changeHash(`#${path}`);
      await page.shows(heading);
      expect(await page.title()).toBe(title);
      const marked = await page.names('[role=contentinfo] [aria-current=page]');
      expect(marked).toEqual(link ? [link] : []);
    }
  });

  it.each([
    ['a server', false],
    ['disk', true],
  ])(
    'from %s, adds one history entry for each screen, starts at its top and heading, and restores the scroll position',
    async (_, disk) => {
      const page = await open('', { disk });
      await page.shows(home.heading);
      expect(await page.read(() => document.activeElement === document.body)).toBe(true);
      const before = await page.read(({ all }) => {
        all('[role=contentinfo]')[0]?.scrollIntoView({ block: 'end', behavior: 'instant' });
        return Math.round(scrollY);
      });
      expect(before).toBeGreaterThan(1000);
      await page.click(...inFooter(careers.link));
      await page.shows(careers.heading);
      expect(await page.scrollY()).toBe(0);
      expect(await page.hash()).toBe('#/careers');
      await eventually(page.focusedName).toBe(careers.heading);
      await page.click(...inHeader(training.link));
      await page.shows(training.heading);
      await page.read(() => history.back());
      await page.shows(careers.heading);
      await page.read(() => history.back());
      await page.shows(home.heading);
      await eventually(page.scrollY).toBe(before);
      await page.reload();
      await page.shows(home.heading);
      await eventually(page.scrollY).toBe(before);
      await page.read(() => history.forward());
      await page.shows(careers.heading);
      expect(await page.title()).toBe(careers.title);
    },
  );

  it('shows a ring around the control with keyboard focus, and none around a heading', async () => {
    const page = await open('#/careers');
    const ring = () =>
      page.read(({ focused, nameOf }) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(focused());
        return [nameOf(focused()), outlineStyle !== 'none' && `${outlineWidth} ${outlineStyle}`];
      });
    await page.shows(careers.heading);
    const links = headerLinks.slice(0, headerLinks.indexOf(training.link) + 1);
    for (const name of [skipLink, homeLink, ...links]) {
      await page.press('Tab');
      await eventually(ring).toEqual([name, '3px solid']);
    }
    await page.press('Enter');
    await eventually(ring).toEqual([training.heading, false]);
  });

  it('the skip link moves focus to the content and keeps the hash; the notice moves away for keyboard users', async () => {
    const page = await open('#/careers', { notice: true });
    await page.shows(careers.heading);
    expect(await placeOfNotice(page)).toBe('over');
    await page.press('Tab');
    await eventually(page.focusedName).toBe(skipLink);
    await eventually(() => placeOfNotice(page)).toBe('below');
    await page.press('Enter');
    await eventually(page.focusedName).toBe(careers.heading);
    expect(await page.hash()).toBe('#/careers');
    await page.clickAt(640, 300);
    await eventually(() => placeOfNotice(page)).toBe('over');
  });

  it('keeps the cookie notice at the bottom, where lines end, until it is accepted', async () => {
    const page = await open('', { notice: true });
    const room = () =>
      page.read(({ all }, selector) => {
        const element = all(selector)[0] as HTMLElement;
        const { left, right, bottom } = element.getBoundingClientRect();
        const isLeft = getComputedStyle(element).direction === 'rtl';
        const side = isLeft ? left : document.documentElement.clientWidth - right;
        return [side, innerHeight - bottom];
      }, notice);
    await page.shows(home.heading);
    expect(await page.names(notice)).toEqual([cookieNoticeLabel]);
    expect(await page.focusedName()).not.toContain(accept);
    expect(await room()).toEqual([24, 24]);
    await page.read(() => scrollTo({ top: 500, behavior: 'instant' }));
    await eventually(room).toEqual([24, 24]);
    await page.click('button', accept);
    await eventually(() => page.names(notice)).toEqual([]);
  });

  it('opens the menu over the visible site, keeps focus inside, and returns it', async () => {
    const page = await open('', { size: narrow });
    await page.click(...hamburger);
    await eventually(page.focusedName).toBe(closeMenu);
    const box = await page.read(({ all }) => {
      const { left, top, right, bottom } = all('dialog')[0]?.getBoundingClientRect() ?? {};
      const { clientWidth } = document.documentElement;
      return [left, top, (right ?? 0) - clientWidth, (bottom ?? 0) - innerHeight];
    });
    expect(box).toEqual([0, 0, 0, 0]);
    const isInside = () => page.read(({ focused }) => focused().closest('dialog') !== null);
    // Not beyond the last control: Tab then goes to the browser's own controls and does not come back.
    for (let presses = 0; presses < menuLinks.length + 4; presses += 1) {
      await page.press('Tab');
      expect(await isInside()).toBe(true);
    }
    await page.read(({ all }) => {
      for (const link of all('[role=main] a')) link.focus();
    });
    expect(await isInside()).toBe(true);
    await page.press('Escape');
    await eventually(() => page.names('dialog')).toEqual([]);
    expect(await page.focusedName()).toBe(openMenu);
  });

  it('closes the menu by its button, by a click beside the panel, by a choice, and where there is room for the links', async () => {
    const page = await open('', { size: narrow });
    const closings = [
      () => page.click('button', closeMenu),
      () => page.clickAt(content.language.dir ? narrow.width - 40 : 40, 400),
      () => page.click('dialog a', careers.link),
      () => page.resize({ width: 1000, height: 800 }),
    ];
    for (const close of closings) {
      await page.click(...hamburger);
      await eventually(() => page.names('dialog')).toHaveLength(1);
      await close();
      await eventually(() => page.names('dialog')).toEqual([]);
    }
    await page.shows(careers.heading);
    expect(await page.hash()).toBe('#/careers');
    expect(await page.names('[role=banner] button')).toEqual([]);
    await page.click(...inHeader(training.link));
    await page.shows(training.heading);
  });

  it('closes the menu by a click in the page beside the site, and the next click reaches the page', async () => {
    const page = await open();
    await page.read(() => {
      const site = document.getElementById('site') as HTMLElement;
      site.style.width = '500px';
      const button = document.body.appendChild(document.createElement('button'));
      button.style = 'position: fixed; left: 700px; top: 100px; width: 200px; height: 100px';
      button.onclick = () => button.append('clicked');
    });
    await page.click(...hamburger);
    await eventually(() => page.names('dialog')).toHaveLength(1);
    await page.clickAt(800, 150);
    await eventually(() => page.names('dialog')).toEqual([]);
    expect(await page.focusedName()).toBe(openMenu);
    await page.clickAt(800, 150);
    expect(await page.read(() => document.querySelector('button')?.textContent)).toBe('clicked');
  });

  it('opens and closes each answer independently', async () => {
    const page = await open('#/consultation');
    const shown = () =>
      page.read(({ root }) =>
        [...root().querySelectorAll('[id^="faq-"]')].map((answer) => {
          const isVisible = answer
            .querySelector('p')
            ?.checkVisibility({ visibilityProperty: true });
          return isVisible && answer.getBoundingClientRect().height > 20;
        }),
      );
    await page.shows(consultancy.heading);
    const expected: boolean[] = content.consultancy.faq.map(({ isActive }) => isActive);
    expect(await shown()).toEqual(expected);
    for (const [index, { question }] of [...content.consultancy.faq.entries()].slice(0, 2)) {
      await page.click('button', question);
      expected[index] = !expected[index];
      await eventually(shown).toEqual(expected);
    }
  });

  describeGuest(open);
  describeDelivery(open);
}
