// The hosts of examples/. `npm run examples` walks through each of them: walks.ts.

/**
 * An application that has the site on one of its pages. Addresses are from the root of its server.
 */
export interface Application {
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

/** An application of examples/. */
export interface ExampleApplication extends Application {
  readonly folder: string;
  readonly buildArguments?: readonly string[];
  readonly devArguments?: readonly string[];
  readonly inDevelopment?: Partial<Application>;
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

export const applications: readonly ExampleApplication[] = [
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

/**
 * A portal, a generator of pages or a wiki of examples/, which has the site on one of its pages.
 * Its other pages are its own.
 */
export interface Portal {
  readonly folder: string;
  readonly name: string;
  /**
   * The package of npm or Debian whose version is tried, or the `package.json` of the portal in its
   * folder.
   */
  readonly tried:
    | { readonly npm: string }
    | { readonly debian: string }
    | { readonly file: string };
  /** Debian packages to install before `npm install`. Without them its tests are skipped. */
  readonly packages?: readonly string[];
  /** The arguments of `npm start` that name the port; by default `--port PORT`. */
  readonly portArguments?: (port: string) => readonly string[];
  /** The page with the site, from the root of the server. */
  readonly page: string;
  /** Of the site; by default none. */
  readonly basePath?: string;
  /**
   * A link from that page to another one of the portal, and the title of that one. `entry` is its
   * link back to the page with the site, by default "Partners". `isText`: both are known by their
   * text, because they have no role of a link.
   */
  readonly link: {
    readonly name: string;
    readonly title: string;
    readonly entry?: string;
    readonly isText?: boolean;
  };
  /** Selects the `iframe` that has the site. */
  readonly frame?: string;
  /** Lines of the console that the portal writes without the site too. */
  readonly ownLines?: RegExp;
  /** What does not work in this portal, and why, in Markdown for the table of docs/hosts.md. */
  readonly without?: Partial<Record<Part, string>>;
}

/** What a visitor does in each portal. */
export type Part = keyof typeof parts;

/** The parts, as the table of docs/hosts.md calls them. */
export const parts = {
  notice: 'notice',
  screens: 'screens, Back, Forward',
  reload: 'reload',
  deepLink: 'link to a screen',
  menu: 'menu at 375 px',
  link: 'link of the host and Back',
  arrival: 'arrival by a link of the host',
  firstTitle: 'title of the first screen',
} as const;

/** The parts that the portal can do. */
export const partsOf = ({ without = {} }: Portal) =>
  Object.keys(parts).filter((part) => !(part in without));

/** What works in a portal, as docs/hosts.md says it: ✓, or what does not. */
export function resultOf({ without = {} }: Portal): string {
  const failed = Object.keys(without) as readonly Part[];
  if (failed.length === 0) return '✓';
  return failed.map((part) => `${parts[part]}: ${without[part]}`).join('; ');
}

/** MediaWiki in one of its skins. */
const mediaWiki = (name: string, skin: string): Portal => ({
  folder: 'mediawiki',
  name: `MediaWiki, ${name}`,
  tried: { debian: 'mediawiki' },
  packages: ['mediawiki', 'php-cli', 'php-sqlite3'],
  portArguments: (port) => [`localhost:${port}`],
  page: `/w/index.php/Partners?useskin=${skin}`,
  link: { name: 'Main Page', title: 'Workplace', entry: 'partners' },
});

/** The browser writes this about the frames of Luigi. */
const sandboxOfLuigi = /An iframe which has both allow-scripts and allow-same-origin/;

export const portals: readonly Portal[] = [
  {
    folder: 'docusaurus',
    name: 'Docusaurus',
    tried: { npm: '@docusaurus/core' },
    page: '/partners',
    link: { name: 'Welcome', title: 'Welcome | Workplace' },
    without: { firstTitle: 'Docusaurus sets its own, until the first link in the site' },
  },
  {
    folder: 'docusaurus',
    name: 'Docusaurus, `<BrowserOnly>`',
    tried: { npm: '@docusaurus/core' },
    page: '/academy',
    basePath: 'academy',
    link: { name: 'Welcome', title: 'Welcome | Workplace', entry: 'Academy' },
    without: { firstTitle: 'Docusaurus sets its own, until the first link in the site' },
  },
  {
    folder: 'dokuwiki',
    name: 'DokuWiki',
    tried: { debian: 'dokuwiki' },
    packages: ['dokuwiki', 'php-cli'],
    portArguments: (port) => [`localhost:${port}`],
    page: '/doku.php?id=partners',
    link: { name: 'Welcome', title: 'start [Workplace]', entry: 'partners' },
  },
  {
    folder: 'ghost',
    name: 'Ghost',
    tried: { file: 'dist/ghost/package.json' },
    portArguments: (port) => [port],
    page: '/partners/',
    basePath: 'academy',
    link: { name: 'Home', title: 'Workplace' },
    // Its front page has a picture from ghost.org.
    ownLines: /ERR_NAME_NOT_RESOLVED/,
  },
  {
    folder: 'hugo',
    name: 'Hugo',
    tried: { debian: 'hugo' },
    packages: ['hugo'],
    page: '/partners/',
    link: { name: 'Welcome', title: 'Workplace' },
  },
  {
    folder: 'luigi',
    name: 'Luigi, web component',
    tried: { npm: '@luigi-project/core' },
    page: '/home/partners',
    link: { name: 'Welcome', title: 'Workplace', isText: true },
    ownLines: sandboxOfLuigi,
  },
  {
    folder: 'luigi',
    name: 'Luigi, frame',
    tried: { npm: '@luigi-project/core' },
    page: '/home/academy',
    link: { name: 'Welcome', title: 'Workplace', entry: 'Academy', isText: true },
    ownLines: sandboxOfLuigi,
    frame: 'iframe[src*="/frame.html"]',
  },
  mediaWiki('Vector', 'vector'),
  mediaWiki('Vector 2022', 'vector-2022'),
  mediaWiki('MonoBook', 'monobook'),
  mediaWiki('Timeless', 'timeless'),
  mediaWiki('Minerva', 'minerva'),
  {
    folder: 'mkdocs',
    name: 'MkDocs Material',
    tried: { debian: 'mkdocs-material' },
    packages: ['mkdocs', 'mkdocs-material'],
    portArguments: (port) => ['--dev-addr', `localhost:${port}`],
    page: '/partners/',
    link: { name: 'Welcome', title: 'Welcome - Workplace' },
  },
  {
    folder: 'qiankun',
    name: 'qiankun',
    tried: { npm: 'qiankun' },
    page: '/partners',
    link: { name: 'Welcome', title: 'Workplace' },
  },
  {
    folder: 'redmine',
    name: 'Redmine',
    tried: { debian: 'redmine' },
    packages: ['redmine', 'redmine-sqlite'],
    page: '/projects/workplace/wiki/Partners',
    link: { name: 'Wiki', title: 'Wiki - Workplace - Redmine' },
  },
  {
    folder: 'single-spa',
    name: 'single-spa',
    tried: { npm: 'single-spa' },
    page: '/partners',
    link: { name: 'Welcome', title: 'Workplace' },
  },
  {
    folder: 'vitepress',
    name: 'VitePress',
    tried: { npm: 'vitepress' },
    page: '/partners',
    link: { name: 'Welcome', title: 'Welcome | Workplace' },
  },
];
