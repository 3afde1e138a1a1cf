import content from 'content';
import { describe, expect, it } from 'vitest';
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
  describe.each(screens)('at the address $path', ({ path, heading, title, link }) => {
    async function openScreen() {
      const page = await open(`#${careers.path}`);
      await page.shows(careers.heading);
      if (path !== careers.path) await page.changeHash(`#${path}`);
      await page.shows(heading);
      return page;
    }

    it('the site has the title of the screen', async () => {
      const page = await openScreen();
      expect(await page.title()).toBe(title);
    });

    it('the site marks the link of the screen', async () => {
      const page = await openScreen();
      const marked = await page.names('[role=contentinfo] [aria-current=page]');
      expect(marked).toEqual(link ? [link] : []);
    });
  });

  describe.each([
    ['a server', false],
    ['disk', true],
  ])('from %s', (_, disk) => {
    const openHome = async () => {
      const page = await open('', { disk });
      await page.shows(home.heading);
      return page;
    };

    /** From the end of Home, whose scroll position is returned. */
    async function followFromEnd() {
      const page = await openHome();
      const before = await page.read(({ all }) => {
        all('[role=contentinfo]')[0]?.scrollIntoView({ block: 'end', behavior: 'instant' });
        return Math.round(scrollY);
      });
      expect(before, 'the scroll position of the footer').toBeGreaterThan(1000);
      await page.click(...inFooter(careers.link));
      await page.shows(careers.heading);
      return { page, before };
    }

    it('the site takes no focus when it is shown', async () => {
      const page = await openHome();
      expect(await page.read(() => document.activeElement === document.body)).toBe(true);
    });

    it('a link writes the address of its screen', async () => {
      const { page } = await followFromEnd();
      expect(await page.hash()).toBe('#/careers');
    });

    it('a link shows the top of its screen', async () => {
      const { page } = await followFromEnd();
      expect(await page.scrollY()).toBe(0);
    });

    it('a link moves focus to the heading of its screen', async () => {
      const { page } = await followFromEnd();
      await eventually(page.focusedName).toBe(careers.heading);
    });

    it('each screen has one history entry', async () => {
      const { page } = await followFromEnd();
      await page.click(...inHeader(training.link));
      await page.shows(training.heading);
      await page.read(() => history.back());
      await page.shows(careers.heading);
      await page.read(() => history.back());
      await page.shows(home.heading);
    });

    it('Back restores the scroll position', async () => {
      const { page, before } = await followFromEnd();
      await page.read(() => history.back());
      await page.shows(home.heading);
      await eventually(page.scrollY).toBe(before);
    });

    it('a reload keeps the scroll position', async () => {
      const { page, before } = await followFromEnd();
      await page.read(() => history.back());
      await page.shows(home.heading);
      await eventually(page.scrollY).toBe(before);
      await page.reload();
      await page.shows(home.heading);
      await eventually(page.scrollY).toBe(before);
    });

    it('Forward shows the next screen with its title after a reload', async () => {
      const { page } = await followFromEnd();
      await page.read(() => history.back());
      await page.shows(home.heading);
      await page.reload();
      await page.shows(home.heading);
      await page.read(() => history.forward());
      await page.shows(careers.heading);
      await eventually(page.title).toBe(careers.title);
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
    async function openAtSkipLink() {
      const page = await open('#/careers');
      await page.shows(careers.heading);
      await page.press('Tab');
      await eventually(page.focusedName).toBe(words.skipLink);
      await page.press('Enter');
      await eventually(page.focusedName).toBe(careers.heading);
      return page;
    }

    it('the skip link moves focus to the heading of the screen', async () => {
      await openAtSkipLink();
    });

    it('the skip link keeps the hash', async () => {
      expect(await (await openAtSkipLink()).hash()).toBe('#/careers');
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
    async function openWithNotice() {
      const page = await open('', { notice: true });
      await page.shows(home.heading);
      return page;
    }

    /** The distances from the end of lines and from the bottom of the window, in px. */
    const room = (page: SitePage) =>
      page.read(({ all }, selector) => {
        const element = all(selector)[0] as HTMLElement;
        const { left, right, bottom } = element.getBoundingClientRect();
        const isLeft = getComputedStyle(element).direction === 'rtl';
        const side = isLeft ? left : document.documentElement.clientWidth - right;
        return { side, bottom: innerHeight - bottom };
      }, notice);

    it('the cookie notice has its name', async () => {
      const page = await openWithNotice();
      expect(await page.names(notice)).toEqual([words.cookieNoticeLabel]);
    });

    it('the cookie notice takes no focus', async () => {
      const page = await openWithNotice();
      expect(await page.focusedName()).not.toContain(words.accept);
    });

    it.each([0, 500])(
      'the cookie notice is at the bottom, where lines end, at the position %i',
      async (top) => {
        const page = await openWithNotice();
        await page.read((_, top) => scrollTo({ top, behavior: 'instant' }), top);
        await eventually(() => room(page)).toEqual({ side: 24, bottom: 24 });
      },
    );

    it('the cookie notice goes when it is accepted', async () => {
      const page = await openWithNotice();
      await page.click('button', words.accept);
      await eventually(() => page.names(notice)).toEqual([]);
    });
  });

  describe('the menu', () => {
    async function openMenu() {
      const page = await open('', { size: narrow });
      await page.click(...hamburger);
      await eventually(page.focusedName).toBe(words.closeMenu);
      return page;
    }
    const isInside = (page: SitePage) =>
      page.read(({ focused }) => focused().closest('dialog') !== null);

    it('the menu lies over all that is visible of the site', async () => {
      const page = await openMenu();
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
      const page = await openMenu();
      // Not beyond the last control: Tab then goes to the browser's own controls and does not come
      // back.
      for (let presses = 0; presses < words.menuLinks.length + 4; presses += 1) {
        await page.press('Tab');
        expect(await isInside(page), `after ${presses + 1} presses of Tab`).toBe(true);
      }
    });

    it('the menu keeps the focus of scripts inside', async () => {
      const page = await openMenu();
      await page.read(({ all }) => {
        for (const link of all('[role=main] a')) link.focus();
      });
      expect(await isInside(page)).toBe(true);
    });

    it('the menu closes at Escape', async () => {
      const page = await openMenu();
      await page.press('Escape');
      await eventually(() => page.names('dialog')).toEqual([]);
    });

    it('the menu returns focus to its button when it closes', async () => {
      const page = await openMenu();
      await page.press('Escape');
      await eventually(page.focusedName).toBe(words.openMenu);
    });
  });

  describe('the menu of a site of 767px', () => {
    const size = { width: 767, height: 844 };
    async function openMenu() {
      const page = await open('', { size });
      await page.click(...hamburger);
      await eventually(() => page.names('dialog')).toHaveLength(1);
      return page;
    }
    const isClosed = (page: SitePage) => eventually(() => page.names('dialog')).toEqual([]);

    it('the menu of a site of 767px closes by its button', async () => {
      const page = await openMenu();
      await page.click('button', words.closeMenu);
      await isClosed(page);
    });

    it('the menu of a site of 767px closes by a click beside the panel', async () => {
      const page = await openMenu();
      await page.clickAt(content.language.dir ? size.width - 40 : 40, 400);
      await isClosed(page);
    });

    it('the menu of a site of 767px closes by a link', async () => {
      const page = await openMenu();
      await page.click('dialog a', careers.link);
      await isClosed(page);
    });

    it('the menu of a site of 767px leads to the screen of a link, with focus on its heading', async () => {
      const page = await openMenu();
      await page.click('dialog a', careers.link);
      await page.shows(careers.heading);
      await eventually(page.focusedName).toBe(careers.heading);
      expect(await page.hash()).toBe('#/careers');
    });

    it('the menu of a site of 767px closes where there is room for the links', async () => {
      const page = await openMenu();
      await page.resize({ width: 1000, height: 800 });
      await isClosed(page);
      expect(await page.names('[role=banner] button'), 'buttons of the header').toEqual([]);
    });

    it('a menu that closes because its site is wide enough focuses the first link of the header', async () => {
      const page = await openMenu();
      await page.resize({ width: 1000, height: 800 });
      await eventually(page.focusedName).toBe(words.headerLinks[0]);
    });
  });

  describe('the menu of a site that has a page beside it', () => {
    async function openBeside() {
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
      return page;
    }

    it('the menu beside a page returns focus to its button when a click in the page closes it', async () => {
      const page = await openBeside();
      await eventually(page.focusedName).toBe(words.openMenu);
    });

    it('the menu beside a page lets the next click reach the page', async () => {
      const page = await openBeside();
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
    async function openInFrame() {
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
      return page;
    }
    const removeFrame = async (page: SitePage) => {
      await page.read(() => document.querySelector('iframe')?.remove());
      await eventually(page.title).toBe('Portal');
    };

    it('a site mounted in a frame follows the address of the page', async () => {
      await openInFrame();
    });

    it('a site mounted in a frame sets the title of the page', async () => {
      const page = await openInFrame();
      await eventually(page.title).toBe(contact.title);
    });

    it('a site mounted in a frame restores the title when the frame is removed', async () => {
      await removeFrame(await openInFrame());
    });

    it('a site mounted in a frame does not set the title again after the frame is removed', async () => {
      const page = await openInFrame();
      await removeFrame(page);
      await page.changeHash('#/training');
      expect(await page.title()).toBe('Portal');
    });
  });

  describe('when the page changes the hash to one of its own', () => {
    async function openTraining() {
      const page = await open('#pricing');
      await page.shows(home.heading);
      await page.click(...inHeader(training.link));
      await page.shows(training.heading);
      await page.changeHash('#pricing');
      return page;
    }

    it('beside a hash of the page, the site keeps its screen', async () => {
      const page = await openTraining();
      await page.shows(training.heading);
    });

    it('beside a hash of the page, the site leaves the hash to the page', async () => {
      const page = await openTraining();
      expect(await page.hash()).toBe('#pricing');
    });

    it('beside a hash of the page, the site keeps its title', async () => {
      const page = await openTraining();
      expect(await page.title()).toBe(training.title);
    });

    it('on Back to a hash of the page, the site shows the screen that was shown there', async () => {
      const page = await openTraining();
      await page.read(() => history.back());
      await eventually(page.hash).toBe('#/training');
      await page.read(() => history.back());
      await eventually(page.hash).toBe('#pricing');
      // Without the Navigation API the site can't distinguish two visits of #pricing.
      const knowsEntries = await page.read(() => 'navigation' in window);
      await page.shows((knowsEntries ? home : training).heading);
    });
  });

  describe.each([
    ['a server', false],
    ['disk', true],
  ])('with the loader, from %s', (_, disk) => {
    async function openFar() {
      const page = await open('', { way: 'loader', disk });
      const height = () => page.read(() => document.querySelector('training-site')?.clientHeight);
      await eventually(height).toBe(800);
      return page;
    }

    it('a site with the loader is not loaded before its element comes near the window', async () => {
      const page = await openFar();
      const begun = 'head script, training-site:defined';
      expect(await page.read((_, one) => document.querySelector(one), begun)).toBeNull();
    });

    it('a site with the loader is loaded when its element comes near the window', async () => {
      const page = await openFar();
      await page.read(() => scrollTo({ top: 3600, behavior: 'instant' }));
      await page.shows(home.heading);
    });

    it('a site with the loader is loaded at once, and comes into view, if the address has its hash', async () => {
      const page = await open('#/training', { way: 'loader', disk });
      await page.shows(training.heading);
      const top = () =>
        page.read(() => document.querySelector('training-site')?.getBoundingClientRect().top);
      await eventually(top).toBe(0);
    });

    it('a site with the loader gives up the height that was reserved for it', async () => {
      const page = await openFar();
      await page.read(() => scrollTo({ top: 3600, behavior: 'instant' }));
      await eventually(() => page.read(() => document.adoptedStyleSheets.length)).toBe(0);
    });
  });

  describe('after a link of the page', () => {
    async function openAndFollow() {
      const page = await open('');
      await page.shows(home.heading);
      await page.read(() => scrollTo({ top: 1500, behavior: 'instant' }));
      await page.changeHash('#/careers');
      await page.shows(careers.heading);
      return page;
    }

    it('after a link of the page, the top of the screen is in view', async () => {
      const page = await openAndFollow();
      await eventually(page.scrollY).toBe(0);
    });

    it('after a link of the page, the heading has focus', async () => {
      const page = await openAndFollow();
      await eventually(page.focusedName).toBe(careers.heading);
    });
  });

  describe('in its own frame', () => {
    async function openFrame() {
      const page = await open('#/training', { way: 'frame', notice: true });
      await page.read(titleByEvents);
      await page.shows(training.heading);
      return page;
    }
    async function follow(page: SitePage) {
      await page.read(
        ({ all }, name) => all('[role=contentinfo] a', name)[0]?.click(),
        careers.link,
      );
      await page.shows(careers.heading);
    }
    /** How much of the frame's content is out of view. */
    const hidden = (page: SitePage) =>
      page.read(() => {
        const { document, innerHeight } = window.frames[0] as Window;
        return document.documentElement.scrollHeight - innerHeight;
      });

    it('a site in its own frame has the height of its content on each screen', async () => {
      const page = await openFrame();
      await eventually(() => hidden(page)).toBe(0);
      await follow(page);
      await eventually(() => hidden(page)).toBe(0);
    });

    it('a site in its own frame sends its events to the page', async () => {
      const page = await openFrame();
      await follow(page);
      await eventually(page.title).toBe('iframe /careers');
    });

    it('a site in its own frame writes its screen into the hash of the page', async () => {
      const page = await openFrame();
      await follow(page);
      await eventually(page.hash).toBe('#/careers');
    });

    it('a site in its own frame goes back with the page', async () => {
      const page = await openFrame();
      await follow(page);
      await eventually(page.hash).toBe('#/careers');
      await page.read(() => history.back());
      await page.shows(training.heading);
      await eventually(page.hash).toBe('#/training');
    });

    // At these positions, the footer is below what is visible.
    it.each([0, 200, 205])(
      'a site in its own frame has its notice in view at the position %i',
      async (y) => {
        const page = await openFrame();
        await follow(page);
        await eventually(() => hidden(page)).toBe(0);
        await page.read((_, top) => scrollTo({ top, behavior: 'instant' }), y);
        const border = 7;
        const end = () =>
          page.read(({ all }, border) => {
            const frame = document.querySelector('iframe')?.getBoundingClientRect();
            const notice = all('[part=notice]')[0]?.getBoundingClientRect();
            return Math.round((frame?.top ?? 0) + border + (notice?.bottom ?? 0));
          }, border);
        await eventually(end).toBe(776);
      },
    );
  });

  describe('in a frame of another origin', () => {
    async function openElsewhere() {
      const page = await open('#/training', { way: 'elsewhere' });
      await page.read(titleByEvents);
      // The browser hides the content of the frame.
      const document = await page.read(
        () => window.document.querySelector('iframe')?.contentDocument,
      );
      expect(document, 'what the page can read of the frame').toBeNull();
      return page;
    }

    it.each(['/contact-us', '/careers'])(
      'a site in a frame of another origin shows %s when the page has its hash',
      async (path) => {
        const page = await openElsewhere();
        await page.changeHash(`#${path}`);
        await eventually(page.title).toBe(`iframe ${path}`);
      },
    );

    it('a site in a frame of another origin has the height of its content', async () => {
      const page = await openElsewhere();
      const height = () => page.read(() => document.querySelector('iframe')?.clientHeight);
      await eventually(height).toBeGreaterThan(1000);
    });
  });
}
