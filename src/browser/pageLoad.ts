/** Whether the browser restores the scroll position: after a reload, or Back from another page. */
export function restoresScroll(): boolean {
  const [load] = navigationEntries();
  return load?.type === 'reload' || load?.type === 'back_forward';
}

function navigationEntries(): readonly Partial<PerformanceNavigationTiming>[] {
  try {
    // The DOM's types know only the common fields of entries.
    return performance.getEntriesByType('navigation');
  } catch {
    // The host has replaced the function, or the browser has none.
    return [];
  }
}
