// Checks the types of src, in a process of its own.
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const compiler = fileURLToPath(new URL('../bin/tsc', import.meta.resolve('typescript')));
const options = ['-p', 'src', '--noEmit', '--pretty', 'false'];
// The next check only reads what has changed.
const memory = ['--incremental', '--tsBuildInfoFile', '.cache/dev/types.json'];

/**
 * Checks the types, and stops a check that has not ended.
 * @param {(faults: string) => void} tell - gets a line for each fault
 */
export function typeChecker(tell) {
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let running;
  return {
    check() {
      running?.kill();
      const program = execFile(process.execPath, [compiler, ...options, ...memory], (_, output) => {
        if (program === running) tell(output.trim());
      });
      running = program;
    },
    stop: () => void running?.kill(),
  };
}
