const written = new Set<string>();

/**
 * Calls `act`, which may throw because of the page around the site. Errors with the same message
 * are logged once.
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
 * Writes that something was not possible because of the page around the site. The same failure,
 * with the same message, is written once.
 *
 * @param what - follows "could not" in the console
 */
export function logFailure(what: string, error: unknown): void {
  const line = `training-site: could not ${what}.`;
  writeOnce(`${line} ${messageOf(error)}`, 'error', line, error);
}

/** Writes an error of the site to the console. */
export function logError(error: unknown): void {
  writeLine('error', 'training-site:', error);
}

/**
 * Warns a developer. The same words are written once, however often a framework repeats its
 * mistake.
 */
export function warnOnce(message: string): void {
  writeOnce(message, 'warn', message);
}

function writeOnce(key: string, ...line: Parameters<typeof writeLine>) {
  if (written.has(key)) return;
  written.add(key);
  writeLine(...line);
}

/** What was thrown, as a text: it may be no error at all. */
export function messageOf(error: unknown): string {
  try {
    return String(error instanceof Error ? error.message : error);
  } catch {
    // An object that has no text, such as one without a prototype.
    return 'An error without a message.';
  }
}

/** Writes to the console, where there is one. */
export function writeLine(level: 'error' | 'warn' | 'info', ...values: unknown[]): void {
  try {
    console[level](...values);
  } catch {
    // A script of the page has removed the console.
  }
}
