/** The folder of the finished files. DIST=.cache/editions builds into another one. */
export const dist = process.env.DIST ?? 'dist';
