import { entryKey } from '../browser/address';

/** More than browsers keep of a tab. Older entries are forgotten. */
const most = 100;

/** The screen that a site has shown at each history entry. Nothing is stored if entries have no keys. */
export function createEntryMemory() {
  const shown = new Map<string, { readonly address: string; readonly path: string }>();
  return {
    /** The path of the screen at the current entry, if the entry still has this address. */
    pathAt(address: string): string | undefined {
      const entry = shown.get(entryKey());
      return entry?.address === address ? entry.path : undefined;
    },
    remember(path: string): void {
      const key = entryKey();
      if (key) shown.set(key, { address: location.href, path });
      if (shown.size > most) shown.delete(shown.keys().next().value as string);
    },
  };
}
