/** An application that has the site on one of its pages. Addresses are from the root of its server. */
export interface Host {
  readonly name: string;
  readonly home: string;
  readonly partners: string;
  /** The page with the site, with another path or query, and with the hash of Training. */
  readonly list: string;
  /** Of the site; empty if the router of the host does not use the hash. */
  readonly basePath: string;
  /** Whether the page has the title of the host, which sets it after the site. */
  readonly setsTitleLate?: boolean;
  /** Whether its router replaces the entry for a link to the current page. */
  readonly replacesEntry?: boolean;
  /** Whether its router removes a query that it has not set. */
  readonly keepsQuery?: boolean;
}

/** A host of examples/. */
export interface Example extends Host {
  readonly folder: string;
  readonly buildArguments?: readonly string[];
  readonly devArguments?: readonly string[];
  readonly inDevelopment?: Partial<Host>;
  /** Whether its built page has the HTML of the site. */
  readonly isPrerendered?: boolean;
}

export function hashOf(basePath: string, path: string): string {
  if (basePath === '' || basePath.startsWith('/')) return `#${basePath}${path}`;
  return path === '/' ? `#${basePath}` : `#${basePath}-${path.slice(1)}`;
}

/** The addresses of a host that uses the path for its routes. */
export const inPath = (basePath = '') => ({
  home: '/',
  partners: '/partners',
  list: `/partners/list?year=2${hashOf(basePath, '/training')}`,
  basePath,
});

/** The addresses of a host that uses the hash for its routes. */
export const inHash = {
  home: '/#/',
  partners: '/#/partners',
  list: '/#/partners/training?year=2',
  basePath: '/partners',
};

export const examples: readonly Example[] = [
  { folder: 'react-router', name: 'React Router', ...inPath() },
  { folder: 'vue-router', name: 'vue-router, path', ...inPath() },
  {
    folder: 'vue-router',
    name: 'vue-router, hash',
    buildArguments: ['--mode', 'hash'],
    devArguments: ['--mode', 'hash'],
    ...inHash,
  },
  {
    folder: 'angular',
    name: 'Angular, path',
    replacesEntry: true,
    keepsQuery: true,
    ...inPath(),
  },
  {
    folder: 'angular',
    name: 'Angular, hash',
    keepsQuery: true,
    buildArguments: ['--configuration', 'production,hash'],
    devArguments: ['--configuration', 'hash'],
    ...inHash,
  },
  {
    folder: 'next',
    name: 'Next',
    inDevelopment: { setsTitleLate: true },
    isPrerendered: true,
    ...inPath(),
  },
  { folder: 'svelte', name: 'SvelteKit', ...inPath() },
  { folder: 'astro', name: 'Astro', isPrerendered: true, ...inPath() },
  { folder: 'htmx', name: 'htmx', ...inPath('academy') },
  { folder: 'turbo', name: 'Turbo', ...inPath() },
  { folder: 'plain', name: 'no framework', isPrerendered: true, ...inPath() },
];
