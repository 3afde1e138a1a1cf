import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The errors of files beside dist/, which see the published types: `{ name: text }`. */
export function errorsOf(files: Record<string, string>, { withReact = true } = {}) {
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    jsx: ts.JsxEmit.ReactJSX,
    types: [],
    allowJs: true,
    checkJs: true,
  };
  const texts = new Map(Object.entries(files).map(([name, text]) => [join(root, name), text]));
  const host = ts.createCompilerHost(options);
  const { readFile, fileExists } = host;
  host.readFile = (path) => texts.get(path) ?? readFile(path);
  host.fileExists = (path) => {
    if (texts.has(path)) return true;
    const isHidden = !withReact && path.includes('/@types/react/');
    return !isHidden && fileExists(path);
  };
  const program = ts.createProgram([...texts.keys()], options, host);
  return [...texts.keys()]
    .flatMap((path) => ts.getPreEmitDiagnostics(program, program.getSourceFile(path)))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
}
