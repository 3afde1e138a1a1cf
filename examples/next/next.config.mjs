// This folder is the project, though there are lock files above it.
export default { turbopack: { root: import.meta.dirname }, devIndicators: false };
