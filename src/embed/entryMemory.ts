import { entryKey, entryKeys } from '../browser/address';

/** What a site knows of the page's history entries. Without the Navigation API entries have no key: it knows nothing. */
export interface EntryMemory {
  /** Whether another site with the same settings was shown at the entry at which this one starts. */
  readonly isReturn: boolean;
  /** Whether the current entry is older than this site, as after a reload. */
  readonly isOlder: () => boolean;
  /** The path of the screen that this site has shown at the current entry. */
  readonly path: () => string | undefined;
  /** Stores that this site shows the screen at `path` at the current entry. */
  readonly remember: (path: string) => void;
}

/** The entries at which sites were shown: the key of the entry, then the settings of the site. */
const shownEntries = new Set<string>();

/** @param settings - those that decide which address belongs to which screen */
export function createEntryMemory(settings: string): EntryMemory {
  const olderKeys = entryKeys();
  const paths = new Map<string, string>();
  const entry = () => `${entryKey()} ${settings}`;
  return {
    isReturn: shownEntries.has(entry()),
    isOlder: () => olderKeys.has(entryKey()),
    path: () => paths.get(entryKey()),
    remember(path) {
      forgetUnreachable(paths);
      forgetUnreachable(shownEntries);
      if (!entryKey()) return;
      paths.set(entryKey(), path);
      shownEntries.add(entry());
    },
  };
}

/** Without this, the memory would grow with each entry that the browser drops. */
function forgetUnreachable(entries: Map<string, string> | Set<string>) {
  const keys = entryKeys();
  for (const entry of entries.keys()) {
    if (!keys.has(entry.split(' ', 1)[0] ?? '')) entries.delete(entry);
  }
}
