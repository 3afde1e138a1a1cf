import { navigation } from '../../../src/content/edition';
import { careers, notFound, type Screen, screens, training } from '../../screens';

/** The base paths that each of two sites on one page may have. A site in memory has none. */
export const basePaths = [
  ['', '/first', 'first'],
  ['second', undefined],
] as const;

const screenOf = (path: string) => screens.find((one) => one.path === path) ?? notFound;

/** What `navigate` takes, and what it means. */
export const paths: ReadonlyMap<string, Screen> = new Map([
  ...navigation.map(({ url }): [string, Screen] => [url, screenOf(url)]),
  ['/Training/?x=1', training],
  ['//careers//', careers],
]);

const belowPath = (basePath: string): readonly [string, Screen][] => [
  ...navigation.map(({ url }): [string, Screen] => [
    `#${url === '/' ? basePath || url : basePath + url}`,
    screenOf(url),
  ]),
  [`#${basePath}/Training/?x=1`, training],
  [`#${basePath}//careers//?page=1`, careers],
  ...['no-such-screen', '__proto__', '%E0%A4%A', '%', 'long/'.repeat(2000)].map(
    (rest): [string, Screen] => [`#${basePath}/${rest}`, notFound],
  ),
];

const belowWord = (word: string): readonly [string, Screen][] => [
  ...navigation.map(({ url }): [string, Screen] => [
    `#${url === '/' ? word : word + url.replace('/', '-')}`,
    screenOf(url),
  ]),
  [`#${word}-Training`, training],
];

/** What the hashes of each base path mean. */
const meanings = new Map<string | undefined, ReadonlyMap<string, Screen>>(
  basePaths.flat().map((basePath) => {
    if (basePath === undefined) return [basePath, new Map()];
    const isPath = basePath === '' || basePath.startsWith('/');
    return [basePath, new Map(isPath ? belowPath(basePath) : belowWord(basePath))];
  }),
);

/** Hashes that ask for no screen of a site with a base path. */
const ofThePage = [
  '',
  '#',
  '#chapter',
  '#!/router',
  '#firstly',
  '#/firstly/training',
  '#second-%F0',
];

export const hashes = [...[...meanings.values()].flatMap((some) => [...some.keys()]), ...ofThePage];

/** The screen that a hash asks for, if it is the site's own. */
export function screenAsked(hash: string, basePath: string | undefined): Screen | undefined {
  const known = meanings.get(basePath)?.get(hash);
  // Without a base path, all that begins with `#/` is the site's.
  return known ?? (basePath === '' && hash.startsWith('#/') ? notFound : undefined);
}
