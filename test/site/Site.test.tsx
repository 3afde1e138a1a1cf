import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import content from 'content';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { defaults, type Settings } from '../../src/embed/options/settings';
import { copyright } from '../../src/site/copyright';
import { titleOf } from '../../src/site/routes';
import { Site } from '../../src/site/Site';
import type { SiteProps } from '../../src/site/SiteProps';
import type { SiteState } from '../../src/site/SiteState';
import { createStore } from '../../src/site/store';
import { careers, contact, home, screens, training } from '../screens';
import {
  accept,
  footerLinks,
  headerLinks,
  homeLink,
  menuLinks,
  openMenu,
  skipLink,
  socialLinks,
} from '../words';
import { createSiteProps } from './siteProps';

/** The site, with the screen of `path` shown first. */
function site(path: string, state: Partial<SiteState> = {}, props: Partial<SiteProps> = {}) {
  return <Site {...createSiteProps({ routing: 'memory', initialPath: path }, state)} {...props} />;
}

const withSettings = (changed: Partial<Settings>) => ({ settings: { ...defaults, ...changed } });

const heading = () => screen.getByRole('heading', { level: 1 });
const text = (element: Element) => element.textContent?.replace(/\s+/g, ' ').trim();
const part = (name: string) => document.querySelector(`[part=${name}]`);

it('test/screens.ts has every screen, so that the tests visit it', () => {
  const tested = screens.map(({ path }) => path);
  const linked = content.navigation.map(({ url }) => url);
  expect(tested).toEqual(expect.arrayContaining(linked));
});

for (const expected of screens) {
  describe(`the screen ${expected.path}`, () => {
    it(`the screen ${expected.path} has one main heading`, () => {
      render(site(expected.path));
      expect(text(heading())).toBe(expected.heading);
    });

    it(`the screen ${expected.path} reports once that it is rendered`, () => {
      const onSettled = vi.fn();
      render(site(expected.path, {}, { onSettled }));
      expect(onSettled.mock.calls).toEqual([[expected.path]]);
    });

    it(`the screen ${expected.path} marks only its own link in the footer as that of the page`, () => {
      render(site(expected.path));
      const footer = within(screen.getByRole('contentinfo'));
      const marked = footer.queryAllByRole('link', { current: 'page' });
      const ownLinks = expected.link === undefined ? [] : [expected.link];
      expect(marked.map(text)).toEqual(ownLinks);
    });
  });
}

it('a path without a screen has the title of the 404 screen', () => {
  expect(titleOf(content, '/no-such-screen')).toBe(content.notFound.title);
});

describe('links and copyright', () => {
  const namesOfLinks = (name: string) => {
    const links = part(name)?.querySelectorAll('a') ?? [];
    return [...links].map((link) => link.getAttribute('aria-label') ?? text(link));
  };
  const { helloEmail } = content.company;

  it('the header has the skip link, the logo, its own links and those of the open menu', async () => {
    render(site(home.path));
    await userEvent.click(screen.getByRole('button', { name: openMenu }));
    const inMenu = [...menuLinks, helloEmail, ...socialLinks];
    expect(namesOfLinks('header')).toEqual([skipLink, homeLink, ...headerLinks, ...inMenu]);
  });

  it('the footer has the logo, a link to each screen and the social links', () => {
    render(site(home.path));
    expect(namesOfLinks('footer')).toEqual([homeLink, ...footerLinks, ...socialLinks]);
  });

  it('the footer has the year of the state', () => {
    render(site(home.path, { year: 2020 }));
    expect(text(part('footer') as Element)).toContain('–2020 ');
  });

  for (const row of [
    { founded: 2015, year: 2026, line: '© 2015–2026 Aster' },
    { founded: 2015, year: 2015, line: '© 2015 Aster' },
    // The clock is wrong.
    { founded: 2015, year: 1970, line: '© 2015 Aster' },
  ]) {
    it(`the copyright of a company founded in ${row.founded} is "${row.line}" in ${row.year}`, () => {
      expect(copyright(row.founded, row.year, 'Aster')).toBe(row.line);
    });
  }
});

describe('parts and landmarks', () => {
  const parts = ['header', 'main', 'footer', 'notice'];

  it('all four parts are shown by default', () => {
    render(site(home.path));
    expect(parts.filter(part)).toEqual(parts);
  });

  it.each(['header', 'footer', 'notice'])('hide="%s" leaves out that part alone', (hidden) => {
    render(site(home.path, withSettings({ hide: hidden })));
    const others = parts.filter((name) => name !== hidden);
    expect(parts.filter(part)).toEqual(others);
  });

  it.each(['', 'header', 'footer'])(
    'no part is a landmark if landmarks are off, hide="%s"',
    (hide) => {
      render(site(home.path, { ...withSettings({ hide }), landmarks: false }));
      const landmarks = ['banner', 'main', 'contentinfo'];
      const found = landmarks.filter((role) => document.querySelector(`[role=${role}]`));
      expect(found).toEqual([]);
    },
  );
});

describe('the first HTML', () => {
  it('the first HTML has only the opening if that is painted first', () => {
    const html = renderToString(site(home.path, {}, { openingFirst: true }));
    expect(html).toContain('data-opening');
    expect(html).not.toContain('part="footer"');
  });

  it('the first HTML is the whole screen if its opening is not painted first', () => {
    const html = renderToString(site(home.path, {}, { openingFirst: false }));
    expect(html).toContain('part="footer"');
    expect(html).not.toContain('data-opening');
  });
});

describe('the source of the visitor', () => {
  const source = 'R&D “$&” portal #1';

  /** The addresses of the links to Contact that begin with `start`. */
  function addressesOf(start: string, settings: Partial<Settings>) {
    render(site(contact.path, withSettings(settings)));
    const hrefs = [...document.querySelectorAll('a')].map(({ href }) => href);
    return hrefs.filter((href) => href.startsWith(start)).map((href) => new URL(href));
  }

  it('the source of the visitor is the subject of every mail, and nothing else is added', () => {
    const mails = addressesOf('mailto:', { source });
    expect(mails.length).toBeGreaterThan(1);
    for (const mail of mails) {
      expect(Object.fromEntries(mail.searchParams), mail.href).toEqual({
        subject: `via ${source}`,
      });
      expect(mail.hash, mail.href).toBe('');
    }
  });

  it('the source of the visitor follows the subject that a mail link has', () => {
    render(site(training.path, withSettings({ source })));
    const { mailLink, mailSubject } = content.training.corporate;
    const { href } = screen.getByRole<HTMLAnchorElement>('link', { name: mailLink });
    const { searchParams } = new URL(href);
    expect(searchParams.get('subject')).toBe(`${mailSubject} via ${source}`);
  });

  it('in a mail link, the source has no plus for a space, because mail programs would show it', () => {
    for (const mail of addressesOf('mailto:', { source })) expect(mail.search).not.toContain('+');
  });

  it('the source of the visitor is the text of a WhatsApp message', () => {
    const texts = addressesOf('https://wa.me/', { source }).map(({ searchParams }) =>
      searchParams.get('text'),
    );
    expect(texts).toEqual([`via ${source}`]);
  });

  it('the source of the visitor is not added to a telephone number', () => {
    const queries = addressesOf('tel:', { source }).map(({ search }) => search);
    expect(queries).toEqual(['']);
  });

  it('the source of the visitor adds nothing to a mail link if it is not given', () => {
    for (const mail of addressesOf('mailto:', {})) expect(mail.search, mail.href).toBe('');
  });
});

describe('the logo', () => {
  const clickLogo = async () => {
    const header = within(screen.getByRole('banner'));
    await userEvent.click(header.getByRole('link', { name: homeLink }));
  };

  it('the logo leads Home', async () => {
    const onSettled = vi.fn();
    render(site(careers.path, {}, { onSettled }));
    await clickLogo();
    expect(text(heading())).toBe(home.heading);
    expect(onSettled.mock.calls).toEqual([[careers.path], [home.path]]);
  });

  it('the logo moves focus to the heading of Home', async () => {
    render(site(careers.path));
    await clickLogo();
    expect(document.activeElement).toBe(heading());
  });
});

describe('the skip link', () => {
  it('the skip link moves focus to the heading, from an open menu too', async () => {
    render(site(home.path));
    await userEvent.click(screen.getByRole('button', { name: openMenu }));
    await userEvent.click(screen.getByText(skipLink));
    expect(document.activeElement).toBe(heading());
  });

  it('the skip link logs an error if the page refuses to move focus', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const error = new Error('refused');
    render(site(home.path));
    vi.spyOn(heading(), 'focus').mockImplementation(() => {
      throw error;
    });
    await userEvent.click(screen.getByText(skipLink));
    expect(log.mock.calls).toEqual([['training-site: could not move focus.', error]]);
  });
});

it('Accept in the notice moves focus to the heading', async () => {
  render(site(home.path));
  await userEvent.click(screen.getByRole('button', { name: accept }));
  expect(document.activeElement).toBe(heading());
});

describe('a screen that fails', () => {
  const { company, shell } = content;

  /** Renders a screen that fails once, and returns what is shown instead. */
  function renderFailing() {
    const rules = vi.spyOn(Intl, 'PluralRules').mockImplementation(function broken() {
      throw new Error('broken');
    });
    render(site(careers.path), { onCaughtError: vi.fn() });
    rules.mockRestore();
    return within(screen.getByRole('alert'));
  }

  it('a screen that fails leaves the name of the company', () => {
    const notice = renderFailing();
    expect(notice.getByRole('heading').textContent).toBe(company.name);
  });

  it('a screen that fails leaves the mail address of the company', () => {
    const notice = renderFailing();
    const mail = notice.getByRole('link', { name: company.helloEmail });
    expect(mail.getAttribute('href')).toBe(`mailto:${company.helloEmail}`);
  });

  it('a screen that fails leaves the telephone number of the company', () => {
    const notice = renderFailing();
    const phone = notice.getByRole('link', { name: company.phone });
    expect(phone.getAttribute('href')).toMatch(/^tel:/);
  });

  it('a screen that fails is shown after "Try again", with focus on its heading', async () => {
    const notice = renderFailing();
    await userEvent.click(notice.getByRole('button', { name: shell.error.action }));
    expect(text(heading())).toBe(careers.heading);
    expect(document.activeElement).toBe(heading());
  });
});

describe('the store', () => {
  const createScreenStore = () => createStore({ path: '/', accepted: false });

  it('the store merges a change into its state', () => {
    const store = createScreenStore();
    store.set({ accepted: true });
    expect(store.get()).toEqual({ path: '/', accepted: true });
  });

  it('the store keeps the same state object if nothing has changed', () => {
    const store = createScreenStore();
    const before = store.get();
    store.set({ path: '/' });
    expect(store.get()).toBe(before);
  });

  it('the store calls a listener for a change', () => {
    const store = createScreenStore();
    const listener = vi.fn();
    store.subscribe(listener);
    store.set({ path: '/careers' });
    expect(listener).toHaveBeenCalledOnce();
  });

  it('the store does not call a listener for equal values', () => {
    const store = createScreenStore();
    const listener = vi.fn();
    store.subscribe(listener);
    store.set({ path: '/' });
    expect(listener).not.toHaveBeenCalled();
  });

  it('the store does not call a listener that has unsubscribed', () => {
    const store = createScreenStore();
    const listener = vi.fn();
    const unsubscribe = store.subscribe(listener);
    unsubscribe();
    store.set({ path: '/careers' });
    expect(listener).not.toHaveBeenCalled();
  });
});
