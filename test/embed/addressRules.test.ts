import { expect, it } from 'vitest';
import { pathFor } from '../../src/embed/addressRules';

const page = 'https://portal.example/partners?tab=1';
const now = {
  address: page,
  refusedAt: undefined,
  basePath: '',
  pathOfEntry: undefined,
  firstAddress: page,
  initialPath: '/',
  path: '/careers',
};
const at = (fragment: string) => ({ address: page + fragment });

it.each([
  [
    'the screen shown, where a call was refused',
    { ...at('#/training'), refusedAt: `${page}#/training` },
    '/careers',
  ],
  ['the screen of a hash of the site', at('#/training'), '/training'],
  [
    'the screen of its hash, though another was shown there',
    { ...at('#/training'), pathOfEntry: '/about' },
    '/training',
  ],
  ['Home of a base path', { ...at('#/academy'), basePath: '/academy' }, '/'],
  [
    'the screen that was shown at this entry',
    { ...at('#pricing'), pathOfEntry: '/training' },
    '/training',
  ],
  ['that screen where the address has no hash, too', { pathOfEntry: '/training' }, '/training'],
  ['the initial screen where the site began', { initialPath: '/contact-us' }, '/contact-us'],
  ['the initial screen where the site began, below a base path', { basePath: '/academy' }, '/'],
  ['the screen shown, at a hash of the host', at('#pricing'), '/careers'],
  ['the screen shown, at the bare # of a link', at('#'), '/careers'],
  [
    'the screen shown, at a hash of another base path',
    { ...at('#/training'), basePath: '/academy' },
    '/careers',
  ],
  ['the screen shown, at another path', { address: 'https://portal.example/about' }, '/careers'],
  ['the screen shown, at another query', { address: `${page}2` }, '/careers'],
])('%s', (_, situation, path) => {
  expect(pathFor({ ...now, ...situation })).toBe(path);
});
