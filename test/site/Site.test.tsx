import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { company } from '../../src/content/company';
import { createHashLocation } from '../../src/embed/hashLocation';
import { Site } from '../../src/site/Site';
import { screens } from '../screens';

function renderSite(path: string) {
  const location = createHashLocation({ basePath: '', routing: 'memory' });
  location.navigate(path);
  const setTitle = vi.fn<(title: string) => void>();
  const onNavigate = vi.fn();
  render(
    <Site
      theme="light"
      landmarks
      start="whole"
      location={location}
      company={company}
      setTitle={setTitle}
      onNavigate={onNavigate}
    />,
  );
  return { location, setTitle, onNavigate };
}

const headings = () => screen.getAllByRole('heading', { level: 1 });
const text = (element: Element | undefined) => element?.textContent?.replace(/\s+/g, ' ').trim();

describe('the site', () => {
  it.each(screens)('shows $path with its title, one heading and its link marked', (expected) => {
    const { setTitle, onNavigate } = renderSite(expected.path);
    expect(headings().map(text)).toEqual([expected.heading]);
    expect(setTitle.mock.calls).toEqual([[expected.title]]);
    expect(onNavigate.mock.calls).toEqual([[{ path: expected.path, title: expected.title }]]);
    const footer = within(screen.getByRole('contentinfo'));
    const current = footer.queryAllByRole('link', { current: 'page' });
    expect(current.map(text)).toEqual(expected.current ? [expected.current] : []);
  });

  it('shows four links in the header and all six in the footer', () => {
    renderSite('/');
    const names = (landmark: HTMLElement) =>
      within(landmark)
        .getAllByRole('link')
        .map((link) => link.getAttribute('aria-label') ?? text(link));
    expect(names(screen.getByRole('navigation', { name: 'Main' }))).toEqual([
      'Know Us More',
      'Training',
      'Consultancy',
      'Contact Us',
    ]);
    expect(names(screen.getByRole('navigation', { name: 'Footer' }))).toEqual([
      'Home',
      'Know Us More',
      'Training',
      'Consultancy',
      'Career',
      'Contact Us',
    ]);
    expect(names(screen.getByRole('contentinfo'))).toContain('LinkedIn, opens in a new tab');
  });

  it('leads Home by its logo, and moves focus to the heading', async () => {
    renderSite('/careers');
    await userEvent.click(
      within(screen.getByRole('banner')).getByRole('link', { name: 'Skillmere, home' }),
    );
    expect(text(headings()[0])).toBe('STOP WANDERING! TIME TO UPGRADE...');
    expect(document.activeElement).toBe(headings()[0]);
  });

  it('tells the host of each screen once', () => {
    const { location, onNavigate } = renderSite('/');
    act(() => location.navigate('/training'));
    act(() => location.navigate('/training'));
    expect(onNavigate.mock.calls.map(([{ path }]) => path)).toEqual(['/', '/training']);
  });

  it('hides the notice of every site on the page as soon as one is accepted', async () => {
    renderSite('/');
    renderSite('/');
    const notices = () => screen.queryAllByRole('region', { name: 'Cookie notice' });
    expect(notices()).toHaveLength(2);
    await userEvent.click(screen.getAllByRole('button', { name: 'Accept' })[0] as HTMLElement);
    expect(notices()).toHaveLength(0);
    expect(localStorage.getItem('displayCookieDialog')).toBe('0');
  });
});
