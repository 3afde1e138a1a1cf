/** A portal, a generator of pages or a wiki of examples/, which has the site on one of its pages. */
export interface Portal {
  readonly folder: string;
  /** As in the table of docs/hosts.md. */
  readonly name: string;
  /** How its page has the site, in Markdown. */
  readonly way: string;
  /** The package of npm or Debian whose version is tried. */
  readonly tried: { readonly npm: string } | { readonly debian: string };
  /** Debian packages to install before `npm install`. Without them its tests are skipped. */
  readonly packages?: readonly string[];
  /** The arguments of `npm start` that name the port; by default `--port PORT`. */
  readonly portArguments?: (port: string) => readonly string[];
  /** The page with the site, from the root of the server. */
  readonly page: string;
  /** Of the site; by default none. */
  readonly basePath?: string;
  /** A link from that page to another one of the portal, and the title of that one. */
  readonly link: { readonly name: string; readonly title: string };
  /** Selects the `iframe` that has the site. */
  readonly frame?: string;
  /** Lines of the console that the portal writes without the site too. */
  readonly ownLines?: RegExp;
  /** What does not work in this portal, and why, in Markdown for the table. */
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
  firstTitle: 'title of the first screen',
} as const;

/** The parts that the portal can do. */
export const partsOf = ({ without = {} }: Portal) =>
  Object.keys(parts).filter((part) => !(part in without));

export const portals: readonly Portal[] = [
  {
    folder: 'mkdocs',
    name: 'MkDocs Material',
    way: '`extra_javascript`, `div`; `navigation.instant`',
    tried: { debian: 'mkdocs-material' },
    packages: ['mkdocs', 'mkdocs-material'],
    portArguments: (port) => ['--dev-addr', `localhost:${port}`],
    page: '/partners/',
    link: { name: 'Welcome', title: 'Welcome - Workplace' },
  },
];
