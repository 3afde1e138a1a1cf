/** A site's claim on the title of the page. */
export interface TitleClaim {
  readonly set: (title: string) => void;
  /** Restores the earlier title, unless somebody else has changed it since. */
  readonly release: () => void;
}

interface Claim {
  /** The title that the claimant has set. */
  title: string;
  /** The title that the page had before. */
  before: string;
  readonly claimant: WeakRef<Element>;
}

// Several sites may claim the title and release it in any order; the latest claim shows.
const claims: Claim[] = [];

/**
 * Claims `document.title` for as long as `claimant` is on the page; while it is not, nothing is set.
 */
export function claimTitle(claimant: Element): TitleClaim {
  // Claimants that were removed from the page without a release give up their claims.
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
