import { useDeferredValue, useState } from 'react';
import { isInFrame } from '../browser/isInFrame';

/**
 * How much of a screen is rendered.
 * - `hydrate`: React takes over the prerendered HTML of Home.
 * - `opening`: only the opening. Once it is painted, React renders the rest. The first paint comes
 *   earlier: docs/performance.md has the figures.
 * - `whole`: everything at once.
 */
export type Stage = 'hydrate' | 'opening' | 'whole';

/**
 * The stage of the screen at `path`: `start` for the first one. Later the opening comes first after a link of
 * the site or `navigate()`. After Back and Forward the browser restores the scroll position, and needs the
 * full height for it. In a frame nothing comes first, see `isInFrame`.
 *
 * The second value is a function that renders the rest at once. `Site` calls it at each key, because a key may move
 * focus or scroll.
 */
export function useStage(start: Stage, path: string, isOwnNavigation: boolean) {
  // The path of the last screen that was rendered whole, '' before the first. With an initial value React
  // renders twice, so a site that starts whole passes none.
  const wholePath = useDeferredValue(path, start === 'whole' ? undefined : '');
  // The path of the last screen that a key completed.
  const [urgentPath, setUrgentPath] = useState('');
  const stage = stageNow();

  function stageNow(): Stage {
    if (wholePath === path || urgentPath === path) return 'whole';
    if (wholePath === '') return start;
    return isOwnNavigation && !isInFrame() ? 'opening' : 'whole';
  }
  function complete() {
    if (stage === 'opening') setUrgentPath(path);
  }
  return [stage, complete] as const;
}
