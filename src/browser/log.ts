const logged = new Set<string>();

/** Writes an error of the page around us to the console, the first time that it happens. */
export function logOnce(what: string, error: unknown): void {
  if (logged.has(what)) return;
  logged.add(what);
  console.error(`training-site: ${what}.`, error);
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
