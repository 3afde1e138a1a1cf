import { navigation } from '../../../src/content/navigation';
import { type Commands, exists, pick } from './command';
import { fragmentFor, type Kind, type Model, type SiteModel } from './model';
import { placeCount } from './walker';

/** The base paths that each of the two sites may have. */
const basePaths = [
  ['', '/first', 'first', '/first/deeper'],
  ['/second', 'second', '/%73econd'],
] as const;

const hashes = [
  ...navigation.flatMap(({ url }) => [`#${url}`, `#/first${url}`, `#/second${url}`]),
  '#first',
  '#first-training',
  '#second-careers',
  '#/first/Training/',
  '#/second//careers//?page=1',
  // No screens.
  '#/no-such-screen',
  '#/first/no-such-screen',
  '#/second/constructor',
  '#/__proto__',
  // Malformed.
  '#/%E0%A4%A',
  '#/first/%',
  '#/second/%00',
  '#second-%F0',
  '#//',
  '#/first/../second/careers',
  `#/${'long/'.repeat(2000)}`,
  '#/<img src=x onerror=alert(1)>',
  '#/\ud83d',
  // The host's own.
  '#',
  '#host',
  '#!/another-router',
];

const addresses = [...hashes, '/portal/page?page_id=12'];

const paths = [...navigation.map(({ url }) => url), '/no-such-screen', '/Training/?x=1', '/\ud800'];

/** Short names: beside a long one the menu takes the place of the links on a wide site, too. */
const companies = ['Skillmere', 'Other', 'Academy 24'];

const isPresent = (_: Model, site: SiteModel | undefined) => site?.place !== undefined;

/** What the host's scripts do. */
export const hostCommands: Commands = {
  'focus the host': {
    can: (model) => !model.present().some((site) => site.isMenuOpen),
    act: () => ({ type: 'focusHost' }),
  },
  'change the theme': {
    can: exists,
    act(_, site, slot, random) {
      site.theme = pick(['light', 'dark', 'auto'], random);
      return { type: 'theme', slot, theme: site.theme };
    },
  },
  'change the company': {
    can: exists,
    act(_, site, slot, random) {
      site.company = pick(companies, random);
      return { type: 'company', slot, name: site.company };
    },
  },
  'follow a link of the host': {
    weight: 4,
    act(model, _, __, random) {
      const hash = pick(hashes, random);
      const fragment = fragmentFor(hash);
      if (fragment !== model.entry.fragment) model.push(fragment);
      return { type: 'hash', hash };
    },
  },
  'push an address': {
    weight: 2,
    act(model, _, __, random) {
      const address = pick(addresses, random);
      model.push(fragmentFor(address));
      return { type: 'push', address };
    },
  },
  'replace the address': {
    act(model, _, __, random) {
      const address = pick(addresses, random);
      model.replace(fragmentFor(address));
      return { type: 'replace', address };
    },
  },
  navigate: {
    weight: 2,
    can: isPresent,
    act(model, site, slot, random) {
      const path = pick(paths, random);
      model.navigate(site, path);
      return { type: 'navigate', slot, path };
    },
  },
  move: {
    weight: 2,
    can: isPresent,
    act(model, site, slot, random) {
      const place = random % placeCount;
      model.place(site, place);
      return { type: 'place', slot, place };
    },
  },
  detach: {
    can: isPresent,
    act(model, site, slot) {
      model.detach(site);
      return { type: 'detach', slot };
    },
  },
  attach: {
    weight: 4,
    can: (_, site) => site !== undefined && site.place === undefined,
    act(model, site, slot, random) {
      const place = random % placeCount;
      model.place(site, place);
      return { type: 'place', slot, place };
    },
  },
  hide: {
    can: (_, site) => site !== undefined && !site.isHidden,
    act(model, site, slot) {
      model.setHidden(site, true);
      return { type: 'hide', slot, isHidden: true };
    },
  },
  show: {
    weight: 4,
    can: (_, site) => !!site?.isHidden,
    act(model, site, slot) {
      model.setHidden(site, false);
      return { type: 'hide', slot, isHidden: false };
    },
  },
  mount: {
    weight: 8,
    can: (_, site) => site === undefined,
    act(model, _, slot, random) {
      const kind: Kind = random % 3 === 0 ? 'element' : 'mount';
      const basePath = pick(basePaths[slot] as readonly string[], random >> 2);
      // One of eight outside the page.
      const place =
        kind === 'mount' && (random >> 4) % 8 === 0 ? undefined : (random >> 4) % placeCount;
      model.mount(slot, kind, basePath, place);
      return { type: 'mount', slot, kind, basePath, place };
    },
  },
  unmount: {
    can: exists,
    act(model, _, slot) {
      model.unmount(slot);
      return { type: 'unmount', slot };
    },
  },
  'throw away': {
    can: exists,
    act(model, _, slot) {
      model.unmount(slot);
      return { type: 'throwAway', slot };
    },
  },
  'set the title of the page': {
    act(model, _, __, random) {
      const title = `Portal, page ${random % 5}`;
      model.setHostTitle(title);
      return { type: 'title', title };
    },
  },
};
