/** Whether vue-router keeps its place in the hash: with `--mode hash`. */
export const isInHash = import.meta.env.MODE === 'hash';
