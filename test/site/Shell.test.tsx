import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { company } from '../../src/content/company';
import { navigation } from '../../src/content/navigation';
import { defaults } from '../../src/embed/options/settings';
import { createPageLocation } from '../../src/embed/pageLocation';
import { Site } from '../../src/site/Site';
import type { SiteProps } from '../../src/site/SiteProps';
import { home, training } from '../screens';
import { accept, openMenu, skipLink } from '../words';
import { siteProps } from './siteProps';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function site(props: Partial<SiteProps> = {}) {
  const location = createPageLocation({
    ...defaults,
    routing: 'memory',
    initialPath: training.path,
  });
  location.connect();
  return <Site {...siteProps} location={location} onNavigate={() => {}} {...props} />;
}

const main = () => document.querySelector('[part=main]') as HTMLElement;

it('the menu has the items that belong in it', async () => {
  render(site());
  await userEvent.click(screen.getByRole('button', { name: openMenu }));
  const names = within(screen.getByRole('dialog'))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
  const items = navigation.filter((item) => item.displayOnFloatingMenu);
  expect(names.slice(0, items.length)).toEqual(items.map(({ displayName }) => displayName));
  expect(names).not.toContain(home.link);
});

it('the skip link moves focus to the main part, which Tab leaves out', async () => {
  render(site());
  await userEvent.click(screen.getByText(skipLink));
  expect(document.activeElement).toBe(main());
  expect(main().tabIndex).toBe(-1);
});

it('Accept moves focus to the main part', async () => {
  render(site());
  await userEvent.click(screen.getByRole('button', { name: accept }));
  expect(document.activeElement).toBe(main());
});

it('the parts are landmarks only where the page has none', () => {
  render(site());
  expect(screen.getByRole('main')).toBe(main());
  cleanup();
  render(site({ landmarks: false }));
  for (const role of ['main', 'banner', 'contentinfo']) {
    expect(screen.queryByRole(role)).toBeNull();
  }
});

it('an opening has no footer', () => {
  expect(renderToString(site())).toContain('part="footer"');
  expect(renderToString(site({ start: 'opening' }))).not.toContain('part="footer"');
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

it('what is hydrated is Home as it was prerendered, whatever the page asks for', () => {
  const html = renderToString(
    site({ start: 'hydrate', theme: 'dark', company: { ...company, name: 'Of the host' } }),
  );
  const root = document.createElement('div');
  root.innerHTML = html;
  expect(root.querySelector('h1')?.textContent).toContain(home.heading);
  expect(root.querySelector('.site')?.getAttribute('data-theme')).toBe('light');
  expect(root.querySelector('[role=main]')).toBeNull();
  expect(root.textContent).not.toContain('Of the host');
  const links = [...root.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(links).toContain('#/training');
});
