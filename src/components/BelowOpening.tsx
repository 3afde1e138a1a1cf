import { createContext, type ReactNode, useContext } from 'react';

/** Whether screens are shown whole, or their opening alone, as in a first frame. */
export const ShownWhole = createContext(true);

/** What lies below the opening of a screen. */
export function BelowOpening({ children }: { readonly children: ReactNode }) {
  return useContext(ShownWhole) && children;
}
