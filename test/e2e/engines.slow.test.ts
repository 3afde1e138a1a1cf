import content from 'content';
import { beforeAll, describe, expect, it } from 'vitest';
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
        style.color,
        style.cursor,
        style.display,
        style.fontFamily,
        style.fontSize,
        style.fontStyle,
        style.fontWeight,
        style.letterSpacing,
        style.lineHeight,
        style.listStyleType,
        style.textAlign,
        style.textIndent,
        style.textTransform,
        style.visibility,
        style.whiteSpace,
        style.wordSpacing,
        style.width,
        style.height,
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
  describe('at the address of a screen', () => {
    let page: SitePage;

    beforeAll(async () => {
      page = await open(`#${careers.path}`);
    });

    describe.each(screens)('$path', ({ path, heading, title, link }) => {
      beforeAll(async () => {
        const hash = `#${path}`;
        if ((await page.hash()) !== hash) await page.changeHash(hash);
        await page.shows(heading);
      });

      it('the site has the title of the screen', async () => {
        expect(await page.title()).toBe(title);
      });

      it('the site marks the link of the screen', async () => {
        const marked = await page.names('[role=contentinfo] [aria-current=page]');
        expect(marked).toEqual(link ? [link] : []);
      });
    });
  });

  describe.each([
    ['a server', false],
    ['disk', true],
  ])('from %s', (_, disk) => {
    let page: SitePage;
    let focusedAtFirst: string;
    /** The scroll position of the footer of Home. */
    let endOfHome: number;

    beforeAll(async () => {
      page = await open('', { disk });
      await page.shows(home.heading);
      focusedAtFirst = await page.read(({ focused }) => focused().localName);
      endOfHome = await page.read(({ all }) => {
        all('[role=contentinfo]')[0]?.scrollIntoView({ block: 'end', behavior: 'instant' });
        return Math.round(scrollY);
      });
      expect(endOfHome, 'the scroll position of the footer').toBeGreaterThan(1000);
      await page.click(...inFooter(careers.link));
      await page.shows(careers.heading);
    });

    it('the site takes no focus when it is shown', () => {
      expect(focusedAtFirst).toBe('body');
    });

    it('a link writes the address of its screen', async () => {
      expect(await page.hash()).toBe('#/careers');
    });

    it('a link shows the top of its screen', async () => {
      expect(await page.scrollY()).toBe(0);
    });

    it('a link moves focus to the heading of its screen', async () => {
      await eventually(page.focusedName).toBe(careers.heading);
    });

    it('each screen has one history entry', async () => {
      await page.click(...inHeader(training.link));
      await page.shows(training.heading);
      await page.read(() => history.back());
      await page.shows(careers.heading);
      await page.read(() => history.back());
      await page.shows(home.heading);
      await page.read(() => history.forward());
      await page.shows(careers.heading);
    });

    describe('back at Home', () => {
      beforeAll(async () => {
        await page.read(() => history.back());
        await page.shows(home.heading);
      });

      it('Back restores the scroll position', async () => {
        await eventually(page.scrollY).toBe(endOfHome);
      });

      describe('after a reload', () => {
        beforeAll(async () => {
          await eventually(page.scrollY).toBe(endOfHome);
          await page.reload();
          await page.shows(home.heading);
        });

        it('a reload keeps the scroll position', async () => {
          await eventually(page.scrollY).toBe(endOfHome);
        });

        it('Forward shows the next screen with its title after a reload', async () => {
          await page.read(() => history.forward());
          await page.shows(careers.heading);
          await eventually(page.title).toBe(careers.title);
        });
      });
    });
  });

  describe('focus', () => {
    const ring = (page: SitePage) =>
      page.read(({ focused, nameOf }) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(focused());
        const outline = outlineStyle === 'none' ? 'no ring' : `${outlineWidth} ${outlineStyle}`;
        return `${nameOf(focused())}: ${outline}`;
      });

    it('focus has a ring around each control that Tab reaches', async () => {
      const page = await open('#/careers');
      await page.shows(careers.heading);
      for (const name of [words.skipLink, words.homeLink, ...words.headerLinks]) {
        await page.press('Tab');
        await eventually(() => ring(page)).toBe(`${name}: 3px solid`);
      }
    });

    it('focus has no ring around the heading of a screen', async () => {
      const page = await open('#/careers');
      await page.shows(careers.heading);
      const links = words.headerLinks.slice(0, words.headerLinks.indexOf(training.link) + 1);
      for (const name of [words.skipLink, words.homeLink, ...links]) {
        await page.press('Tab');
        await eventually(page.focusedName).toBe(name);
      }
      await page.press('Enter');
      await eventually(() => ring(page)).toBe(`${training.heading}: no ring`);
    });
  });

  describe('the skip link', () => {
    let page: SitePage;

    beforeAll(async () => {
      page = await open('#/careers');
      await page.shows(careers.heading);
      await page.press('Tab');
      await eventually(page.focusedName).toBe(words.skipLink);
      await page.press('Enter');
    });

    it('the skip link moves focus to the heading of the screen', async () => {
      await eventually(page.focusedName).toBe(careers.heading);
    });

    it('the skip link keeps the hash', async () => {
      await eventually(page.focusedName).toBe(careers.heading);
      expect(await page.hash()).toBe('#/careers');
    });
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

  describe('the cookie notice', () => {
    let page: SitePage;

    beforeAll(async () => {
      page = await open('', { notice: true });
      await page.shows(home.heading);
    });

    /** The distances from the end of lines and from the bottom of the window, in px. */
    const room = () =>
      page.read(({ all }, selector) => {
        const element = all(selector)[0] as HTMLElement;
        const { left, right, bottom } = element.getBoundingClientRect();
        const isLeft = getComputedStyle(element).direction === 'rtl';
        const side = isLeft ? left : document.documentElement.clientWidth - right;
        return { side, bottom: innerHeight - bottom };
      }, notice);

    it('the cookie notice has its name', async () => {
      expect(await page.names(notice)).toEqual([words.cookieNoticeLabel]);
    });

    it('the cookie notice takes no focus', async () => {
      expect(await page.focusedName()).not.toContain(words.accept);
    });

    it.each([0, 500])(
      'the cookie notice is at the bottom, where lines end, at the position %i',
      async (top) => {
        await page.read((_, top) => scrollTo({ top, behavior: 'instant' }), top);
        await eventually(room).toEqual({ side: 24, bottom: 24 });
      },
    );

    it('the cookie notice goes when it is accepted', async () => {
      await page.click('button', words.accept);
      await eventually(() => page.names(notice)).toEqual([]);
    });
  });

  describe('the menu', () => {
    let page: SitePage;
    const isInside = () => page.read(({ focused }) => focused().closest('dialog') !== null);

    beforeAll(async () => {
      page = await open('', { size: narrow });
      await page.click(...hamburger);
      await eventually(page.focusedName).toBe(words.closeMenu);
    });

    it('the menu lies over all that is visible of the site', async () => {
      const box = await page.read(({ all }) => {
        const { left, top, right, bottom } = all('dialog')[0]?.getBoundingClientRect() ?? {};
        return { left, top, right, bottom };
      });
      const size = await page.read(() => ({
        right: document.documentElement.clientWidth,
        bottom: innerHeight,
      }));
      expect(box).toEqual({ left: 0, top: 0, ...size });
    });

    it('the menu keeps the focus of Tab inside', async () => {
      // Not beyond the last control: Tab then goes to the browser's own controls and does not come
      // back.
      for (let presses = 0; presses < words.menuLinks.length + 4; presses += 1) {
        await page.press('Tab');
        expect(await isInside(), `after ${presses + 1} presses of Tab`).toBe(true);
      }
    });

    it('the menu keeps the focus of scripts inside', async () => {
      await page.read(({ all }) => {
        for (const link of all('[role=main] a')) link.focus();
      });
      expect(await isInside()).toBe(true);
    });

    describe('closed by Escape', () => {
      beforeAll(() => page.press('Escape'));

      it('the menu closes at Escape', async () => {
        await eventually(() => page.names('dialog')).toEqual([]);
      });

      it('the menu returns focus to its button when it closes', async () => {
        await eventually(page.focusedName).toBe(words.openMenu);
      });
    });
  });

  describe('the menu of a site of 767px', () => {
    const size = { width: 767, height: 844 };
    let page: SitePage;

    beforeAll(async () => {
      page = await open('', { size });
    });

    async function openMenu() {
      await page.click(...hamburger);
      await eventually(() => page.names('dialog')).toHaveLength(1);
    }
    const isClosed = () => eventually(() => page.names('dialog')).toEqual([]);

    it('the menu of a site of 767px closes by its button', async () => {
      await openMenu();
      await page.click('button', words.closeMenu);
      await isClosed();
    });

    it('the menu of a site of 767px closes by a click beside the panel', async () => {
      await openMenu();
      await page.clickAt(content.language.dir ? size.width - 40 : 40, 400);
      await isClosed();
    });

    describe('by a link', () => {
      beforeAll(async () => {
        await openMenu();
        await page.click('dialog a', careers.link);
      });

      it('the menu of a site of 767px closes by a link', isClosed);

      it('the menu of a site of 767px leads to the screen of a link, with focus on its heading', async () => {
        await page.shows(careers.heading);
        await eventually(page.focusedName).toBe(careers.heading);
        expect(await page.hash()).toBe('#/careers');
      });
    });

    describe('where there is room for the links', () => {
      beforeAll(async () => {
        await openMenu();
        await page.resize({ width: 1000, height: 800 });
      });

      it('the menu of a site of 767px closes where there is room for the links', async () => {
        await isClosed();
        expect(await page.names('[role=banner] button'), 'buttons of the header').toEqual([]);
      });

      it('a menu that closes because its site is wide enough focuses the first link of the header', async () => {
        await eventually(page.focusedName).toBe(words.headerLinks[0]);
      });
    });
  });

  describe('the menu of a site that has a page beside it', () => {
    let page: SitePage;

    beforeAll(async () => {
      page = await open();
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
    });

    it('the menu beside a page returns focus to its button when a click in the page closes it', async () => {
      await eventually(page.focusedName).toBe(words.openMenu);
    });

    it('the menu beside a page lets the next click reach the page', async () => {
      await page.clickAt(800, 150);
      expect(await page.read(() => document.querySelector('button')?.textContent)).toBe('clicked');
    });
  });

  it('the site opens and closes each answer independently', async () => {
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
    await eventually(shown).toEqual(expected);
    for (const [index, { question }] of [...content.consultancy.faq.entries()].slice(0, 2)) {
      await page.click('button', question);
      expected[index] = !expected[index];
      await eventually(shown).toEqual(expected);
    }
  });

  it('the site looks the same whatever styles it inherits from the page', async () => {
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
           word-spacing: 9px !important; --ink: red; --brand: red }`,
    );
    const spacing = await page.read(() => getComputedStyle(document.body).wordSpacing);
    expect(spacing, 'the page has its own styles').toBe('9px');
    expect(await looks(page)).toEqual(expected);
  });

  describe('mounted in a frame', () => {
    let page: SitePage;

    beforeAll(async () => {
      page = await open('#/careers');
      await page.shows(careers.heading);
      await page.read(() => {
        window.site.unmount();
        const frame = document.body.appendChild(document.createElement('iframe'));
        window.TrainingSite?.mount(frame.contentDocument?.body as HTMLElement);
      });
      await page.read(({ root }) => root().querySelector('a')?.focus());
      await page.changeHash('#/contact-us');
    });

    it('a site mounted in a frame follows the address of the page', async () => {
      await eventually(page.focusedName).toBe(contact.heading);
    });

    it('a site mounted in a frame sets the title of the page', async () => {
      await eventually(page.title).toBe(contact.title);
    });

    describe('that is removed', () => {
      beforeAll(async () => {
        await eventually(page.title).toBe(contact.title);
        await page.read(() => document.querySelector('iframe')?.remove());
      });

      it('a site mounted in a frame restores the title when the frame is removed', async () => {
        await eventually(page.title).toBe('Portal');
      });

      it('a site mounted in a frame does not set the title again after the frame is removed', async () => {
        await eventually(page.title).toBe('Portal');
        await page.changeHash('#/training');
        expect(await page.title()).toBe('Portal');
      });
    });
  });

  describe('when the page changes the hash to one of its own', () => {
    let page: SitePage;

    beforeAll(async () => {
      page = await open('#pricing');
      await page.shows(home.heading);
      await page.click(...inHeader(training.link));
      await page.shows(training.heading);
      await page.changeHash('#pricing');
    });

    it('beside a hash of the page, the site keeps its screen', async () => {
      await page.shows(training.heading);
    });

    it('beside a hash of the page, the site leaves the hash to the page', async () => {
      expect(await page.hash()).toBe('#pricing');
    });

    it('beside a hash of the page, the site keeps its title', async () => {
      expect(await page.title()).toBe(training.title);
    });

    it('on Back to a hash of the page, the site keeps its screen', async () => {
      await page.read(() => history.back());
      await eventually(page.hash).toBe('#/training');
      await page.read(() => history.back());
      await eventually(page.hash).toBe('#pricing');
      await page.shows(training.heading);
    });
  });

  describe.each([
    ['a server', false],
    ['disk', true],
  ])('with the loader, from %s', (_, disk) => {
    describe('and an element far down', () => {
      let page: SitePage;
      let isLoadedWhenFar: boolean;

      beforeAll(async () => {
        page = await open('', { way: 'loader', disk });
        const height = () => page.read(() => document.querySelector('training-site')?.clientHeight);
        await eventually(height).toBe(800);
        const begun = 'head script, training-site:defined';
        isLoadedWhenFar = await page.read((_, one) => document.querySelector(one) !== null, begun);
        await page.read(() => scrollTo({ top: 3600, behavior: 'instant' }));
      });

      it('a site with the loader is not loaded before its element comes near the window', () => {
        expect(isLoadedWhenFar).toBe(false);
      });

      it('a site with the loader is loaded when its element comes near the window', async () => {
        await page.shows(home.heading);
      });

      it('a site with the loader gives up the height that was reserved for it', async () => {
        await eventually(() => page.read(() => document.adoptedStyleSheets.length)).toBe(0);
      });
    });

    it('a site with the loader is loaded at once, and comes into view, if the address has its hash', async () => {
      const page = await open('#/training', { way: 'loader', disk });
      await page.shows(training.heading);
      const top = () =>
        page.read(() => document.querySelector('training-site')?.getBoundingClientRect().top);
      await eventually(top).toBe(0);
    });
  });

  describe('after a link of the page', () => {
    let page: SitePage;

    beforeAll(async () => {
      page = await open('');
      await page.shows(home.heading);
      await page.read(() => scrollTo({ top: 1500, behavior: 'instant' }));
      await page.changeHash('#/careers');
      await page.shows(careers.heading);
    });

    it('after a link of the page, the top of the screen is in view', async () => {
      await eventually(page.scrollY).toBe(0);
    });

    it('after a link of the page, the heading has focus', async () => {
      await eventually(page.focusedName).toBe(careers.heading);
    });
  });

  describe('in its own frame', () => {
    let page: SitePage;
    /** How much of the frame's content is out of view. */
    const hidden = () =>
      page.read(() => {
        const { document, innerHeight } = window.frames[0] as Window;
        return document.documentElement.scrollHeight - innerHeight;
      });

    beforeAll(async () => {
      page = await open('#/training', { way: 'frame', notice: true });
      await page.read(titleByEvents);
      await page.shows(training.heading);
    });

    it('a site in its own frame has the height of its content', async () => {
      await eventually(hidden).toBe(0);
    });

    describe('after a link', () => {
      beforeAll(async () => {
        await page.read(
          ({ all }, name) => all('[role=contentinfo] a', name)[0]?.click(),
          careers.link,
        );
        await page.shows(careers.heading);
      });

      it('a site in its own frame has the height of the content of its next screen', async () => {
        await eventually(hidden).toBe(0);
      });

      it('a site in its own frame sends its events to the page', async () => {
        await eventually(page.title).toBe('iframe /careers');
      });

      it('a site in its own frame writes its screen into the hash of the page', async () => {
        await eventually(page.hash).toBe('#/careers');
      });

      it('a site in its own frame has its notice at the top of its footer', async () => {
        const distance = () =>
          page.read(({ all }) => {
            const topOf = (selector: string) => all(selector)[0]?.getBoundingClientRect().top;
            return Math.abs(Number(topOf('[part=notice]')) - Number(topOf('[part=footer]')));
          });
        await eventually(distance).toBeLessThan(60);
      });

      it('a site in its own frame goes back with the page', async () => {
        await eventually(page.hash).toBe('#/careers');
        await page.read(() => history.back());
        await page.shows(training.heading);
        await eventually(page.hash).toBe('#/training');
      });
    });
  });

  describe('in a frame of another origin', () => {
    let page: SitePage;

    beforeAll(async () => {
      page = await open('#/training', { way: 'elsewhere' });
      await page.read(titleByEvents);
      // The browser hides the content of the frame.
      const document = await page.read(
        () => window.document.querySelector('iframe')?.contentDocument,
      );
      expect(document, 'what the page can read of the frame').toBeNull();
    });

    it('a site in a frame of another origin has the height of its content', async () => {
      const height = () => page.read(() => document.querySelector('iframe')?.clientHeight);
      await eventually(height).toBeGreaterThan(1000);
    });

    it.each(['/contact-us', '/careers'])(
      'a site in a frame of another origin shows %s when the page has its hash',
      async (path) => {
        await page.changeHash(`#${path}`);
        await eventually(page.title).toBe(`iframe ${path}`);
      },
    );
  });
}
