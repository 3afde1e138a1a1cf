// The oldest browsers the site supports, where light-dark(), container queries and relative colours are
// all known. Lightning CSS takes versions as major << 16 | minor << 8.
export const floor = {
  chrome: 123 << 16,
  firefox: 128 << 16,
  safari: (17 << 16) | (5 << 8),
  ios_saf: (17 << 16) | (5 << 8),
};
