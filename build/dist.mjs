/** The folder of the finished files. DIST=.cache/languages builds into another one. */
export const dist = process.env.DIST ?? 'dist';
