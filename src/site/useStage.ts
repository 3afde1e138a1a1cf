import { useDeferredValue } from 'react';

/**
 * How much of a screen is rendered.
 * - `hydrate`: React takes over the prerendered HTML of Home.
 * - `opening`: only the opening. Once it is painted, React renders the rest. The first paint comes
 *   earlier: docs/performance.md has the figures.
 * - `whole`: everything at once.
 */
export type Stage = 'hydrate' | 'opening' | 'whole';

/**
 * The stage of the screen at `path`: `start` for the first one. Later the opening comes first where the
 * visitor or the host asked for the screen. After Back and Forward the browser restores the scroll
 * position, and needs the full height for it.
 */
export function useStage(start: Stage, path: string, movedFromInside: boolean): Stage {
  // The path of the last screen that was rendered whole, '' before the first. React renders twice where
  // there is an initial value, so a site that starts whole has none.
  const wholePath = useDeferredValue(path, start === 'whole' ? undefined : '');
  if (wholePath === path) return 'whole';
  if (wholePath === '') return start;
  return movedFromInside ? 'opening' : 'whole';
}
