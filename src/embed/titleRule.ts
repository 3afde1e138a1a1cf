// Whose title the page has: test/embed/titleRule.test.ts is a table of it. Nothing here reads or
// writes the page.

export interface Titles {
  /** The title of the page that a site has replaced. */
  readonly ofPage: string;
  /** The titles that sites have set since then, the last one at the end. */
  readonly ofSites: readonly string[];
  /** The titles of all screens. */
  readonly ofScreens: readonly string[];
  /** The address, without its hash, at which the last title was set. */
  readonly setAt: string;
}

/**
 * - `site`: the title of the screen, perhaps with something around it that the page has added.
 * - `copy`: the title of another screen, which another copy of the script may have set.
 * - `old`: a title that stood there before: that of the page or of an earlier screen.
 * - `page`: another title of the page.
 */
export type TitleOrigin = 'site' | 'copy' | 'old' | 'page';

/** @param at - the address of the page, without its hash */
export function originOf(title: string, at: string, titles: Titles): TitleOrigin {
  const { ofPage, ofSites, ofScreens, setAt } = titles;
  const shown = ofSites[ofSites.length - 1];
  if (shown === undefined) return 'page';
  // Nobody has written a title since then, or the page has written the same one, which nothing can
  // tell.
  if (title === shown) return 'site';
  // The page is another one, and has a title of its own, whatever words are in it.
  if (at !== setAt) return 'page';
  if (isDecorated(title, shown)) return 'site';
  if (ofSites.some((one) => isDecorated(title, one))) return 'old';
  if (title === ofPage || isCounted(title, ofPage)) return 'old';
  return ofScreens.includes(title) ? 'copy' : 'page';
}

/**
 * Whether `title` is `own` with at most something before or after it: `(1) Training`, `Training –
 * Portal`. A longer name is another title: `Training rooms – Portal`.
 */
function isDecorated(title: string, own: string): boolean {
  const around = partsAround(title, own);
  if (!around) return false;
  const [before, after] = around;
  return !/[\p{L}\p{N}]\s*$/u.test(before) && !/^\s*[\p{L}\p{N}]/u.test(after);
}

/**
 * Whether `title` is the title of the page with a count or a sign: `(1) Portal`. `Careers – Portal`
 * is another one.
 */
function isCounted(title: string, ofPage: string): boolean {
  const around = partsAround(title, ofPage);
  if (!around) return false;
  const hasWords = around.some((part) => /\p{L}/u.test(part));
  return !hasWords && isDecorated(title, ofPage);
}

/** What stands before and after `own` in `title`; undefined if it isn't there. */
function partsAround(title: string, own: string): readonly [string, string] | undefined {
  const start = own === '' ? -1 : title.indexOf(own);
  return start < 0 ? undefined : [title.slice(0, start), title.slice(start + own.length)];
}
