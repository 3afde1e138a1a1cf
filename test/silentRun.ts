import type { Reporter } from 'vitest/node';

/**
 * Fails a run in which a tool, such as Vite or jsdom, has written a line beside the report of
 * Vitest.
 */
export class SilentRun implements Reporter {
  private lines: string[] = [];

  /** Listens at once: Vite writes lines before Vitest has its projects. */
  constructor() {
    const write = process.stderr.write.bind(process.stderr);
    process.stderr.write = (chunk: string | Uint8Array, ...rest: never[]) => {
      this.lines.push(chunk.toString());
      return write(chunk, ...rest);
    };
  }

  onUserConsoleLog({ content }: { content: string }) {
    this.lines.push(content);
  }

  onTestRunEnd(_modules: unknown, _errors: unknown, reason: string) {
    // Vitest writes what has failed in the same way.
    if (reason !== 'passed') return;
    const lines = this.lines.splice(0).filter((line) => line.trim() !== '');
    if (lines.length === 0) return;
    process.exitCode = 1;
    process.stdout.write(`A test or a tool wrote what no test expects:\n${lines.join('')}\n`);
  }
}
