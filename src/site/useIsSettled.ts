import { useDeferredValue } from 'react';

/**
 * Whether React has rendered with this value, and has no more urgent work. It is not in the first
 * render.
 */
export function useIsSettled(value: string): boolean {
  // The first render gives ''. React then renders this component again, in a later task.
  return useDeferredValue(value, '') === value;
}
