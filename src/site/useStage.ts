import { useDeferredValue, useState } from 'react';

/**
 * How much of a screen is rendered.
 * - `hydrate`: React takes over the prerendered HTML of Home.
 * - `opening`: only the opening. Once it is painted, React renders the rest. The first paint comes
 *   earlier: docs/performance.md has the figures.
 * - `whole`: everything at once.
 */
export type Stage = 'hydrate' | 'opening' | 'whole';

/**
 * The stage of the screen at `path`: `start` for the first one, later `opening` or `whole`, as `isOpeningFirst` says.
 *
 * The second value is a function that renders the rest at once. `Site` calls it at each key, because a key may move
 * focus or scroll.
 */
export function useStage(start: Stage, path: string, isOpeningFirst: boolean) {
  // The path of the last screen that was rendered whole, '' before the first. With an initial value React
  // renders twice, so a site that starts whole passes none.
  const wholePath = useDeferredValue(path, start === 'whole' ? undefined : '');
  // The path of the last screen that a key completed.
  const [urgentPath, setUrgentPath] = useState('');
  const stage = stageNow();

  function stageNow(): Stage {
    if (wholePath === path || urgentPath === path) return 'whole';
    if (wholePath === '') return start;
    return isOpeningFirst ? 'opening' : 'whole';
  }
  function complete() {
    if (stage === 'opening') setUrgentPath(path);
  }
  return [stage, complete] as const;
}
