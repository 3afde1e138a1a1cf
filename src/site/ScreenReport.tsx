import { useDeferredValue, useEffect, useRef } from 'react';
import type { ScreenShown } from './SiteProps';

interface ScreenReportProps extends ScreenShown {
  /** Whether the whole screen is rendered, and not only its opening. */
  readonly isWhole: boolean;
  readonly onNavigate: (shown: ScreenShown) => void;
}

/**
 * Tells the host of each screen, once it is whole and React has come to rest. Until then a framework of the host may
 * still set the base path, and with it the screen.
 */
export function ScreenReport({ path, title, isWhole, onNavigate }: ScreenReportProps) {
  // The first render gives ''. React then renders this component again, in a later task.
  const isSettled = useDeferredValue(path, '') === path && isWhole;
  const untold = useRef(new Map<string, ScreenShown>());
  useEffect(() => {
    // By the time that a screen is told, a quick visitor may be on the next one. The order is that of the visits, also
    // of a screen that is shown for the second time.
    untold.current.delete(path);
    untold.current.set(path, { path, title });
    if (!isSettled) return;
    for (const shown of untold.current.values()) onNavigate(shown);
    untold.current.clear();
  }, [path, title, isSettled, onNavigate]);
  return null;
}
