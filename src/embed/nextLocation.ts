// Which screen the site shows, as a function of what happens to the address.
// docs/development/decisions/two-routers.md has the reasons, and test/embed/nextLocation.test.ts
// the rules as a table. Nothing here reads or writes the page.
import type { Entry, Move } from '../browser/address';
import type { Visit } from '../site/SiteState';
import { formatHash, fragmentOf, parseHash, withoutFragment } from './hash';
import type { Settings } from './options/settings';

/** The settings on which the screen depends. */
export type LocationSettings = Pick<Settings, 'basePath' | 'initialPath' | 'routing'>;

/** A call for a new history entry with this address. The page may add the entry later. */
export interface PendingPush {
  readonly address: string;
}

/** Where the visitor is. */
export interface Place {
  /** Path of the screen that is shown. */
  readonly path: string;
  readonly visit: Visit;
  /**
   * The entry that was read last. After a refused call, or while one is pending, the screen is
   * another one.
   */
  readonly entry: Entry;
  /** Path of the screen that the address of this entry names; undefined if it names none. */
  readonly addressPath: string | undefined;
  /** The last call, until it has ended. Meanwhile the address is not read. */
  readonly pending: PendingPush | undefined;
  /**
   * The addresses without a hash that mean the initial screen. There are several if the page
   * replaces its query.
   */
  readonly initialAt: readonly string[];
  /** What was shown at the last entries, by their keys. */
  readonly shown: ReadonlyMap<string, { readonly href: string; readonly path: string }>;
}

/** More than browsers keep of a tab. Older entries and addresses are forgotten. */
const mostKept = 100;

/**
 * @param hasCome - whether the visitor has just come to this entry, by loading the page or by a
 * link
 */
export function firstPlace(entry: Entry, hasCome: boolean, settings: LocationSettings): Place {
  const own = ownPath(entry, settings);
  const path = own ?? settings.initialPath;
  const initialAt = [withoutFragment(entry.href)];
  return remember({
    path,
    visit: { by: hasCome && own !== undefined ? 'load' : 'start' },
    entry,
    addressPath: pathInAddress(entry, path, initialAt, settings),
    pending: undefined,
    initialAt,
    shown: new Map(),
  });
}

/**
 * The visitor has followed a link of the site to the screen at `path`.
 *
 * @param call - for a new entry; undefined if the address names the screen already, or if none can
 */
export function placeAfterNavigation(
  place: Place,
  path: string,
  call: PendingPush | undefined,
  settings: LocationSettings,
): Place {
  const next: Place = {
    ...place,
    path,
    visit: { by: 'site' },
    pending: call ?? place.pending,
    initialAt: leavesInitial(place, settings)
      ? [...place.initialAt, place.entry.href].slice(-mostKept)
      : place.initialAt,
  };
  // While a call is pending, the current entry still belongs to the previous screen.
  return next.pending ? next : remember(next);
}

/**
 * A call has ended, and the page is at `entry`. Where the entry was refused, the site goes on in
 * memory.
 */
export function placeAfterCall(
  place: Place,
  call: PendingPush,
  entry: Entry,
  settings: LocationSettings,
): Place {
  const isOvertaken = place.pending !== undefined && place.pending !== call;
  // The visitor has already followed another link.
  if (isOvertaken) return { ...place, entry, addressPath: ownPath(entry, settings) };
  return placeAfterMove({ ...place, pending: undefined }, entry, 'site', settings);
}

/** The page may be at another entry. */
export function placeAfterMove(
  place: Place,
  entry: Entry,
  how: Move,
  settings: LocationSettings,
): Place {
  const { entry: from } = place;
  if (settings.routing === 'memory') return { ...place, entry };
  // The page is adding entries. Only the visitor does not wait for it.
  if (place.pending && how !== 'traverse' && how !== 'link') return place;
  // Back between two entries with the same address and without keys can be told only by its event.
  const isSame = entry.href === from.href && entry.key === from.key && how !== 'traverse';
  if (isSame) return { ...place, entry };

  const path = pathAt(place, entry, how, settings);
  const addressPath = pathInAddress(entry, path, place.initialAt, settings);
  const next: Place = { ...place, path, entry, addressPath, pending: undefined };
  const isVisit = path !== place.path || isAskedAgain(next, from, how);
  if (!isVisit) return remember(next);
  return remember({ ...next, visit: { by: isByPage(how) ? 'page' : 'history' } });
}

/**
 * The address to call for, for the screen at `path`. Undefined if the address names it already, or
 * if none can.
 */
export function addressFor(
  place: Place,
  path: string,
  settings: LocationSettings,
): string | undefined {
  // A pending call is for the screen that is shown.
  const addressPath = place.pending ? place.path : place.addressPath;
  const hash = settings.routing === 'hash' ? formatHash(path, settings.basePath) : undefined;
  if (hash === undefined || addressPath === path) return undefined;
  return withoutFragment(place.entry.href) + hash;
}

/** Whether a hash of the site names the screen that is shown. */
export const isInHash = ({ path, entry }: Place, settings: LocationSettings): boolean =>
  ownPath(entry, settings) === path;

/** The path in a hash of the site. */
function ownPath({ href }: Entry, { routing, basePath }: LocationSettings): string | undefined {
  return routing === 'hash' ? parseHash(fragmentOf(href), basePath) : undefined;
}

/** The path that the address of an entry names, where the screen at `path` is shown. */
function pathInAddress(
  entry: Entry,
  path: string,
  initialAt: readonly string[],
  settings: LocationSettings,
): string | undefined {
  if (settings.routing === 'memory') return undefined;
  const isInitial = path === settings.initialPath && initialAt.includes(entry.href);
  return ownPath(entry, settings) ?? (isInitial ? path : undefined);
}

/**
 * Whether the initial screen is shown at an address without a hash that has not shown it before.
 */
function leavesInitial(
  { path, entry: { href }, initialAt }: Place,
  settings: LocationSettings,
): boolean {
  const isBare = href === withoutFragment(href);
  return isBare && path === settings.initialPath && !initialAt.includes(href);
}

/** The path of the screen at an entry. */
function pathAt(place: Place, entry: Entry, how: Move, settings: LocationSettings): string {
  const own = ownPath(entry, settings);
  if (own !== undefined) return own;
  // A script, such as a scroll tracker, has only removed the hash. Nobody has gone anywhere.
  if (how === 'replace' && entry.href === withoutFragment(place.entry.href)) return place.path;
  const before = place.shown.get(entry.key);
  if (before?.href === entry.href) return before.path;
  return place.initialAt.includes(entry.href) ? settings.initialPath : place.path;
}

/**
 * Whether a new entry asks for the screen that is shown. A change of path and query alone is none
 * of our business.
 */
function isAskedAgain({ entry, addressPath }: Place, from: Entry, how: Move): boolean {
  const isOtherHash = fragmentOf(entry.href) !== fragmentOf(from.href);
  return isByPage(how) && addressPath !== undefined && isOtherHash;
}

/** Whether a link or a script of the page has led here. */
const isByPage = (how: Move) => how === 'push' || how === 'link';

function remember(place: Place): Place {
  const { key, href } = place.entry;
  if (key === '') return place;
  const shown = new Map(place.shown);
  // A Map keeps the place of a key that it has already.
  shown.delete(key);
  shown.set(key, { href, path: place.path });
  const [oldest] = shown.keys();
  if (shown.size > mostKept && oldest !== undefined) shown.delete(oldest);
  return { ...place, shown };
}
