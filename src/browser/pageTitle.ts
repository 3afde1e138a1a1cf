/** A site's claim on the title of the page. */
export interface TitleClaim {
  readonly set: (title: string) => void;
  /** Gives the title back as it was, unless somebody else has changed it since. */
  readonly release: () => void;
}

// Several sites may claim the title, and may leave in any order: each claim keeps what the page was
// called before it, and the last one still there is the one that shows.
const claims: { title: string; before: string }[] = [];

/** Claims `document.title` for as long as a site is on the page. */
export function claimTitle(): TitleClaim {
  const claim = { title: document.title, before: document.title };
  claims.push(claim);
  return {
    set(title) {
      claim.title = title;
      document.title = title;
    },
    release() {
      const place = claims.indexOf(claim);
      if (place < 0) return;
      claims.splice(place, 1);
      const above = claims[place];
      if (above) above.before = claim.before;
      else if (document.title === claim.title)
        document.title = claims.at(-1)?.title ?? claim.before;
    },
  };
}
