/** Whether vue-router uses the hash for its routes: with `--mode hash`. */
export const isInHash = import.meta.env.MODE === 'hash';
