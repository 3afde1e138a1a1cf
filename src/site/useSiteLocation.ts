import { createContext, useContext } from 'react';

type SiteLocation = [path: string, navigate: (path: string) => void];

export const SiteLocationContext = createContext<SiteLocation>(['/', () => {}]);

/** The location of the surrounding site, for wouter: a hook like `useHashLocation` from `wouter/use-hash-location`. */
export const useSiteLocation = () => useContext(SiteLocationContext);
