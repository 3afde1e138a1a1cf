import { createContext, useContext, useSyncExternalStore } from 'react';
import type { SiteLocation } from './SiteLocation';

export const SiteLocationContext = createContext<SiteLocation | null>(null);

/** The location of the surrounding site, for wouter: a hook like `useHashLocation` from `wouter/use-hash-location`. */
export function useSiteLocation(): [path: string, navigate: SiteLocation['navigate']] {
  const { subscribe, path, firstPath, navigate } = useContext(SiteLocationContext) as SiteLocation;
  return [useSyncExternalStore(subscribe, path, () => firstPath), navigate];
}
