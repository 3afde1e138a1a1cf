import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useRef } from 'react';

function Mounted({ mount }) {
  const place = useRef(null);
  useEffect(() => {
    const site = mount(place.current, { initialPath: '/training' });
    return () => site.unmount();
  }, [mount]);
  return <div ref={place} />;
}

const Page = ({ children }) => (
  <main>
    <h1>Portal</h1>
    {children}
  </main>
);

/** What a team tests of pages with the site. Each is a test of its own, so the page has had a site before. */
export function testPages(mount) {
  const pages = [
    ['the element', <training-site key="site" />],
    ['a call', <Mounted key="site" mount={mount} />],
  ];

  for (const [way, site] of pages) {
    test(`a page with ${way} is rendered again, and only its own words are looked at`, () => {
      const { rerender } = render(<Page>{site}</Page>);
      rerender(<Page>{site}</Page>);
      expect(screen.getByRole('heading', { name: 'Portal' })).toBeTruthy();
    });

    test(`a page without ${way} follows`, () => {
      render(<Page />);
      expect(screen.getByRole('heading', { name: 'Portal' })).toBeTruthy();
    });
  }

  test('a visitor follows a link of the site', async () => {
    const { container } = render(<training-site initial-path="/training" />);
    const site = within(container.querySelector('training-site').shadowRoot.firstElementChild);
    await userEvent.click(await site.findByRole('link', { name: 'Career' }));
    await site.findByRole('heading', { level: 1, name: /career/i });
    expect(location.hash).toBe('#/careers');
  });
}

/** The tool ends this file while the site is still in the page. */
export function testLast() {
  test('the last test leaves the site in the page', () => {
    document.body.innerHTML = '<training-site></training-site>';
    expect(document.querySelector('training-site').shadowRoot).toBeTruthy();
  });
}
