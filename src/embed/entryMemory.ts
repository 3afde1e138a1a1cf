import { entryKey } from '../browser/address';

/** A browser keeps 50 entries of a tab. Older ones are forgotten here. */
const most = 100;

/** The keys of the history entries that the visitor has left while a site was shown. */
const leftEntries = new Set<string>();

/** Whether a site was shown at this history entry before, so that the visitor has come back. */
export function isReturn(): boolean {
  return leftEntries.has(entryKey());
}

/** The screen that a site has shown at each history entry. Nothing is stored if entries have no keys. */
export function createEntryMemory() {
  const shown = new Map<string, { readonly address: string; readonly path: string }>();
  let current = '';

  function leave(next = '') {
    if (current && current !== next) forgetOldest(leftEntries.add(current));
    current = next;
  }

  return {
    /** The path of the screen at the current entry, if the entry still has this address. */
    pathAt(address: string): string | undefined {
      const entry = shown.get(entryKey());
      return entry?.address === address ? entry.path : undefined;
    },
    remember(path: string): void {
      const key = entryKey();
      leave(key);
      if (!key) return;
      shown.set(key, { address: location.href, path });
      forgetOldest(shown);
    },
    /** The site has left the page. */
    leave: () => leave(),
  };
}

function forgetOldest(entries: Map<string, unknown> | Set<string>) {
  if (entries.size > most) entries.delete(entries.keys().next().value as string);
}
