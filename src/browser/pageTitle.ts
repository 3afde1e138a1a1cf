import { attempt } from './log';
import { isOnPage } from './presence';

/** A site's claim on the title of the page. */
export interface TitleClaim {
  /** Sets the title to show while the claimant is on the page. */
  readonly set: (title: string) => void;
  /** Shows the title again, when the claimant has come into the page. */
  readonly show: () => void;
  /** Gives the title up: to another claimant, or to the host. */
  readonly release: () => void;
}

interface Claim {
  readonly claimant: WeakRef<Element>;
  title?: string;
}

// Several sites may claim the title, and leave in any order. The latest claim whose site is on the page is shown.
let claims: Claim[] = [];
let hostTitle = '';
/** The page's title since a claimant has set it; undefined while it is the host's. */
let ownTitle: string | undefined;

const task = 'set the title';

/** Claims `document.title` for as long as `claimant` is on the page. */
export function claimTitle(claimant: Element): TitleClaim {
  const claim: Claim = { claimant: new WeakRef(claimant) };
  claims.push(claim);

  function show() {
    const { title } = claim;
    if (title === undefined || !isOnPage(claimant)) return;
    attempt(task, () => {
      detectHostTitle();
      document.title = title;
      ownTitle = document.title;
    });
  }

  return {
    set(title) {
      claim.title = title;
      show();
    },
    show,
    release() {
      claims = claims.filter((other) => other !== claim);
      releaseTitles();
    },
  };
}

/** Takes the title from claimants that have left the page, unless the host has changed it since. */
export function releaseTitles(): void {
  claims = claims.filter(({ claimant }) => claimant.deref());
  attempt(task, () => {
    detectHostTitle();
    if (ownTitle === undefined) return;
    const latest = claims.filter(({ claimant }) => isOnPage(claimant.deref())).pop();
    document.title = latest?.title ?? hostTitle;
    ownTitle = latest?.title === undefined ? undefined : document.title;
  });
}

function detectHostTitle() {
  if (document.title === ownTitle) return;
  hostTitle = document.title;
  ownTitle = undefined;
}
