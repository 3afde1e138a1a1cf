/** A site's claim on the title of the page. */
export interface TitleClaim {
  readonly set: (title: string) => void;
  /** Gives the title back as it was, unless somebody else has changed it since. */
  readonly release: () => void;
}

interface Claim {
  /** What the claimant has called the page. */
  title: string;
  /** What the page was called before. */
  before: string;
  readonly claimant: WeakRef<Element>;
}

// Several sites may claim the title, and leave in any order; the last one still there shows.
const claims: Claim[] = [];

/**
 * Claims `document.title` for as long as `claimant` is on the page; while it is not, nothing is set.
 */
export function claimTitle(claimant: Element): TitleClaim {
  // Those that were thrown away without a release have no part in it any more.
  for (const claim of [...claims]) if (!claim.claimant.deref()?.isConnected) drop(claim);
  const { title } = document;
  const claim: Claim = { title, before: title, claimant: new WeakRef(claimant) };
  claims.push(claim);
  return {
    set(title) {
      if (!claimant.isConnected) return;
      claim.title = title;
      document.title = title;
    },
    release: () => drop(claim),
  };
}

function drop(claim: Claim) {
  const place = claims.indexOf(claim);
  if (place < 0) return;
  claims.splice(place, 1);
  const above = claims[place];
  if (above) above.before = claim.before;
  else if (document.title === claim.title) document.title = claims.at(-1)?.title ?? claim.before;
}
