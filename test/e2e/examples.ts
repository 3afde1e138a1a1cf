// The hosts of examples/. `npm run examples` walks through each of them: walks.ts.

/** A host that has the site on one of its pages. Addresses are from the root of its server. */
interface Host {
  readonly name: string;
  /** Whether a page that is loaded has the title of the host, which sets it after the site. */
  readonly setsTitleLate?: boolean;
}

/** A host whose pages are ours. */
export interface Application extends Host {
  readonly home: string;
  readonly partners: string;
  /** The page with the site, with another path or query, and with the hash of Training. */
  readonly list: string;
  /** Of the site; empty if the router of the host does not use the hash. */
  readonly basePath: string;
  /** Whether its router replaces the entry for a link to the current page. */
  readonly replacesEntry?: boolean;
  /** Whether its router removes a query that it has not set. */
  readonly keepsQuery?: boolean;
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

/** A portal, a generator of pages or a wiki, whose other pages are its own. */
export interface Portal extends Host {
  /** The page with the site. */
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
}

/** A folder of examples/, with the hosts that its server has. */
export interface Example {
  readonly folder: string;
  /** Debian packages to install before `npm install`. Without them its tests are skipped. */
  readonly packages?: readonly string[];
  readonly buildArguments?: readonly string[];
  readonly devArguments?: readonly string[];
  /** The arguments of `npm start` that name the port; by default `--port PORT`. */
  readonly portArguments?: (port: string) => readonly string[];
  readonly application?: Application;
  /** What is different if `npm run dev` serves the application. */
  readonly inDevelopment?: Partial<Application>;
  /** Whether the built page of the application has the HTML of the site. */
  readonly isPrerendered?: boolean;
  readonly portals?: readonly Portal[];
}

/** The browser writes this about the frames of Luigi. */
const sandboxOfLuigi = /An iframe which has both allow-scripts and allow-same-origin/;

export const examples: readonly Example[] = [
  { folder: 'react-router', application: { name: 'React Router', ...inPath() } },
  { folder: 'vue-router', application: { name: 'vue-router, path', ...inPath() } },
  {
    folder: 'vue-router',
    buildArguments: ['--mode', 'hash'],
    devArguments: ['--mode', 'hash'],
    application: { name: 'vue-router, hash', ...inHash },
  },
  {
    folder: 'angular',
    application: { name: 'Angular, path', replacesEntry: true, keepsQuery: true, ...inPath() },
  },
  {
    folder: 'angular',
    buildArguments: ['--configuration', 'production,hash'],
    devArguments: ['--configuration', 'hash'],
    application: { name: 'Angular, hash', keepsQuery: true, ...inHash },
  },
  {
    folder: 'next',
    application: { name: 'Next', ...inPath() },
    inDevelopment: { setsTitleLate: true },
    isPrerendered: true,
  },
  { folder: 'svelte', application: { name: 'SvelteKit', ...inPath() } },
  { folder: 'astro', application: { name: 'Astro', ...inPath() }, isPrerendered: true },
  { folder: 'htmx', application: { name: 'htmx', ...inPath('academy') } },
  { folder: 'turbo', application: { name: 'Turbo', ...inPath() } },
  { folder: 'plain', application: { name: 'no framework', ...inPath() }, isPrerendered: true },
  {
    folder: 'docusaurus',
    portals: [
      {
        name: 'Docusaurus',
        page: '/partners',
        link: { name: 'Welcome', title: 'Welcome | Workplace' },
        setsTitleLate: true,
      },
      {
        name: 'Docusaurus, client',
        page: '/academy',
        basePath: 'academy',
        link: { name: 'Welcome', title: 'Welcome | Workplace', entry: 'Academy' },
        setsTitleLate: true,
      },
    ],
  },
  {
    folder: 'dokuwiki',
    packages: ['dokuwiki', 'php-cli'],
    portArguments: (port) => [`localhost:${port}`],
    portals: [
      {
        name: 'DokuWiki',
        page: '/doku.php?id=partners',
        link: { name: 'Welcome', title: 'start [Workplace]', entry: 'partners' },
      },
    ],
  },
  {
    folder: 'ghost',
    portArguments: (port) => [port],
    portals: [
      {
        name: 'Ghost',
        page: '/partners/',
        basePath: 'academy',
        link: { name: 'Home', title: 'Workplace' },
        // Its front page has a picture from ghost.org.
        ownLines: /ERR_NAME_NOT_RESOLVED/,
      },
    ],
  },
  {
    folder: 'hugo',
    packages: ['hugo'],
    portals: [{ name: 'Hugo', page: '/partners/', link: { name: 'Welcome', title: 'Workplace' } }],
  },
  {
    folder: 'luigi',
    portals: [
      {
        name: 'Luigi, web component',
        page: '/home/partners',
        link: { name: 'Welcome', title: 'Workplace', isText: true },
        ownLines: sandboxOfLuigi,
      },
      {
        name: 'Luigi, frame',
        page: '/home/academy',
        link: { name: 'Welcome', title: 'Workplace', entry: 'Academy', isText: true },
        ownLines: sandboxOfLuigi,
        frame: 'iframe[src*="/frame.html"]',
      },
    ],
  },
  {
    folder: 'mediawiki',
    packages: ['mediawiki', 'php-cli', 'php-sqlite3'],
    portArguments: (port) => [`localhost:${port}`],
    portals: ['vector', 'vector-2022', 'minerva'].map((skin) => ({
      name: `MediaWiki, ${skin}`,
      page: `/w/index.php/Partners?useskin=${skin}`,
      link: { name: 'Main Page', title: 'Workplace', entry: 'partners' },
    })),
  },
  {
    folder: 'mkdocs',
    packages: ['mkdocs', 'mkdocs-material'],
    portArguments: (port) => ['--dev-addr', `localhost:${port}`],
    portals: [
      {
        name: 'MkDocs Material',
        page: '/partners/',
        link: { name: 'Welcome', title: 'Welcome - Workplace' },
      },
    ],
  },
  {
    folder: 'qiankun',
    portals: [
      { name: 'qiankun', page: '/partners', link: { name: 'Welcome', title: 'Workplace' } },
    ],
  },
  {
    folder: 'redmine',
    packages: ['redmine', 'redmine-sqlite'],
    portals: [
      {
        name: 'Redmine',
        page: '/projects/workplace/wiki/Partners',
        link: { name: 'Wiki', title: 'Wiki - Workplace - Redmine' },
      },
    ],
  },
  {
    folder: 'single-spa',
    portals: [
      { name: 'single-spa', page: '/partners', link: { name: 'Welcome', title: 'Workplace' } },
    ],
  },
  {
    folder: 'vitepress',
    portals: [
      {
        name: 'VitePress',
        page: '/partners',
        link: { name: 'Welcome', title: 'Welcome | Workplace' },
      },
    ],
  },
];
