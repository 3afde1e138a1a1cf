import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { cookieNotice, shellText } from '../../src/content/shell';
import { defaults } from '../../src/embed/options/settings';
import { createPageLocation } from '../../src/embed/pageLocation';
import { Site } from '../../src/site/Site';
import { careers, home, screens, training } from '../screens';
import { accept, footerLinks, headerLinks, homeLink, socialLinks } from '../words';
import { siteProps } from './siteProps';

function renderSite(path: string) {
  const location = createPageLocation({ ...defaults, routing: 'memory' });
  location.connect();
  location.navigate(path);
  const setTitle = vi.fn<(title: string) => void>();
  const onNavigate = vi.fn();
  render(<Site {...siteProps} location={location} setTitle={setTitle} onNavigate={onNavigate} />);
  return { location, setTitle, onNavigate };
}

const headings = () => screen.getAllByRole('heading', { level: 1 });
const text = (element: Element | undefined) => element?.textContent?.replace(/\s+/g, ' ').trim();

describe('the site', () => {
  it('runs with wouter as it is in the bundle, which patches nothing of the history', () => {
    expect([Object.hasOwn(history, 'pushState'), Object.hasOwn(history, 'replaceState')]).toEqual([
      false,
      false,
    ]);
  });

  it.each(screens)('shows $path with its title, one heading and its link marked', (expected) => {
    const { setTitle, onNavigate } = renderSite(expected.path);
    expect(headings().map(text)).toEqual([expected.heading]);
    expect(setTitle.mock.calls).toEqual([[expected.title]]);
    expect(onNavigate.mock.calls).toEqual([[{ path: expected.path, title: expected.title }]]);
    const footer = within(screen.getByRole('contentinfo'));
    const current = footer.queryAllByRole('link', { current: 'page' });
    expect(current.map(text)).toEqual(expected.link ? [expected.link] : []);
  });

  it('shows the header’s links in the header and all of them in the footer', () => {
    renderSite('/');
    const names = (landmark: HTMLElement) =>
      within(landmark)
        .getAllByRole('link')
        .map((link) => link.getAttribute('aria-label') ?? text(link));
    expect(names(screen.getByRole('navigation', { name: shellText.headNavLabel }))).toEqual(
      headerLinks,
    );
    expect(names(screen.getByRole('navigation', { name: shellText.footerNavLabel }))).toEqual(
      footerLinks,
    );
    expect(names(screen.getByRole('contentinfo'))).toEqual(
      expect.arrayContaining([...socialLinks]),
    );
  });

  it('goes Home from the logo, and moves focus to the heading', async () => {
    renderSite(careers.path);
    await userEvent.click(within(screen.getByRole('banner')).getByRole('link', { name: homeLink }));
    expect(text(headings()[0])).toBe(home.heading);
    expect(document.activeElement).toBe(headings()[0]);
  });

  it('tells the host of each screen once', () => {
    const { location, onNavigate } = renderSite('/');
    act(() => location.navigate(training.path));
    act(() => location.navigate(training.path));
    expect(onNavigate.mock.calls.map(([{ path }]) => path)).toEqual([home.path, training.path]);
  });

  it('hides the notice of every site on the page as soon as one is accepted', async () => {
    renderSite('/');
    renderSite('/');
    const notices = () => screen.queryAllByRole('region', { name: cookieNotice.label });
    expect(notices()).toHaveLength(2);
    await userEvent.click(screen.getAllByRole('button', { name: accept })[0] as HTMLElement);
    expect(notices()).toHaveLength(0);
    expect(localStorage.getItem('displayCookieDialog')).toBe('0');
  });
});
