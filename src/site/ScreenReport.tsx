import { useDeferredValue, useEffect, useRef } from 'react';
import type { ScreenShown } from './SiteProps';

interface ScreenReportProps extends ScreenShown {
  /** Whether the whole screen is rendered, and not only its opening. */
  readonly isWhole: boolean;
  readonly onNavigate: (shown: ScreenShown) => void;
}

/**
 * Reports each screen to the host, once it is rendered whole and React has no more work. Until then a framework of the
 * host may still set the base path, and with it the screen.
 */
export function ScreenReport({ path, title, isWhole, onNavigate }: ScreenReportProps) {
  // The first render gives ''. React then renders this component again, in a later task.
  const isSettled = useDeferredValue(path, '') === path && isWhole;
  const untold = useRef(new Map<string, ScreenShown>());
  useEffect(() => {
    // Before a screen is reported, the visitor may be on the next one. Screens are reported in the order of the visits;
    // the last visit of a screen counts.
    untold.current.delete(path);
    untold.current.set(path, { path, title });
    if (!isSettled) return;
    for (const shown of untold.current.values()) onNavigate(shown);
    untold.current.clear();
  }, [path, title, isSettled, onNavigate]);
  return null;
}
