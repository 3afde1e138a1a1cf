import type { Page } from 'playwright-core';

/** A library that swaps the content of pages instead of loading them. */
export interface Swapper {
  readonly name: string;
  readonly head: string;
  /** Where the page's script tag of ours stands; in the body some libraries run it at each swap. */
  readonly scriptIn: 'head' | 'body';
}

const ours = '<script src="/dist/training-site.js" defer></script>';
const htmx = '<script src="/node_modules/htmx.org/dist/htmx.js"></script>';
const turbo =
  '<script type="module" src="/node_modules/@hotwired/turbo/dist/turbo.es2017-esm.js"></script>';

export const swappers: readonly Swapper[] = [
  { name: 'htmx', head: htmx, scriptIn: 'head' },
  { name: 'htmx, with the script in the body', head: htmx, scriptIn: 'body' },
  { name: 'Turbo', head: turbo, scriptIn: 'head' },
  { name: 'Turbo, with the script in the body', head: turbo, scriptIn: 'body' },
];

export const pages = {
  home: '/swap/home',
  partners: '/swap/partners',
  branches: '/swap/branches',
};

/** Serves the pages of a portal: its home, and two that hold the site as `markup`. */
export async function serveSwappingPages(page: Page, { head, scriptIn }: Swapper, markup: string) {
  const htmlOf = (name: string, main: string) => `<!doctype html><html lang="en">
    <head><meta charset="utf-8"><title>${name} | Workplace</title><link rel="icon" href="data:,">
      ${head}${scriptIn === 'head' ? ours : ''}</head>
    <body hx-boost="true"><nav aria-label="Workplace"><a href="${pages.home}">Host home</a>
      <a href="${pages.partners}">Partners</a> <a href="${pages.branches}">Branches</a></nav>
      <p id="view">${name}</p><div id="main">${main}</div>${scriptIn === 'body' ? ours : ''}</body></html>`;
  const serve = (path: string, name: string, main: string) =>
    page.route(`**${path}`, (route) =>
      route.fulfill({ contentType: 'text/html', body: htmlOf(name, main) }),
    );
  await serve(pages.home, 'Home', 'News of the day');
  await serve(pages.partners, 'Partners', markup);
  await serve(pages.branches, 'Branches', markup);
}
