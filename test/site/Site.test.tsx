import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import * as content from '../../src/content/edition';
import { defaults } from '../../src/embed/options/settings';
import { copyright } from '../../src/site/copyright';
import { titleOf } from '../../src/site/routes';
import { Site } from '../../src/site/Site';
import type { SiteProps } from '../../src/site/SiteProps';
import type { SiteState } from '../../src/site/SiteState';
import { createStore } from '../../src/site/store';
import { careers, contact, home, screens } from '../screens';
import {
  footerLinks,
  headerLinks,
  homeLink,
  menuLinks,
  openMenu,
  skipLink,
  socialLinks,
} from '../words';
import { createSiteProps } from './siteProps';

function site(
  initialPath: string = home.path,
  state: Partial<SiteState> = {},
  props: Partial<SiteProps> = {},
) {
  return <Site {...createSiteProps({ routing: 'memory', initialPath }, state)} {...props} />;
}
const heading = () => screen.getByRole('heading', { level: 1 });
const text = (element: Element) => element.textContent?.replace(/\s+/g, ' ').trim();

it('test/screens.ts has every screen, so that the tests visit it', () => {
  expect(screens.map(({ path }) => path)).toEqual(
    expect.arrayContaining(content.navigation.map(({ url }) => url)),
  );
});

it.each(screens)('$path has its title, one heading and its link marked', (expected) => {
  const onSettled = vi.fn();
  render(site(expected.path, {}, { onSettled }));
  expect(text(heading())).toBe(expected.heading);
  expect(titleOf(expected.path)).toBe(expected.title);
  expect(onSettled.mock.calls).toEqual([[expected.path]]);
  const footer = within(screen.getByRole('contentinfo'));
  const current = footer.queryAllByRole('link', { current: 'page' });
  expect(current.map(text)).toEqual(expected.link ? [expected.link] : []);
});

const part = (name: string) => document.querySelector(`[part=${name}]`);

it('header, menu and footer have their links, and the footer has the year', async () => {
  render(site(home.path, { year: 2020 }));
  await userEvent.click(screen.getByRole('button', { name: openMenu }));
  const links = (name: string) =>
    [...(part(name)?.querySelectorAll('a') ?? [])].map(
      (link) => link.getAttribute('aria-label') ?? text(link),
    );
  const { helloEmail } = content.company;
  const menu = [...menuLinks, helloEmail, ...socialLinks];
  expect(links('header')).toEqual([skipLink, homeLink, ...headerLinks, ...menu]);
  expect(links('footer')).toEqual([homeLink, ...footerLinks, ...socialLinks]);
  expect(text(part('footer') as Element)).toContain('–2020 ');
  // Without a source.
  expect(part('header')?.querySelector('a[href^=mailto]')?.getAttribute('href')).toBe(
    `mailto:${helloEmail}`,
  );
});

it.each(['', 'header', 'footer', 'notice'])(
  'without landmarks, and without the part "%s"',
  (hide) => {
    render(site(home.path, { landmarks: false, settings: { ...defaults, hide } }));
    const parts = ['header', 'main', 'footer', 'notice'];
    expect(parts.filter(part)).toEqual(parts.filter((name) => name !== hide));
    expect(document.querySelector('[role=banner], [role=main], [role=contentinfo]')).toBeNull();
  },
);

it.each([true, false])('if the opening is painted first: %s, the rest waits', (openingFirst) => {
  const html = renderToString(site(home.path, {}, { openingFirst }));
  expect([html.includes('data-opening'), !html.includes('part="footer"')]).toEqual([
    ...[openingFirst, openingFirst],
  ]);
});

it('with a source, mails have a subject and WhatsApp messages a text', () => {
  const source = 'R&D “$&” portal #1';
  render(site(contact.path, { settings: { ...defaults, source } }));
  const hrefs = [...document.querySelectorAll('a')].map(({ href }) => new URL(href));
  const ofKind = (start: string) => hrefs.filter(({ href }) => href.startsWith(start));
  expect(ofKind('mailto:').length).toBeGreaterThan(1);
  for (const { search, hash } of ofKind('mailto:')) {
    expect([...new URLSearchParams(search)]).toEqual([['subject', `via ${source}`]]);
    // A mail program shows a plus as it is.
    expect([search.includes('+'), hash]).toEqual([false, '']);
  }
  const [chat] = ofKind('https://wa.me/');
  expect(chat?.searchParams.get('text')).toBe(`via ${source}`);
  expect(ofKind('tel:').map(({ search }) => search)).toEqual(['']);
});

it('the logo leads Home; it and the skip link move focus to the heading', async () => {
  const onSettled = vi.fn();
  render(site(careers.path, {}, { onSettled }));
  await userEvent.click(within(screen.getByRole('banner')).getByRole('link', { name: homeLink }));
  expect(text(heading())).toBe(home.heading);
  expect(document.activeElement).toBe(heading());
  expect(onSettled.mock.calls).toEqual([[careers.path], [home.path]]);
  await userEvent.click(screen.getByRole('button', { name: openMenu }));
  await userEvent.click(screen.getByText(skipLink));
  expect(document.activeElement).toBe(heading());
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const error = new Error('refused');
  vi.spyOn(heading(), 'focus').mockImplementation(() => {
    throw error;
  });
  await userEvent.click(screen.getByText(skipLink));
  expect(log.mock.calls).toEqual([['training-site: could not move focus.', error]]);
});

it('a screen that fails leaves name and contacts of the company; Try again shows it, with focus on its heading', async () => {
  const rules = vi.spyOn(Intl, 'PluralRules').mockImplementation(function broken() {
    throw new Error('broken');
  });
  render(site(careers.path), { onCaughtError: vi.fn() });
  rules.mockRestore();
  const { company, shell } = content;
  const notice = within(screen.getByRole('alert'));
  expect(notice.getByRole('heading').textContent).toBe(company.name);
  const mail = notice.getByRole('link', { name: company.helloEmail });
  expect(mail.getAttribute('href')).toBe(`mailto:${company.helloEmail}`);
  expect(notice.getByRole('link', { name: company.phone })).toBeDefined();
  await userEvent.click(notice.getByRole('button', { name: shell.error.action }));
  expect(text(heading())).toBe(careers.heading);
  expect(document.activeElement).toBe(heading());
});

it('the store calls its listeners after each change, until they end', () => {
  const { get, set, subscribe } = createStore({ path: '/', question: '' });
  const [before, heard] = [get(), vi.fn()];
  const end = subscribe(heard);
  set({ path: '/' });
  expect(get()).toBe(before);
  set({ path: '/', question: 'place' });
  expect(get()).toEqual({ path: '/', question: 'place' });
  end();
  set({ path: '/careers' });
  expect(heard).toHaveBeenCalledOnce();
});

it('the copyright has the years up to that of the clock, unless that is wrong', () => {
  const lines = [2026, 2015, 1970].map((year) => copyright(2015, year, 'Aster'));
  expect(lines).toEqual(['© 2015–2026 Aster', '© 2015 Aster', '© 2015 Aster']);
});
