// Which screen the site shows, as a function of what happens to the address.
// docs/development/decisions/two-routers.md has the reasons, and test/embed/nextLocation.test.ts
// the rules as a table. Nothing here reads or writes the page.
import type { Entry, NavigationType } from '../browser/address';
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
export interface RouterState {
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
   * The address without a hash at which the initial screen was shown last. It means that screen.
   */
  readonly initialAddress: string;
}

/**
 * @param isVisit - whether the visitor has just come to this entry, by loading the page or by a
 * link
 */
export function initialState(
  entry: Entry,
  isVisit: boolean,
  settings: LocationSettings,
): RouterState {
  const pathInHash = pathInHashOf(entry, settings);
  const state: RouterState = {
    path: pathInHash ?? settings.initialPath,
    visit: { by: isVisit && pathInHash !== undefined ? 'load' : 'start' },
    entry,
    addressPath: undefined,
    pending: undefined,
    initialAddress: withoutFragment(entry.href),
  };
  return withAddress(state, pathInHash, settings);
}

/**
 * The visitor has followed a link of the site to the screen at `path`.
 *
 * @param call - for a new entry; undefined if the address names the screen already, or if none can
 */
export function stateAfterLink(
  state: RouterState,
  path: string,
  call: PendingPush | undefined,
): RouterState {
  return { ...state, path, visit: { by: 'site' }, pending: call ?? state.pending };
}

/**
 * A call has ended, and the page is at `entry`. Where the entry was refused, the site goes on in
 * memory.
 */
export function stateAfterPush(
  state: RouterState,
  call: PendingPush,
  entry: Entry,
  settings: LocationSettings,
): RouterState {
  const isOvertaken = state.pending !== undefined && state.pending !== call;
  // The visitor has already followed another link.
  if (isOvertaken) return { ...state, entry, addressPath: pathInHashOf(entry, settings) };
  const isRefused = entry.href === state.entry.href;
  if (isRefused) return { ...state, entry, pending: undefined };
  return stateAfterMove({ ...state, pending: undefined }, entry, 'site', settings);
}

/** The page has come to an entry. */
export function stateAfterMove(
  state: RouterState,
  entry: Entry,
  navigationType: NavigationType,
  settings: LocationSettings,
): RouterState {
  if (settings.routing === 'memory') return { ...state, entry };
  // The page is adding entries. Only the visitor does not wait for it.
  const isByVisitor = navigationType === 'traverse' || navigationType === 'link';
  if (state.pending && !isByVisitor) return state;

  const pathInHash = pathInHashOf(entry, settings);
  const path = pathInHash ?? pathWithoutHash(state, entry, navigationType, settings);
  const next = withAddress({ ...state, path, entry, pending: undefined }, pathInHash, settings);
  const isByPage = navigationType === 'push' || navigationType === 'link';
  const isSameLink = navigationType === 'link' && entry.href === state.entry.href;
  const isOtherHash = fragmentOf(entry.href) !== fragmentOf(state.entry.href);
  // A change of path and query alone is no visit, nor is a link that a script uses as a button.
  const namesScreenAgain =
    (isOtherHash && next.addressPath !== undefined) || (isSameLink && pathInHash !== undefined);
  const isVisit = path !== state.path || (isByPage && namesScreenAgain);
  return isVisit ? { ...next, visit: { by: isByPage ? 'page' : 'history' } } : next;
}

/**
 * The address to call for, for the screen at `path`. Undefined if the address names it already, or
 * if none can.
 */
export function addressFor(
  state: RouterState,
  path: string,
  settings: LocationSettings,
): string | undefined {
  // A pending call is for the screen that is shown.
  const addressPath = state.pending ? state.path : state.addressPath;
  const hash = settings.routing === 'hash' ? formatHash(path, settings.basePath) : undefined;
  if (hash === undefined || addressPath === path) return undefined;
  return withoutFragment(state.entry.href) + hash;
}

/** Whether the address names the screen that is shown. */
export const addressNamesScreen = ({ path, pending, addressPath }: RouterState): boolean =>
  pending === undefined && addressPath === path;

/** The path in a hash of the site. */
function pathInHashOf(
  { href }: Entry,
  { routing, basePath }: LocationSettings,
): string | undefined {
  return routing === 'hash' ? parseHash(fragmentOf(href), basePath) : undefined;
}

/** The path of the screen at an entry whose hash is none of the site's. */
function pathWithoutHash(
  state: RouterState,
  { href }: Entry,
  navigationType: NavigationType,
  settings: LocationSettings,
): string {
  // A script, such as a scroll tracker, has only removed the hash. Nobody has gone anywhere.
  const isTracker = navigationType === 'replace' && href === withoutFragment(state.entry.href);
  return href === state.initialAddress && !isTracker ? settings.initialPath : state.path;
}

/** With what the address of its entry names. */
function withAddress(
  state: RouterState,
  pathInHash: string | undefined,
  { initialPath, routing }: LocationSettings,
): RouterState {
  if (pathInHash !== undefined) return { ...state, addressPath: pathInHash };
  const { href } = state.entry;
  const isInitial = state.path === initialPath && href === withoutFragment(href);
  if (!isInitial || routing === 'memory') return { ...state, addressPath: undefined };
  return { ...state, addressPath: initialPath, initialAddress: href };
}
