/** Where a host's own router keeps its place: in the path of the address, or in the hash. */
export type Mode = 'path' | 'hash';

/** The title of each page of the host. The site gives it back when it leaves. */
export const title = 'Workplace';

/** The site's hashes lie below the host's own route where the host's router owns the hash. */
export const basePathOf = (mode: Mode) => (mode === 'hash' ? '/partners' : '');

/** The host's own links, as its router takes them. */
export function linksOf(mode: Mode) {
  return [
    { name: 'Host home', to: '/' },
    { name: 'Partners', to: '/partners' },
    {
      name: 'Consultancy desk',
      to: mode === 'hash' ? '/partners/consultation' : '/partners#/consultation',
    },
    {
      name: 'Course list',
      to: mode === 'hash' ? '/partners/training?year=2' : '/partners/list?year=2#/training',
    },
  ] as const;
}

/** The name of the view at a path of the host. */
export const viewOf = (path: string) =>
  path.startsWith('/partners') ? 'Partners' : path === '/' ? 'Home' : 'Not found';

/** Replaces the query of the page, past the router: what a filter of a table does in a hash-routed page. */
export function replaceQuery(query: string) {
  history.replaceState(history.state, '', query + location.hash);
}
