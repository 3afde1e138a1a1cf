import { describe, expect, it } from 'vitest';
import { notFoundLinks, notFoundText, notFoundTitle } from '../../src/content/notFound';

describe('the 404 screen', () => {
  it('has the title, the code and the heading of the specification', () => {
    expect(notFoundTitle).toBe('404 Not Found');
    expect(notFoundText.code).toBe('404');
    expect(notFoundText.heading).toBe('Oops! Page Not Found.');
  });

  it('leads to four screens that exist', () => {
    expect(notFoundLinks.map(({ displayName, url }) => [displayName, url])).toEqual([
      ['Home', '/'],
      ['Training', '/training'],
      ['Consultancy', '/consultation'],
      ['Contact Us', '/contact-us'],
    ]);
  });
});
