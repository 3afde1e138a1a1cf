// Hosts without a library: a router on the hash, one on the path, and none at all (each link loads a
// page). Which of them stands in the page: <body data-router>.
import { basePathOf, linksOf, type Mode, replaceQuery, viewOf } from './workplace';

const { router } = document.body.dataset;
const mode: Mode = router === 'hash' ? 'hash' : 'path';
const base = '/app';

const readPath = () =>
  mode === 'hash'
    ? location.hash.slice(1).replace(/\?.*/, '') || '/'
    : location.pathname.slice(base.length);

function show() {
  const view = document.getElementById('view') as HTMLElement;
  const main = document.getElementById('main') as HTMLElement;
  const name = viewOf(readPath());
  if (view.textContent === name) return;
  view.textContent = name;
  if (name !== 'Partners') {
    main.replaceChildren('News of the day');
    return;
  }
  const site = document.createElement('training-site');
  site.setAttribute('base-path', basePathOf(mode));
  main.replaceChildren(site);
}

function link({ name, to }: ReturnType<typeof linksOf>[number]) {
  const element = document.createElement('a');
  element.textContent = name;
  element.href = mode === 'hash' ? `#${to}` : base + to;
  if (router === 'path') {
    element.addEventListener('click', (event) => {
      event.preventDefault();
      history.pushState({ page: to }, '', element.href);
      show();
    });
  }
  return element;
}

const nav = document.createElement('nav');
nav.ariaLabel = 'Workplace';
const filter = document.createElement('button');
filter.textContent = 'Filter';
filter.addEventListener('click', () => replaceQuery('?year=3'));
nav.append(...linksOf(mode).map(link), filter);
const view = document.createElement('p');
view.id = 'view';
const main = document.createElement('div');
main.id = 'main';
document.getElementById('app')?.append(nav, view, main);
show();
if (router === 'hash') addEventListener('hashchange', show);
if (router === 'path') addEventListener('popstate', show);
