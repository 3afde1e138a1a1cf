/** Whether the visitor comes back to a page as it was, so that the browser scrolls to where it was. */
export function isSeenAgain(): boolean {
  // The entries of this type are of this kind; only the types of the DOM don't say so.
  const [load] = performance.getEntriesByType?.('navigation') ?? [];
  const { type } = (load ?? {}) as Partial<PerformanceNavigationTiming>;
  return type === 'reload' || type === 'back_forward';
}
