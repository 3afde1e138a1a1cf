import { describe, expect, it } from 'vitest';
import { cookieNotice, shellText } from '../../src/content/shell';

describe('the shell', () => {
  it('names the buttons of the menu', () => {
    expect(shellText.openMenu).toBe('Open menu');
    expect(shellText.closeMenu).toBe('Close menu');
  });

  it('lets the cookie notice be accepted', () => {
    expect(cookieNotice.accept).toBe('Accept');
  });
});
