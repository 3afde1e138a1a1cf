// Checks the types of src after each change, in a process of its own.
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import typescript from 'typescript';

/** @param {(faults: string) => void} report - gets a line for each fault, after each check */
function checkTypes(report) {
  const { createSemanticDiagnosticsBuilderProgram, createWatchCompilerHost, sys } = typescript;
  /** @type {import('typescript').FormatDiagnosticsHost} */
  const format = {
    getCurrentDirectory: () => sys.getCurrentDirectory(),
    getCanonicalFileName: (file) => file,
    getNewLine: () => '\n',
  };
  let faults = '';
  const host = createWatchCompilerHost(
    'src/tsconfig.json',
    { noEmit: true },
    sys,
    createSemanticDiagnosticsBuilderProgram,
    (fault) => {
      faults += typescript.formatDiagnostic(fault, format);
    },
    (_status, _newLine, _options, errorCount) => {
      // A check has begun.
      if (errorCount === undefined) return;
      report(faults.trim());
      faults = '';
    },
  );
  typescript.createWatchProgram(host);
}

/**
 * Checks the types now and after each change.
 *
 * @param {(faults: string) => void} report - gets a line for each fault, after each check
 */
export function typeChecker(report) {
  const program = fork(fileURLToPath(import.meta.url));
  program.on('message', (faults) => report(String(faults)));
  return { stop: () => void program.kill() };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  checkTypes((faults) => process.send?.(faults));
  // The server has ended.
  process.once('disconnect', () => process.exit());
}
