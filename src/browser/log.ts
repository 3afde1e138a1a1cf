const written = new Set<string>();

/**
 * Calls `act`, which may throw because of the page around the site. Each error is logged once.
 *
 * @param what - follows "could not" in the console
 */
export function attempt(what: string, act: () => unknown): void {
  try {
    act();
  } catch (error) {
    logFailure(what, error);
  }
}

/**
 * Writes that something was not possible because of the page around the site. The same failure is written once.
 *
 * @param what - follows "could not" in the console
 */
export function logFailure(what: string, error: unknown): void {
  writeOnce('error', `training-site: could not ${what}.`, error);
}

/** Writes an error of the site to the console. */
export function logError(error: unknown): void {
  writeLine('error', 'training-site:', error);
}

/** Warns a developer. The same words are written once, however often a framework repeats its mistake. */
export function warnOnce(message: string): void {
  writeOnce('warn', message);
}

function writeOnce(level: 'error' | 'warn', message: string, ...details: unknown[]) {
  if (written.has(message)) return;
  written.add(message);
  writeLine(level, message, ...details);
}

/** Writes to the console, where there is one. */
export function writeLine(level: 'error' | 'warn' | 'info', ...values: unknown[]): void {
  try {
    console[level](...values);
  } catch {
    // A script of the page has removed the console.
  }
}
