import { home, type Screen, screens } from '../../screens';
import { skipLink } from '../../words';
import { paths, screenAsked } from './addresses';
import type { Step } from './steps';

export type Look = ReturnType<typeof import('./look.mjs').look>;
type SiteLook = NonNullable<Look['sites'][number]>;

/** A step, and what there was to be seen before and after it. */
export interface Change {
  readonly step: Step;
  readonly before: Look;
  readonly after: Look;
}

/** What each site has shown at each history entry, and the address that the entry had then. */
export type Memory = Map<string, { readonly address: string; readonly screen: Screen | undefined }>;

const keyOf = (site: SiteLook, { entry }: Look) => `${site.id} ${entry}`;

export function remember(memory: Memory, look: Look): void {
  for (const site of present(look)) {
    memory.set(keyOf(site, look), { address: look.address, screen: shownBy(site) });
  }
}

const present = ({ sites }: Look) => sites.filter((site) => site?.isInPage) as SiteLook[];
const withoutHash = ({ address, hash }: Look) => address.slice(0, address.length - hash.length);

/** The screen that a site shows, by its heading. */
const shownBy = (site: SiteLook | undefined): Screen | undefined =>
  screens.find(({ heading }) => heading.replace(/\s/g, '') === site?.headings.join());

/** The same site before the step, if there was one. */
const siteBefore = ({ id }: SiteLook, { before }: Change) =>
  before.sites.find((site) => site?.id === id);

const isOnOtherScreen = (site: SiteLook, change: Change) =>
  shownBy(site) !== shownBy(siteBefore(site, change));

/** The site in which the visitor clicked a link, or which the page told to navigate, and the screen asked for. */
function ownNavigation({ step, after }: Change) {
  const { clicked } = after;
  const slot = step.type === 'navigate' ? step.slot : clicked?.slot;
  const site = after.sites[slot ?? -1];
  // The skip link has the address of the screen shown, and only moves focus.
  if (!site || clicked?.name === skipLink) return undefined;
  const named = screens.find(({ link }) => link === clicked?.name);
  const linked = named ?? screenAsked(clicked?.href.replace(/^[^#]*/, '') ?? '', site.basePath);
  return { site, screen: step.path === undefined ? linked : paths.get(step.path) };
}

const equal = (what: string, seen: unknown, wanted: unknown) =>
  JSON.stringify(seen) === JSON.stringify(wanted)
    ? []
    : [`${what}: expected ${JSON.stringify(wanted)}, got ${JSON.stringify(seen)}`];

/** What must hold after each step, whatever was done. Returns what does not. */
export function brokenRules(change: Change, memory: Memory, start: Look): string[] {
  const { after } = change;
  const sites = present(after);
  const notices = new Set(sites.flatMap(({ notice }) => notice ?? []));
  return [
    ...equal('errors on the window', after.errors, []),
    ...equal('sites that show a notice, and that do not', notices.size > 1, false),
    ...equal(
      'main landmarks',
      sites.reduce((sum, { mains }) => sum + mains, 0),
      Math.min(sites.length, 1),
    ),
    ...equal('title', after.title, lastCome(sites)?.title ?? start.title),
    ...historyProblems(change),
    ...focusProblems(change),
    ...after.sites.flatMap((site, slot) => {
      if (!site) return [];
      const problems = siteProblems(change, site, memory);
      return problems.map((text) => `site ${slot}, ${text}`);
    }),
  ];
}

/** The screen of the site that came into the page last. */
const lastCome = (sites: readonly SiteLook[]) =>
  shownBy(sites.toSorted((one, other) => one.arrival - other.arrival).at(-1));

/** Browsers keep so many history entries. */
const maxEntries = 50;

/** Whether the address names the screen that was asked for, so that a link of it adds no entry. */
function isNamed({ site, screen }: NonNullable<ReturnType<typeof ownNavigation>>, look: Look) {
  const first = look.address === site.firstAddress ? home : undefined;
  return !screen || (screenAsked(look.hash, site.basePath) ?? first) === screen;
}

/** One history entry for each screen that the visitor goes to in the hash, and for each that the page adds. */
function historyProblems(change: Change) {
  const { step, before, after } = change;
  const own = ownNavigation(change);
  const isOwn =
    own?.site.basePath !== undefined &&
    (isOnOtherScreen(own.site, change) || (own.site.isInPage && !isNamed(own, before)));
  const isOfPage =
    step.type === 'push' ||
    (step.type === 'follow a link of the page' && after.hash !== before.hash);
  const isAdded = isOwn || isOfPage;
  const index = before.index + (isAdded ? 1 : (step.delta ?? 0));
  const isHostsAddress = isOfPage || step.type === 'replace' || step.type === 'go';
  return [
    ...equal('history index', after.index, Math.min(index, maxEntries - 1)),
    ...equal('history entries', after.entries, isAdded ? after.index + 1 : before.entries),
    ...(isHostsAddress ? [] : equal('path and query', withoutHash(after), withoutHash(before))),
    ...(isHostsAddress || isOwn ? [] : equal('address', after.address, before.address)),
    ...(isOwn && after.clicked ? equal('address', after.address, after.clicked.href) : []),
  ];
}

/** Focus follows the visitor to the heading of a new screen, and is never on what nobody sees. */
function focusProblems(change: Change) {
  const { before, after } = change;
  const { element, slot: focusedSlot, isHeading, isSeen } = after.focus;
  if (!isSeen) return [`focus is on ${element}, which nobody can see`];
  return after.sites.flatMap((site, slot) => {
    if (!site?.isInPage || !siteBefore(site, change)) return [];
    const isOwn = ownNavigation(change)?.site === site;
    // The other site's menu was modal. It closes if the new screen scrolls its site out of view.
    const isBlocked = before.sites.some((other) => other?.menu === 'open' && other.id !== site.id);
    const isWanted = isOwn ? !isBlocked : before.focus.slot === slot;
    if (!isWanted || !isOnOtherScreen(site, change) || (isHeading && focusedSlot === slot))
      return [];
    return [`focus: expected the heading of site ${slot}, got ${element}`];
  });
}

function siteProblems(change: Change, site: SiteLook, memory: Memory) {
  const { step, after } = change;
  const shown = shownBy(site);
  const mayOpenMenu = ['menu', 'button', 'key'].includes(step.type);
  const isFollowed = after.clicked !== undefined && ownNavigation(change)?.site === site;
  const isLeft = isFollowed || isOnOtherScreen(site, change);
  const mayBeOpen = !isLeft && (mayOpenMenu || siteBefore(site, change)?.menu === 'open');
  return [
    ...equal('screen', shown?.path, screenWanted(change, site, memory)?.path),
    ...equal('heading is visible', site.isHeadingSeen, site.isInPage),
    ...equal('current link', [...new Set(site.current)], shown?.link ? [shown.link] : []),
    ...(site.isInPage
      ? site.links.flatMap((link: string[]) => linkProblems(link, site, after))
      : []),
    ...(site.menu === 'closed' || (site.menu === 'open' && mayBeOpen) ? [] : [`menu ${site.menu}`]),
  ];
}

/** A site shows what was asked for in it; else what the address names; else what it showed there; else the same. */
function screenWanted(change: Change, site: SiteLook, memory: Memory): Screen | undefined {
  const { after } = change;
  const own = ownNavigation(change);
  if (own && own.site === site) return own.screen ?? shownBy(site);
  const last = siteBefore(site, change);
  if (last && (site.basePath === undefined || !site.isInPage)) return shownBy(last);
  const seen = memory.get(keyOf(site, after));
  const shownHere = seen?.address === after.address ? seen.screen : undefined;
  const first = after.address === site.firstAddress ? home : undefined;
  const asked = screenAsked(after.hash, site.basePath) ?? shownHere ?? first;
  return asked ?? (last ? shownBy(last) : home);
}

/** A link leads to the screen of its name, at the path and query of the page. */
function linkProblems([name = '', href = '']: string[], { basePath }: SiteLook, after: Look) {
  const [bare, hash] = href.split(/(?=#)/);
  const wanted = basePath !== undefined && screens.find((screen) => screen.link === name);
  return [
    ...equal(`link "${name}"`, bare, withoutHash(after)),
    ...(wanted ? equal(`link "${name}"`, screenAsked(hash ?? '', basePath), wanted) : []),
  ];
}
