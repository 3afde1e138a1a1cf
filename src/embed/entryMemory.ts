import { entryKey } from '../browser/address';

/** The keys of the history entries at which any site was shown. */
const seenEntries = new Set<string>();

/** Whether a site was shown at this history entry before, so that the visitor may have come back. */
export function isSeenEntry(): boolean {
  return seenEntries.has(entryKey());
}

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
      if (!key) return;
      seenEntries.add(key);
      shown.set(key, { address: location.href, path });
    },
  };
}
