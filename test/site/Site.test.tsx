import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import * as content from '../../src/content/edition';
import { defaults } from '../../src/embed/options/settings';
import { prerenderedState } from '../../src/embed/prerender/prerenderedState';
import { copyright } from '../../src/site/copyright';
import { ErrorBoundary } from '../../src/site/ErrorBoundary';
import { routes, titleOf } from '../../src/site/routes';
import { Site } from '../../src/site/Site';
import type { SiteProps } from '../../src/site/SiteProps';
import type { SiteState } from '../../src/site/SiteState';
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

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function site(
  initialPath: string = home.path,
  state: Partial<SiteState> = {},
  props: Partial<SiteProps> = {},
) {
  return <Site {...createSiteProps({ routing: 'memory', initialPath }, state)} {...props} />;
}

const main = () => document.querySelector('[part=main]') as HTMLElement;
const heading = () => screen.getByRole('heading', { level: 1 });
const text = (element: Element) => element.textContent?.replace(/\s+/g, ' ').trim();
const linksIn = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map((link) => link.getAttribute('aria-label') ?? text(link));

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

it.each([
  ['header', [1, 0, 1]],
  ['footer', [1, 1, 0]],
  ['notice', [0, 1, 1]],
] as const)('a site without its %s has the other parts', (part, counts) => {
  render(site(home.path, { settings: { ...defaults, hide: part } }));
  const parts = ['notice', 'header', 'footer'].map((name) => `[part=${name}]`);
  expect(parts.map((name) => document.querySelectorAll(name).length)).toEqual(counts);
});

it('with pages, the links lead to the pages of the screens, and a click is left to the browser', async () => {
  render(site(home.path, { settings: { ...defaults, pages: '../' } }));
  const navLinks = within(screen.getByRole('contentinfo')).getByRole('navigation');
  const hrefs = within(navLinks)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  const paths = content.navigation.map(({ url }) => url);
  expect(hrefs).toEqual(paths.map((path) => (path === '/' ? '../' : `..${path}/`)));
  let isPrevented: boolean | undefined;
  const see = (event: Event) => {
    isPrevented = event.defaultPrevented;
    // jsdom loads no other page.
    event.preventDefault();
  };
  addEventListener('click', see, { once: true });
  await userEvent.click(within(navLinks).getByRole('link', { name: training.link }));
  expect(isPrevented).toBe(false);
  expect(text(heading())).toBe(home.heading);
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

it('header, footer and menu have the links that belong in them', async () => {
  render(site());
  const { headNavLabel, footerNavLabel } = content.shell;
  expect(linksIn(screen.getByRole('navigation', { name: headNavLabel }))).toEqual(headerLinks);
  expect(linksIn(screen.getByRole('navigation', { name: footerNavLabel }))).toEqual(footerLinks);
  expect(linksIn(screen.getByRole('contentinfo'))).toEqual(
    expect.arrayContaining([...socialLinks]),
  );
  await userEvent.click(screen.getByRole('button', { name: openMenu }));
  const inMenu = linksIn(screen.getByRole('dialog'));
  expect(inMenu.slice(0, menuLinks.length)).toEqual(menuLinks);
  expect(inMenu).not.toContain(home.link);
});

it('the logo leads Home; it and the skip link move focus to the heading', async () => {
  render(site(careers.path));
  await userEvent.click(within(screen.getByRole('banner')).getByRole('link', { name: homeLink }));
  expect(text(heading())).toBe(home.heading);
  expect(document.activeElement).toBe(heading());
  await userEvent.click(screen.getByRole('button', { name: openMenu }));
  await userEvent.click(screen.getByText(skipLink));
  expect(document.activeElement).toBe(heading());
});

it('Accept stores the choice and moves focus to the heading', async () => {
  render(site());
  await userEvent.click(screen.getByRole('button', { name: accept }));
  expect(localStorage.getItem('displayCookieDialog')).toBe('0');
  expect(document.activeElement).toBe(heading());
});

it('the parts are landmarks only where the page has none', () => {
  render(site());
  expect(screen.getByRole('main')).toBe(main());
  cleanup();
  render(site(home.path, { landmarks: false }));
  for (const role of ['main', 'banner', 'contentinfo']) {
    expect(screen.queryByRole(role)).toBeNull();
  }
});

it('the site is marked while the keyboard is on a control', () => {
  render(site());
  const root = document.querySelector('.site') as HTMLElement;
  const button = screen.getByRole('button', { name: openMenu });
  const matches = vi.spyOn(button, 'matches').mockReturnValue(true);
  button.focus();
  expect(root.hasAttribute('data-keyboard')).toBe(true);
  expect(matches).toHaveBeenCalledWith(':focus-visible:not([tabindex])');
  matches.mockReturnValue(false);
  button.blur();
  expect(root.hasAttribute('data-keyboard')).toBe(false);
});

it('an opening has no footer, and hydration starts with the prerendered screen', () => {
  expect(renderToString(site())).toContain('part="footer"');
  const opening = site(home.path, {}, { openingFirst: true });
  expect(renderToString(opening)).not.toContain('part="footer"');
  const root = document.createElement('div');
  const brand = { ...content.company, name: 'Of the host' };
  const made = { ...defaults, basePath: '/academy', initialPath: training.path };
  const prerendered = prerenderedState(made, 2025);
  root.innerHTML = renderToString(
    site(home.path, { settings: { ...defaults, theme: 'dark', company: brand } }, { prerendered }),
  );
  expect(root.querySelector('h1')?.textContent).toContain(training.heading);
  expect(root.querySelector('.site')?.getAttribute('data-theme')).toBe('light');
  expect(root.querySelector('[role=main]')).toBeNull();
  expect(root.textContent).not.toContain('Of the host');
  const links = [...root.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(links).toContain('#/academy/training');
});

it('header and footer stay when a screen fails, the skip link leads to what is shown, and the next one is shown', async () => {
  const broken = vi
    .spyOn(routes as Record<string, () => never>, training.path)
    .mockImplementation(() => {
      throw new Error('broken');
    });
  render(site(training.path), { onCaughtError: vi.fn() });
  expect(broken).toHaveBeenCalled();
  const alert = within(main()).getByRole('alert');
  await userEvent.click(screen.getByText(skipLink));
  expect(document.activeElement).toBe(within(alert).getByRole('heading', { level: 1 }));
  await userEvent.click(
    within(screen.getByRole('contentinfo')).getByRole('link', { name: careers.link }),
  );
  expect(text(heading())).toBe(careers.heading);
});

let isBroken = true;

function Screen() {
  if (isBroken) throw new Error('broken');
  return <p>The screen</p>;
}

const boundary = (path: string) => (
  <ErrorBoundary company={content.company} path={path}>
    <Screen />
  </ErrorBoundary>
);

it('a screen that fails leaves name and contacts of the content.company, and is rendered again on another path or when asked', async () => {
  const renderBroken = () => {
    isBroken = true;
    const { rerender } = render(boundary('/'), { onCaughtError: vi.fn() });
    isBroken = false;
    return rerender;
  };
  const rerender = renderBroken();
  expect(screen.getByRole('heading').textContent).toBe(content.company.name);
  const mail = screen.getByRole('link', { name: content.company.helloEmail });
  expect(mail.getAttribute('href')).toBe(`mailto:${content.company.helloEmail}`);
  expect(screen.getByRole('link', { name: content.company.phone })).toBeDefined();
  rerender(boundary('/'));
  expect(screen.queryByText('The screen')).toBeNull();
  rerender(boundary('/training'));
  expect(screen.getByText('The screen')).toBeDefined();
  cleanup();
  renderBroken();
  await userEvent.click(screen.getByRole('button', { name: content.shell.error.action }));
  expect(screen.getByText('The screen')).toBeDefined();
});

it.each([
  [2026, '© 2015–2026 Skillmere'],
  [2015, '© 2015 Skillmere'],
  [1970, '© 2015 Skillmere'],
])('when the clock says %i, the copyright is %s', (year, words) => {
  expect(copyright(2015, year, 'Skillmere')).toBe(words);
});
