/**
 * Whether the browser restores the scroll position: after a reload, or Back from another page, as long as the page has
 * the address that it was loaded with.
 */
export function restoresScroll(): boolean {
  try {
    // The DOM's types know only the common fields of entries.
    const [load]: readonly Partial<PerformanceNavigationTiming>[] =
      performance.getEntriesByType('navigation');
    return load?.name === location.href && /^(reload|back_forward)$/.test(`${load.type}`);
  } catch {
    // The host has replaced the function, or the browser has none.
    return false;
  }
}
