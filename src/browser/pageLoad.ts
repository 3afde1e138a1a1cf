/**
 * Whether the page is being loaded at its address, and the visitor has not scrolled yet. A frame is never, because it
 * would scroll the page around it.
 */
export function isLoading(): boolean {
  const isLoaded = document.readyState === 'complete';
  const isTop = window.top === window;
  return !isLoaded && isTop && window.scrollY === 0 && !restoresScroll();
}

/**
 * Whether the browser restores the scroll position: after a reload, or Back from another page, as long as the page has
 * the address that it was loaded with.
 */
export function restoresScroll(): boolean {
  const load = pageLoad();
  // Firefox names the entry "document" if the page was opened from disk.
  const isThere = load !== undefined && [location.href, 'document'].includes(load.name);
  return isThere && /reload|back_forward/.test(load.type);
}

/** The address that the page was loaded with; undefined if the browser does not tell. */
export function loadedAddress(): string | undefined {
  const name = pageLoad()?.name;
  return name && URL.canParse(name) ? name : undefined;
}

/** Undefined if the host has replaced the function, or if the browser has no function or no entry. */
function pageLoad(): PerformanceNavigationTiming | undefined {
  try {
    const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return load;
  } catch {
    return undefined;
  }
}
