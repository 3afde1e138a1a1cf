import { describe, expect, it } from 'vitest';
import { navigation } from '../../src/content/navigation';

describe('navigation', () => {
  it('lists the screens in their order, with their paths', () => {
    expect(navigation.map(({ displayName, url }) => [displayName, url])).toEqual([
      ['Home', '/'],
      ['Know Us More', '/know-us-more'],
      ['Training', '/training'],
      ['Consultancy', '/consultation'],
      ['Career', '/careers'],
      ['Contact Us', '/contact-us'],
    ]);
  });

  it('gives each screen its document title to the letter', () => {
    expect(navigation.map(({ url, title }) => [url, title])).toEqual([
      ['/', 'one of the leaders in IT training and consultation'],
      ['/know-us-more', 'Know Us More | We as a company'],
      ['/training', 'Training | Getting Ready for the future.'],
      ['/consultation', 'Consultancy | Create solution that drive the world.'],
      ['/careers', 'Careers'],
      ['/contact-us', 'Contact Us | Say hello!'],
    ]);
  });

  it('leaves Home and Career out of the header', () => {
    const shown = navigation.filter((item) => item.displayOnHeadNav);
    expect(shown.map((item) => item.displayName)).toEqual([
      'Know Us More',
      'Training',
      'Consultancy',
      'Contact Us',
    ]);
  });

  it('leaves only Home out of the floating menu', () => {
    const shown = navigation.filter((item) => item.displayOnFloatingMenu);
    expect(shown.map((item) => item.displayName)).toEqual([
      'Know Us More',
      'Training',
      'Consultancy',
      'Career',
      'Contact Us',
    ]);
  });
});
