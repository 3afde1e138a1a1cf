/** Whether the browser restores the scroll position: after a reload, or Back from another page. */
export function restoresScroll(): boolean {
  try {
    // The DOM's types know only the common fields of entries.
    const [load]: readonly Partial<PerformanceNavigationTiming>[] =
      performance.getEntriesByType('navigation');
    return load?.type === 'reload' || load?.type === 'back_forward';
  } catch {
    // The host has replaced the function, or the browser has none.
    return false;
  }
}
