// In the place of wouter's use-browser-location.js, see libraries.mjs. The site never calls these.
export const useBrowserLocation = () => ['/', () => {}];
export const useSearch = () => '';
