import { createContext, type ReactNode, useContext } from 'react';

/** Whether only the opening of a screen is rendered for now. */
export const OpeningOnly = createContext(false);

/**
 * What is below the opening of a screen: it is rendered later, see
 * docs/development/decisions/opening-first.md.
 */
export function BelowOpening({ children }: { readonly children: ReactNode }) {
  return useContext(OpeningOnly) ? null : children;
}
