const logged = new Set<string>();

/**
 * Does what the page around us may refuse. An error is written to the console, the first time that it
 * happens.
 *
 * @param what - follows "could not" in the console
 */
export function attempt(what: string, act: () => unknown): void {
  try {
    act();
  } catch (error) {
    if (logged.has(what)) return;
    logged.add(what);
    console.error(`training-site: could not ${what}.`, error);
  }
}

/** Writes an error of the site to the console. */
export function logError(error: unknown): void {
  console.error('training-site:', error);
}

const warned = new Set<string>();

/** Warns a developer. The same words are written once, however often a framework repeats its mistake. */
export function warnOnce(message: string): void {
  if (warned.has(message)) return;
  warned.add(message);
  console.warn(message);
}
