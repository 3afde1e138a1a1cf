// The applications that docs/hosts.md tells of, in its order.

/**
 * An application that has the site on one of its pages.
 *
 * @typedef {object} Host
 * @property {string} name - as in docs/hosts.md
 * @property {string} router - the package whose version is named; '' where there is none
 * @property {string} home - the address of its home, from the root of its server
 * @property {string} partners - the address of the page that holds the site
 * @property {string} list - the same page with another path or query
 * @property {string} basePath - of the site; '' where the host's router leaves it the hash
 */

/**
 * A host of test/e2e/applications.
 *
 * @typedef {Host & { readonly file: string, readonly kind: string }} Application - `kind`: which of the
 * routers in `file`, as `<body data-router>`
 */

/**
 * A host of examples/.
 *
 * @typedef {Host & {
 *   readonly folder: string,
 *   readonly buildArguments?: readonly string[],
 *   readonly devArguments?: readonly string[],
 * }} Example
 */

/** The addresses where the host's router keeps its place in the path. */
const inPath = (root = '') => ({
  home: root || '/',
  partners: `${root}/partners`,
  list: `${root}/partners/list?year=2`,
  basePath: '',
});

/** The addresses where it keeps its place in the hash. */
const inHash = (root = '') => ({
  home: `${root}/#/`,
  partners: `${root}/#/partners`,
  list: `${root}/#/partners/training?year=2`,
  basePath: '/partners',
});

const reactRouter = { file: 'reactRouter.tsx', router: 'react-router' };
const vueRouter = { file: 'vueRouter.ts', router: 'vue-router' };
const ownRouter = { file: 'ownRouter.ts', router: '' };

/** @type {readonly Application[]} */
export const applications = [
  {
    name: 'React Router, createBrowserRouter',
    kind: 'createBrowserRouter',
    ...reactRouter,
    ...inPath('/app'),
  },
  { name: 'React Router, BrowserRouter', kind: 'BrowserRouter', ...reactRouter, ...inPath('/app') },
  {
    name: 'React Router, createHashRouter',
    kind: 'createHashRouter',
    ...reactRouter,
    ...inHash('/app'),
  },
  { name: 'React Router, HashRouter', kind: 'HashRouter', ...reactRouter, ...inHash('/app') },
  {
    name: 'vue-router, createWebHistory',
    kind: 'createWebHistory',
    ...vueRouter,
    ...inPath('/app'),
    home: '/app/',
  },
  {
    name: 'vue-router, createWebHashHistory',
    kind: 'createWebHashHistory',
    ...vueRouter,
    ...inHash('/app'),
  },
  { name: 'A hand-written router, hash', kind: 'hash', ...ownRouter, ...inHash('/app') },
  {
    name: 'A hand-written router, path',
    kind: 'path',
    ...ownRouter,
    ...inPath('/app'),
    home: '/app/',
  },
  { name: 'No router', kind: 'none', ...ownRouter, ...inPath('/app'), home: '/app/' },
];

/** @type {readonly Example[]} */
export const examples = [
  { folder: 'react-router', name: 'Example: React Router', router: 'react-router', ...inPath() },
  { folder: 'vue-router', name: 'Example: vue-router', router: 'vue-router', ...inPath() },
  { folder: 'angular', name: 'Example: Angular, path', router: '@angular/router', ...inPath() },
  {
    folder: 'angular',
    name: 'Example: Angular, hash',
    router: '@angular/router',
    buildArguments: ['--configuration', 'production,hash'],
    devArguments: ['--configuration', 'hash'],
    ...inHash(),
  },
  { folder: 'next', name: 'Example: Next, App Router', router: 'next', ...inPath() },
  { folder: 'svelte', name: 'Example: SvelteKit', router: '@sveltejs/kit', ...inPath() },
  { folder: 'astro', name: 'Example: Astro, ClientRouter', router: 'astro', ...inPath() },
  {
    folder: 'htmx',
    name: 'Example: htmx, boosted links',
    router: 'htmx.org',
    ...inPath(),
    basePath: 'academy',
  },
  { folder: 'turbo', name: 'Example: Turbo Drive', router: '@hotwired/turbo', ...inPath() },
  { folder: 'plain', name: 'Example: no framework, from a CDN', router: '', ...inPath() },
];
