import { fragmentOf, parseHash, withoutFragment } from './hash';

/** What decides which screen is shown. */
export interface Situation {
  readonly address: string;
  /** The address at which a history call was refused, or that another screen's entry has. */
  readonly refusedAt: string | undefined;
  readonly basePath: string;
  /** The path of the screen that the site has shown at this history entry and address. */
  readonly pathOfEntry: string | undefined;
  /** The address at which the site began, without its fragment. */
  readonly firstAddress: string;
  readonly initialPath: string;
  /** The path of the screen shown now. */
  readonly path: string;
}

/** The path of the screen to show. */
export function pathFor(now: Situation): string {
  const { address, path } = now;
  // 0. Where a history call was refused, the screen that was asked for stays.
  if (address === now.refusedAt) return path;
  const fragment = fragmentOf(address);
  const isFirst = fragment === '' && withoutFragment(address) === now.firstAddress;
  return (
    // 1. A hash of the site says which screen.
    parseHash(fragment, now.basePath) ??
    // 2. An entry at which the site has been shows the same screen again.
    now.pathOfEntry ??
    // 3. The address at which the site began shows the initial screen. 4. Any other address changes nothing.
    (isFirst ? now.initialPath : path)
  );
}
