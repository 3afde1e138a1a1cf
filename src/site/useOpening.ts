import { useDeferredValue, useState } from 'react';
import type { SiteProps } from './SiteProps';

/**
 * Whether only the opening of the screen at `path` is rendered for now: docs/decisions/0013-opening-first.md. React
 * renders the rest once the opening is painted.
 *
 * The second value is a function that renders the rest at once.
 */
export function useOpening(
  path: string,
  { start, location, isInFrame }: Pick<SiteProps, 'start' | 'location' | 'isInFrame'>,
) {
  // The path of the last screen that was rendered whole, '' before the first. With an initial value React renders
  // twice, so a site that starts whole passes none.
  const wholePath = useDeferredValue(path, start === 'opening' ? '' : undefined);
  const [completedPath, complete] = useState('');
  // After Back and Forward the whole screen is rendered at once, because the browser restores the scroll position and
  // needs the full height for it.
  const isOpeningFirst = wholePath === '' || (location.isOwnNavigation() && !isInFrame);
  const isOpening = isOpeningFirst && wholePath !== path && completedPath !== path;
  return [isOpening, () => complete(path)] as const;
}
