import { useDeferredValue } from 'react';

/**
 * How a site is rendered for the first time.
 * - `hydrate`: React takes over the prerendered HTML of Home.
 * - `opening-first`: the opening of the screen is painted first, and React renders the rest when the
 *   browser has time. The first paint comes earlier: docs/performance.md has the figures.
 * - `whole`: everything at once.
 */
export type StartMode = 'hydrate' | 'opening-first' | 'whole';

/** The start mode during the first render; from the second render on, the site is whole. */
export function useStage(start: StartMode): StartMode {
  // With an initial value React always renders twice, and a site that starts whole needs one render.
  return useDeferredValue('whole', start === 'whole' ? undefined : start);
}
