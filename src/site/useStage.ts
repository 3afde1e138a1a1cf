import { useDeferredValue } from 'react';

/**
 * How much of a screen is rendered.
 * - `hydrate`: React takes over the prerendered HTML of Home.
 * - `opening`: the opening of the screen is painted first, and React renders the rest when the
 *   browser has time. The first paint comes earlier: docs/performance.md has the figures.
 * - `whole`: everything at once.
 */
export type Stage = 'hydrate' | 'opening' | 'whole';

/**
 * The stage of the screen at `path`: `start` for the first one. Later the opening comes first where the
 * visitor or the host asked for the screen. After Back and Forward the browser restores the scroll
 * position, and needs the full height for it.
 */
export function useStage(start: Stage, path: string, movedFromInside: boolean): Stage {
  // The path of the last screen that was whole. With an initial value React always renders twice, and a
  // site that starts whole needs one render.
  const wholePath = useDeferredValue(path, start === 'whole' ? undefined : '');
  if (wholePath === path) return 'whole';
  if (wholePath === '') return start;
  return movedFromInside ? 'opening' : 'whole';
}
