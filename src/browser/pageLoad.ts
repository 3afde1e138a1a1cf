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
  try {
    const [load] = performance.getEntriesByType('navigation') as [PerformanceNavigationTiming];
    // Firefox names the entry "document" if the page was opened from disk.
    const isThere = [location.href, 'document'].includes(load.name);
    return isThere && /reload|back_forward/.test(load.type);
  } catch {
    // The host has replaced the function, or the browser has no function or no entry.
    return false;
  }
}
