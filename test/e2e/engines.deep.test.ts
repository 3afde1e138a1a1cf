import { expect, it } from 'vitest';
import * as content from '../../src/content/edition';
import type { MountedSite } from '../../src/embed/mount';
import { careers, consultancy, contact, home, screens, training } from '../screens';
import * as words from '../words';
import { describeInEngines, type Open } from './engines/describeInEngines';
import { describeServerHtml } from './engines/serverHtml';
import { eventually, type SitePage } from './engines/sitePage';

declare global {
  interface Window {
    /** Set by page.js. */
    site: MountedSite;
  }
}

const narrow = { width: 480, height: 844 };
const hamburger = ['button', words.openMenu] as const;
const notice = 'section[aria-label]';
const inHeader = (name: string) => ['[role=banner] a', name] as const;
const inFooter = (name: string) => ['[role=contentinfo] a', name] as const;

/** Whether the cookie notice lies over a part of the focused element. */
const isFocusUnderNotice = (page: SitePage) =>
  page.read(({ all, focused }, selector) => {
    const notice = all(selector)[0];
    if (!notice) throw new Error('There is no notice.');
    const over = notice.getBoundingClientRect();
    const under = focused().getBoundingClientRect();
    const isBeside = under.right <= over.left || under.left >= over.right;
    const isAboveOrBelow = under.bottom <= over.top || under.top >= over.bottom;
    return !isBeside && !isAboveOrBelow;
  }, notice);

/** The visible styles of each element of the site. */
const looks = (page: SitePage) =>
  page.read(({ root }) =>
    [...root().querySelectorAll('.site, .site *')].map((element) => {
      const style = getComputedStyle(element);
      const seen = [
        ...[style.color, style.cursor, style.display, style.fontFamily, style.fontSize],
        ...[style.fontStyle, style.fontWeight, style.letterSpacing, style.lineHeight],
        ...[style.listStyleType, style.textAlign, style.textIndent, style.textTransform],
        ...[style.visibility, style.whiteSpace, style.wordSpacing, style.width, style.height],
      ];
      return `${element.localName}: ${seen.join(', ')}`;
    }),
  );

/** In the page: writes each event of the site that reaches the window into the title. */
function titleByEvents() {
  addEventListener('training-site-navigate', ({ target, detail }) => {
    document.title = `${(target as Element).localName} ${detail.path}`;
  });
}

describeInEngines(
  (open) => {
    describeSite(open);
    describeServerHtml(open);
  },
  ['Chromium', 'Firefox', 'WebKit'],
);

function describeSite(open: Open): void {
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
    const links = words.headerLinks.slice(0, words.headerLinks.indexOf(training.link) + 1);
    for (const name of [words.skipLink, words.homeLink, ...links]) {
      await page.press('Tab');
      await eventually(ring).toEqual([name, '3px solid']);
    }
    await page.press('Enter');
    await eventually(ring).toEqual([training.heading, false]);
  });

  it('the skip link moves focus to the content and keeps the hash', async () => {
    const page = await open('#/careers');
    await page.shows(careers.heading);
    await page.press('Tab');
    await eventually(page.focusedName).toBe(words.skipLink);
    await page.press('Enter');
    await eventually(page.focusedName).toBe(careers.heading);
    expect(await page.hash()).toBe('#/careers');
  });

  it('no control with keyboard focus is under the cookie notice', async () => {
    const page = await open('#/consultation', { notice: true });
    await page.shows(consultancy.heading);
    await page.resize(narrow);
    for (let controls = 0; (await page.focusedName()) !== words.accept; controls += 1) {
      expect(controls, 'controls before the notice').toBeLessThan(20);
      await page.press('Tab');
      if ((await page.focusedName()) === words.accept) break;
      expect(await isFocusUnderNotice(page), await page.focusedName()).toBe(false);
    }
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
    expect(await page.names(notice)).toEqual([words.cookieNoticeLabel]);
    expect(await page.focusedName()).not.toContain(words.accept);
    expect(await room()).toEqual([24, 24]);
    await page.read(() => scrollTo({ top: 500, behavior: 'instant' }));
    await eventually(room).toEqual([24, 24]);
    await page.click('button', words.accept);
    await eventually(() => page.names(notice)).toEqual([]);
  });

  it('opens the menu over the visible site, keeps focus inside, and returns it', async () => {
    const page = await open('', { size: narrow });
    await page.click(...hamburger);
    await eventually(page.focusedName).toBe(words.closeMenu);
    const box = await page.read(({ all }) => {
      const { left, top, right, bottom } = all('dialog')[0]?.getBoundingClientRect() ?? {};
      const { clientWidth } = document.documentElement;
      return [left, top, (right ?? 0) - clientWidth, (bottom ?? 0) - innerHeight];
    });
    expect(box).toEqual([0, 0, 0, 0]);
    const isInside = () => page.read(({ focused }) => focused().closest('dialog') !== null);
    // Not beyond the last control: Tab then goes to the browser's own controls and does not come back.
    for (let presses = 0; presses < words.menuLinks.length + 4; presses += 1) {
      await page.press('Tab');
      expect(await isInside()).toBe(true);
    }
    await page.read(({ all }) => {
      for (const link of all('[role=main] a')) link.focus();
    });
    expect(await isInside()).toBe(true);
    await page.press('Escape');
    await eventually(() => page.names('dialog')).toEqual([]);
    expect(await page.focusedName()).toBe(words.openMenu);
  });

  it('closes the menu by its button, by a click beside the panel, by a choice, and where there is room for the links', async () => {
    const size = { width: 767, height: 844 };
    const page = await open('', { size });
    const closings = [
      () => page.click('button', words.closeMenu),
      () => page.clickAt(content.language.dir ? size.width - 40 : 40, 400),
      async () => {
        await page.click('dialog a', careers.link);
        await eventually(page.focusedName).toBe(careers.heading);
      },
      () => page.resize({ width: 1000, height: 800 }),
    ];
    for (const close of closings) {
      await page.click(...hamburger);
      await eventually(() => page.names('dialog')).toHaveLength(1);
      await close();
      await eventually(() => page.names('dialog')).toEqual([]);
    }
    await eventually(page.focusedName).toBe(words.headerLinks[0]);
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
    expect(await page.focusedName()).toBe(words.openMenu);
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

  it('looks the same whatever styles it inherits from the host', async () => {
    const page = await open();
    await page.shows(home.heading);
    const expected = await looks(page);
    await page.read(
      (_, rules) => {
        document.head.insertAdjacentHTML('beforeend', `<style>${rules}</style>`);
      },
      `html { font-size: 62.5% } h1, a, button, p { display: none }
       * { cursor: wait !important; font: italic 9px / 3 serif !important; color: red !important;
           letter-spacing: 9px !important; list-style: square !important; text-align: right !important;
           text-indent: 9px !important; text-transform: uppercase !important; white-space: pre !important;
           visibility: hidden !important; word-spacing: 9px !important; --ink: red; --brand: red }`,
    );
    expect(await page.read(() => getComputedStyle(document.body).wordSpacing)).toBe('9px');
    expect(await looks(page)).toEqual(expected);
    expect(expected.find((look) => look.startsWith('h1'))).toMatch(/^h1: rgb\(16, 33, 29\), /);
  });

  it('follows the address of the page in a frame, restores the title when that is removed, and does not set it again', async () => {
    const page = await open('#/careers');
    await page.shows(careers.heading);
    await page.read(() => {
      window.site.unmount();
      const frame = document.body.appendChild(document.createElement('iframe'));
      window.TrainingSite?.mount(frame.contentDocument?.body as HTMLElement);
    });
    await page.read(({ root }) => root().querySelector('a')?.focus());
    await page.changeHash('#/contact-us');
    await eventually(page.focusedName).toBe(contact.heading);
    expect(await page.title()).toBe(contact.title);
    await page.read(() => document.querySelector('iframe')?.remove());
    await eventually(page.title).toBe('Portal');
    await page.changeHash('#/training');
    expect(await page.title()).toBe('Portal');
  });

  it('does not change for hashes of the host; Back to such a hash shows the screen that was shown there', async () => {
    const page = await open('#pricing');
    await page.shows(home.heading);
    await page.click(...inHeader(training.link));
    await page.shows(training.heading);
    await page.changeHash('#pricing');
    await page.shows(training.heading);
    expect(await page.hash()).toBe('#pricing');
    expect(await page.title()).toBe(training.title);
    await page.read(() => history.back());
    await eventually(page.hash).toBe('#/training');
    await page.read(() => history.back());
    await eventually(page.hash).toBe('#pricing');
    // Without the Navigation API the site can't distinguish two visits of #pricing.
    const knowsEntries = await page.read(() => 'navigation' in window);
    await page.shows((knowsEntries ? home : training).heading);
  });

  it.each([false, true])(
    'is loaded when its element comes near the window, from a disk: %s',
    async (disk) => {
      const page = await open('#/training', { way: 'loader', disk });
      const height = () => page.read(() => document.querySelector('training-site')?.clientHeight);
      await eventually(height).toBe(800);
      await page.read(
        () => new Promise((end) => requestAnimationFrame(() => requestAnimationFrame(end))),
      );
      const begun = 'head script, training-site:defined';
      expect(await page.read((_, one) => document.querySelector(one), begun)).toBeNull();
      await page.read(() => scrollTo({ top: 3600, behavior: 'instant' }));
      await page.shows(training.heading);
      await eventually(() => page.read(() => document.adoptedStyleSheets.length)).toBe(0);
    },
  );

  it('shares hash, height and events with the page around its frame, and has its notice at the end of what is visible', async () => {
    const page = await open('#/training', { way: 'frame', notice: true });
    /** How much of the frame's content is out of view. */
    const hidden = () =>
      page.read(() => {
        const { document, innerHeight } = window.frames[0] as Window;
        return document.documentElement.scrollHeight - innerHeight;
      });
    await page.read(titleByEvents);
    await page.shows(training.heading);
    await eventually(hidden).toBe(0);
    await page.read(({ all }, name) => all('[role=contentinfo] a', name)[0]?.click(), careers.link);
    await page.shows(careers.heading);
    await eventually(page.title).toBe('iframe /careers');
    await eventually(page.hash).toBe('#/careers');
    await eventually(hidden).toBe(0);
    for (const y of [0, 300, 305]) {
      await page.read((_, top) => scrollTo({ top, behavior: 'instant' }), y);
      const end = () =>
        page.read(({ all }) => {
          const frame = document.querySelector('iframe')?.getBoundingClientRect();
          const notice = all('[part=notice]')[0]?.getBoundingClientRect();
          return Math.round((frame?.top ?? 0) + 7 + (notice?.bottom ?? 0));
        });
      await eventually(end).toBe(800 - 24);
    }
    await page.read(() => history.back());
    await page.shows(training.heading);
    await eventually(page.hash).toBe('#/training');
  });

  it('shares hash, height and events with the page around a frame of another origin', async () => {
    const page = await open('#/training', { way: 'elsewhere' });
    const seen = () =>
      page.read(() => {
        const frame = document.querySelector('iframe');
        // The browser hides the content of the frame.
        return [frame?.contentDocument, document.title, (frame?.clientHeight ?? 0) > 1000];
      });
    await page.read(titleByEvents);
    await page.changeHash('#/contact-us');
    await eventually(seen).toEqual([null, 'iframe /contact-us', true]);
    await page.changeHash('#/careers');
    await eventually(seen).toEqual([null, 'iframe /careers', true]);
  });
}
