import { useEffect } from 'react';
import { useIsSettled } from './useIsSettled';

interface ScreenReportProps {
  readonly path: string;
  /** Whether the whole screen is rendered, and not only its opening. */
  readonly isWhole: boolean;
  readonly onSettled: (path: string) => void;
}

/**
 * Reports that a screen is rendered whole and React has no more work. Until then a framework of the
 * page may still set the base path, and with it the screen.
 */
export function ScreenReport({ path, isWhole, onSettled }: ScreenReportProps) {
  const isSettled = useIsSettled(path) && isWhole;
  useEffect(() => {
    if (isSettled) onSettled(path);
  }, [path, isSettled, onSettled]);
  return null;
}
