// Whose title the page has: test/embed/titleRule.test.ts is a table of it. Nothing here reads or writes the page.

export interface Titles {
  /** The title of the page that a site has replaced. */
  readonly ofPage: string;
  /** The titles that sites have set since then, the last one at the end. */
  readonly ofSites: readonly string[];
}

/**
 * - `site`: the title of the screen, perhaps with something around it that the page has added.
 * - `old`: a title that stood there before: that of the page or of an earlier screen.
 * - `page`: another title of the page.
 */
export type Owner = 'site' | 'old' | 'page';

export function ownerOf(title: string, { ofPage, ofSites }: Titles): Owner {
  const shown = ofSites[ofSites.length - 1];
  if (shown === undefined) return 'page';
  if (isDecorated(title, shown)) return 'site';
  if (ofSites.some((one) => isDecorated(title, one))) return 'old';
  return title === ofPage || isCounted(title, ofPage) ? 'old' : 'page';
}

/**
 * Whether `title` is `own` with at most something before or after it: `(1) Training`, `Training – Portal`. A longer name
 * is another title: `Training rooms – Portal`.
 */
function isDecorated(title: string, own: string): boolean {
  const around = partsAround(title, own);
  if (!around) return false;
  const [before, after] = around;
  return !/[\p{L}\p{N}]\s*$/u.test(before) && !/^\s*[\p{L}\p{N}]/u.test(after);
}

/** Whether `title` is the title of the page with a count or a sign: `(1) Portal`. `Careers – Portal` is another one. */
function isCounted(title: string, ofPage: string): boolean {
  const hasWords = partsAround(title, ofPage)?.some((part) => /\p{L}/u.test(part));
  return hasWords === false && isDecorated(title, ofPage);
}

/** What stands before and after `own` in `title`; undefined if it isn't there. */
function partsAround(title: string, own: string): readonly [string, string] | undefined {
  const start = own === '' ? -1 : title.indexOf(own);
  return start < 0 ? undefined : [title.slice(0, start), title.slice(start + own.length)];
}
