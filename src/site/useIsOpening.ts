import { useDeferredValue } from 'react';

/** Whether only the opening of the screen is rendered: in the first render, if `openingFirst`. */
export function useIsOpening(openingFirst: boolean): boolean {
  // With an initial value React renders twice, so a site that starts whole passes none.
  const initial = openingFirst ? true : undefined;
  return useDeferredValue(false, initial);
}
