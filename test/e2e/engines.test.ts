import { expect, it } from 'vitest';
import { faq } from '../../src/content/faq';
import type { MountedSite } from '../../src/embed/mount';
import { careers, consultancy, home, notFound, screens, training } from '../screens';
import {
  accept,
  closeMenu,
  cookieNoticeLabel,
  filters,
  headerLinks,
  homeLink,
  menuLinks,
  menuTitle,
  openMenu,
  skipLink,
} from '../words';
import { describeInEngines } from './engines/describeInEngines';
import { eventually, type SitePage } from './engines/sitePage';

declare global {
  interface Window {
    /** Set by mount.html and prerendered.html in test/e2e/engines/pages. */
    site: MountedSite;
    nodes: string[];
  }
}

const demo = '/demo/';
const narrow = { width: 390, height: 844 };

const hamburger = { role: 'button', name: openMenu } as const;
const menu = { role: 'dialog', name: menuTitle } as const;
const notice = { role: 'region', name: cookieNoticeLabel } as const;
const inHeader = (name: string) => ({ role: 'link', name, within: 'banner' }) as const;
const inFooter = (name: string) => ({ role: 'link', name, within: 'contentinfo' }) as const;

const withOptions = (options: object, hash = '') =>
  `mount.html?options=${encodeURIComponent(JSON.stringify(options))}${hash}`;

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

describeInEngines((open, { name: engine }) => {
  it.each(screens)('opens $path by its address', async ({ path, heading, title, link }) => {
    const page = await open(`${demo}#${path}`);
    await page.shows(heading);
    expect(await page.title()).toBe(title);
    const marked = await page.read(({ all, nameOf }) =>
      all({ role: 'link', within: 'contentinfo' })
        .filter((link) => link.getAttribute('aria-current') === 'page')
        .map(nameOf),
    );
    expect(marked).toEqual(link ? [link] : []);
  });

  it('adds one history entry for each screen, for Back, Forward and reload', async () => {
    const page = await open(demo);
    await page.click(inHeader(training.link));
    await page.shows(training.heading);
    expect(await page.hash()).toBe('#/training');
    await page.click(inFooter(careers.link));
    await page.shows(careers.heading);
    await page.back();
    await page.shows(training.heading);
    await page.back();
    await page.shows(home.heading);
    await page.forward();
    await page.shows(training.heading);
    await page.reload();
    await page.shows(training.heading);
    expect(await page.title()).toBe(training.title);
  });

  it('restores the scroll position after a reload', async () => {
    const page = await open(demo);
    await page.shows(home.heading);
    await page.read(() => scrollTo(0, 1500));
    await page.reload();
    await page.shows(home.heading);
    await eventually(() => page.read(() => Math.round(scrollY))).toBe(1500);
  });

  it('shows a new screen from its top, and restores the scroll position on Back', async () => {
    const page = await open(demo);
    await page.shows(home.heading);
    const before = await page.read(({ one }) => {
      one({ role: 'contentinfo' }).scrollIntoView({ block: 'end', behavior: 'instant' });
      return Math.round(scrollY);
    });
    expect(before).toBeGreaterThan(1000);
    await page.click(inFooter(careers.link));
    await page.shows(careers.heading);
    expect(await page.scrollY()).toBe(0);
    await page.back();
    await page.shows(home.heading);
    await eventually(page.scrollY).toBe(before);
  });

  it('moves focus to the heading of the new screen, and leaves the first screen alone', async () => {
    const page = await open(demo);
    await page.shows(home.heading);
    expect(await page.read(() => document.activeElement === document.body)).toBe(true);
    await page.click(inHeader(training.link));
    await eventually(page.focusedName).toBe(training.heading);
  });

  it('shows a ring around what the keyboard has reached, and none around a heading', async () => {
    const page = await open(`${demo}#/careers`);
    const ring = () =>
      page.read(({ focused, nameOf }) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(focused());
        return [nameOf(focused()), outlineStyle !== 'none' && `${outlineWidth} ${outlineStyle}`];
      });
    await page.shows(careers.heading);
    for (const name of [
      skipLink,
      homeLink,
      ...headerLinks.slice(0, headerLinks.indexOf(training.link) + 1),
    ]) {
      await page.press('Tab');
      await eventually(ring).toEqual([name, '3px solid']);
    }
    await page.press('Enter');
    await eventually(ring).toEqual([training.heading, false]);
  });

  it('skips to the content, and leaves the hash as it is', async () => {
    const page = await open(`${demo}#/careers`);
    await page.shows(careers.heading);
    await page.press('Tab');
    await page.press('Enter');
    await eventually(() => page.read(({ focused }) => focused().role)).toBe('main');
    expect(await page.hash()).toBe('#/careers');
  });

  it('opens the menu with focus on its close button, keeps it inside, and gives it back', async () => {
    const page = await open(demo, narrow);
    await page.click(hamburger);
    await eventually(page.focusedName).toBe(closeMenu);
    const isInside = () => page.read(({ focused }) => focused().closest('dialog') !== null);
    // Not beyond the last control: Tab then goes to the browser's own controls and does not come back.
    for (let presses = 0; presses < menuLinks.length + 4; presses += 1) {
      await page.press('Tab');
      expect(await isInside()).toBe(true);
    }
    await page.read(({ all }) => {
      for (const link of all({ role: 'link', within: 'main' })) (link as HTMLElement).focus();
    });
    expect(await isInside()).toBe(true);
    await page.press('Escape');
    await eventually(() => page.names(menu)).toEqual([]);
    expect(await page.focusedName()).toBe(openMenu);
  });

  it('opens the menu over the visible site, and closes it by its button and by a click beside the panel', async () => {
    const page = await open(demo, narrow);
    await page.click(hamburger);
    await page.click({ role: 'button', name: closeMenu });
    await eventually(() => page.names(menu)).toEqual([]);
    await page.click(hamburger);
    const box = await page.read(({ one }) => {
      const { left, top, right, bottom } = one({ role: 'dialog' }).getBoundingClientRect();
      const { clientWidth } = document.documentElement;
      return [left, top, right - clientWidth, bottom - innerHeight];
    });
    expect(box).toEqual([0, 0, 0, 0]);
    await page.clickAt(10, 400);
    await eventually(() => page.names(menu)).toEqual([]);
  });

  it('opens the menu over a site in an overlay that an element around it doesn’t cut off', async () => {
    const page = await open('mount.html', narrow);
    await page.shows(home.heading);
    await page.read(() => {
      const around = document.body.appendChild(document.createElement('div'));
      around.style.cssText = 'height: 50px; overflow: hidden';
      const overlay = around.appendChild(document.createElement('div'));
      overlay.style.cssText = 'position: fixed; inset: 0; overflow: auto';
      overlay.append(document.getElementById('site') as Element);
    });
    await page.click(hamburger);
    const height = await page.read(({ one }) => one({ role: 'dialog' }).clientHeight);
    expect(height).toBe(await page.read(() => innerHeight));
    await page.click({ role: 'button', name: closeMenu });
    await eventually(() => page.names(menu)).toEqual([]);
  });

  it('goes to the screen chosen in the menu, and closes it', async () => {
    const page = await open(demo, narrow);
    await page.click(hamburger);
    await page.click({ role: 'link', name: careers.link, within: 'dialog' });
    await page.shows(careers.heading);
    await eventually(() => page.names(menu)).toEqual([]);
    expect(await page.focusedName()).toBe(careers.heading);
    expect(await page.hash()).toBe('#/careers');
  });

  it('shows the links in place of the menu where there is room', async () => {
    const page = await open(demo, narrow);
    await page.click(hamburger);
    await page.resize({ width: 1000, height: 800 });
    await eventually(() => page.names(menu)).toEqual([]);
    expect(await page.names(hamburger)).toEqual([]);
    await page.click(inHeader(training.link));
    await page.shows(training.heading);
  });

  it('keeps the cookie notice at the bottom right until it is accepted, and never shows it again', async () => {
    const page = await open(demo, { notice: true });
    const room = () =>
      page.read(({ one }) => {
        const { right, bottom } = one({ role: 'region' }).getBoundingClientRect();
        return [document.documentElement.clientWidth - right, innerHeight - bottom];
      });
    await page.shows(home.heading);
    expect(await page.focusedName()).not.toContain(accept);
    expect(await room()).toEqual([24, 24]);
    await page.read(() => scrollTo({ top: 500, behavior: 'instant' }));
    await eventually(room).toEqual([24, 24]);
    await page.click(inHeader(training.link));
    await page.shows(training.heading);
    expect(await room()).toEqual([24, 24]);
    await page.click({ role: 'button', name: accept });
    await eventually(() => page.names(notice)).toEqual([]);
    await page.reload();
    await page.shows(training.heading);
    expect(await page.names(notice)).toEqual([]);
  });

  it('moves the notice below the page while the keyboard is used, so that it covers nothing', async () => {
    const page = await open(demo, { notice: true });
    const linkAndNotice = () =>
      page.read(({ focused, one }) => {
        const { bottom } = one({ role: 'contentinfo' }).getBoundingClientRect();
        const isBelow = one({ role: 'region' }).getBoundingClientRect().top >= bottom;
        return [focused().matches('a'), isBelow ? 'below the page' : 'over the page'];
      });
    await page.shows(home.heading);
    expect(await linkAndNotice()).toEqual([false, 'over the page']);
    await page.press('Tab');
    await eventually(linkAndNotice).toEqual([true, 'below the page']);
    await page.clickAt(640, 300);
    await eventually(linkAndNotice).toEqual([false, 'over the page']);
  });

  it('opens and closes each answer by itself', async () => {
    const page = await open(`${demo}#/consultation`);
    const shown = () =>
      page.read(({ root }) =>
        [...root().querySelectorAll('[id^="faq-"]')].map((answer) => {
          const text = answer.querySelector('p') as Element;
          const isVisible = text.checkVisibility({ visibilityProperty: true });
          return isVisible && answer.getBoundingClientRect().height > 20;
        }),
      );
    await page.shows(consultancy.heading);
    const expected: boolean[] = faq.map(({ isActive }) => isActive);
    expect(await shown()).toEqual(expected);
    for (const [index, { question }] of [...faq.entries()].slice(0, 2)) {
      await page.click({ role: 'button', name: question });
      expected[index] = !expected[index];
      await eventually(shown).toEqual(expected);
    }
  });

  it('presses one filter of the openings at a time, and announces their count', async () => {
    const page = await open(`${demo}#/careers`);
    const pressed = () =>
      page.read(({ all, nameOf }) =>
        all({ role: 'button' })
          .filter((button) => button.getAttribute('aria-pressed') === 'true')
          .map(nameOf),
      );
    const { name, announcement } = filters.at(-1) as (typeof filters)[number];
    await page.click({ role: 'button', name });
    await eventually(pressed).toEqual([name]);
    const said = await page.read(({ root }) => root().querySelector('[role=status]')?.textContent);
    expect(said).toBe(announcement);
  });

  it('looks the same whatever styles it inherits from the host', async () => {
    const page = await open('mount.html');
    await page.shows(home.heading);
    const expected = await looks(page);
    await page.goto(await page.read(() => new URL('hostile.html', location.href).href));
    await page.shows(home.heading);
    expect(await looks(page)).toEqual(expected);
    expect(expected.find((look) => look.startsWith('h1'))).toMatch(/^h1: rgb\(16, 33, 29\), /);
  });

  it('leaves the element empty and restores the title when it is unmounted', async () => {
    const page = await open('mount.html');
    const state = () =>
      page.read(() => [document.title, document.getElementById('site')?.childNodes.length]);
    await page.click(inHeader(training.link));
    await eventually(page.title).toBe(training.title);
    await page.read(() => window.site.unmount());
    expect(await state()).toEqual(['Portal', 0]);
    await page.changeHash('#/careers');
    expect(await state()).toEqual(['Portal', 0]);
  });

  it('restores the title when the frame around it is removed', async () => {
    const page = await open('mount.html');
    await page.read(() => {
      window.site.unmount();
      const frame = document.body.appendChild(document.createElement('iframe'));
      window.TrainingSite?.mount(frame.contentDocument?.body as HTMLElement);
    });
    await eventually(page.title).toBe(home.title);
    await page.read(() => document.querySelector('iframe')?.remove());
    await eventually(page.title).toBe('Portal');
  });

  it('changes the height of a frame that is as high as its content once for each screen', async () => {
    const page = await open('blank.html');
    const heights = await page.read(
      async (_, link, heading) => {
        const frame = document.body.appendChild(document.createElement('iframe'));
        const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
        frame.src = 'mount.html';
        await loaded;
        const { body } = frame.contentDocument as Document;
        const root = body.querySelector('#site > *')?.shadowRoot as ShadowRoot;
        const set: number[] = [];
        new ResizeObserver(() => {
          set.push(body.offsetHeight);
          frame.style.height = `${body.offsetHeight}px`;
        }).observe(body);
        const nextFrame = () => new Promise(requestAnimationFrame);
        const isWhole = (start: string) =>
          root.querySelector('h1')?.textContent?.startsWith(start) &&
          root.querySelector('[part=footer]');
        while (set.length === 0 || !isWhole('')) await nextFrame();
        const before = set.length;
        [...root.querySelectorAll('a')].find(({ textContent }) => textContent === link)?.click();
        while (set.length === before || !isWhole(heading)) await nextFrame();
        // A frame that grows does so in the next frames.
        for (let frames = 0; frames < 5; frames += 1) await nextFrame();
        return set.length - before;
      },
      training.link,
      training.heading,
    );
    expect(heights).toBe(1);
  });

  it('leaves the hashes of the host alone', async () => {
    const page = await open('mount.html#pricing');
    await page.shows(home.heading);
    await page.click(inHeader(training.link));
    await page.shows(training.heading);
    await page.changeHash('#pricing');
    await page.shows(training.heading);
    expect(await page.hash()).toBe('#pricing');
    expect(await page.title()).toBe(training.title);
    await page.back();
    await eventually(page.hash).toBe('#/training');
  });

  it('shows on Back to a hash of the host the screen that was shown there', async () => {
    const page = await open('mount.html#pricing');
    await page.click(inHeader(training.link));
    await page.shows(training.heading);
    await page.back();
    await eventually(page.hash).toBe('#pricing');
    // Without the Navigation API the site can't distinguish two visits of #pricing.
    const knowsEntries = await page.read(() => 'navigation' in window);
    await page.shows((knowsEntries ? home : training).heading);
  });

  it('keeps to its base path, and leaves the query as it is', async () => {
    const page = await open(withOptions({ basePath: '/academy' }, '#/inbox'));
    const search = await page.read(() => location.search);
    await page.shows(home.heading);
    await page.click(inHeader(training.link));
    await page.shows(training.heading);
    expect(await page.hash()).toBe('#/academy/training');
    await page.changeHash('#/careers');
    await page.shows(training.heading);
    await page.changeHash('#/academy/careers');
    await page.shows(careers.heading);
    expect(await page.read(() => location.search)).toBe(search);
  });

  it('finds the screen behind a query, capitals and broken encoding', async () => {
    const page = await open('mount.html#/Training/?utm=x');
    await page.shows(training.heading);
    await page.changeHash('#/%E0%A4%A');
    await page.shows(notFound.heading);
    await page.changeHash('#//CAREERS');
    await page.shows(careers.heading);
  });

  it('follows the attributes of <training-site>', async () => {
    const page = await open('element.html#/academy/training');
    await page.shows(notFound.heading);
    const element = (change: { attribute: string; value: string }) =>
      page.read(
        (_, { attribute, value }) =>
          document.querySelector('training-site')?.setAttribute(attribute, value),
        change,
      );
    const ground = () =>
      page.read(({ root }) => {
        const site = root().querySelector('.site') as Element;
        return getComputedStyle(site).backgroundColor;
      });
    await element({ attribute: 'base-path', value: '/academy' });
    await page.shows(training.heading);
    expect(await ground()).toBe('rgb(255, 255, 255)');
    await element({ attribute: 'theme', value: 'dark' });
    await eventually(ground).toBe('rgb(11, 27, 24)');
    await element({ attribute: 'manage-title', value: 'false' });
    await eventually(page.title).toBe('Portal');
    await page.read(() => document.querySelector('training-site')?.remove());
    await eventually(page.headings).toEqual([]);
  });

  it('hydrates prerendered HTML without creating a node, while the visitor moves the pointer', async () => {
    const page = await open('prerendered.html', { notice: true });
    await page.shows(home.heading);
    // It is hidden in the HTML.
    await eventually(() => page.names(notice)).toEqual([cookieNoticeLabel]);
    const changes = await page.read(() => window.nodes);
    // The script replaces the stylesheet file by its own styles.
    expect(changes).toEqual(['- LINK']);
    await page.click(inHeader(training.link));
    await page.shows(training.heading);
    expect(await page.hash()).toBe('#/training');
  });

  it(`is ${engine}`, async () => {
    const page = await open('blank.html');
    const agents = { Chromium: /Chrome\//, Firefox: /Firefox\//, WebKit: /WebKit.*Version\// };
    expect(await page.read(() => navigator.userAgent)).toMatch(
      agents[engine as keyof typeof agents],
    );
  });
});
