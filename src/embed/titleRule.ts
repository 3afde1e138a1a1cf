// Whose title the page has: test/embed/titleRule.test.ts is a table of it. Nothing here reads or
// writes the page.

/** A title of a site, in the place of one of the page. */
export interface ReplacedTitle {
  readonly ofPage: string;
  readonly ofSite: string;
  /** The address, without its hash, at which the site has set it. */
  readonly setAt: string;
}

/**
 * Whether a title is that of the site, perhaps with something around it that the page has added.
 *
 * @param at - the address of the page, without its hash
 */
export function isOfSite(title: string, at: string, { ofSite, setAt }: ReplacedTitle): boolean {
  // Nobody has written a title since then, or the page has written the same one, which nothing can
  // tell.
  if (title === ofSite) return true;
  // At another address, the page has a title of its own, whatever words are in it.
  return at === setAt && isDecorated(title, ofSite);
}

/**
 * Whether `title` is `own` with at most something before or after it: `(1) Training`, `Training –
 * Portal`. A longer name is another title: `Training rooms – Portal`.
 */
function isDecorated(title: string, own: string): boolean {
  const start = title.indexOf(own);
  if (start < 0) return false;
  const before = title.slice(0, start);
  const after = title.slice(start + own.length);
  return !/[\p{L}\p{N}]\s*$/u.test(before) && !/^\s*[\p{L}\p{N}]/u.test(after);
}
