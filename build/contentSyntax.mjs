import ts from 'typescript';

/** @param {number} code - of a message of TypeScript */
const isUnterminated = (code) => code === 1002;
const commaExpected = "',' expected.";

/**
 * Finds the first syntax error in a file of the content, and describes it for people who don't know TypeScript.
 *
 * @param {string} file
 * @param {string} text
 * @returns {string | undefined}
 */
export function findSyntaxFault(file, text) {
  const { diagnostics = [] } = ts.transpileModule(text, { reportDiagnostics: true });
  const [first] = diagnostics;
  if (!first) return undefined;
  const message = ts.flattenDiagnosticMessageText(first.messageText, ' ');
  const before = text.slice(0, first.start).trimEnd();
  const line = before.split('\n').length;
  const rest = text.slice(before.length).split('\n')[0]?.trim() ?? '';
  const place = `before “${rest.length > 30 ? `${rest.slice(0, 30)}…` : rest}”`;

  if (isUnterminated(first.code)) {
    return `${file}:${line}: write ’ instead of ', or a quotation mark is missing at the end.`;
  }
  if (message !== commaExpected) return `${file}:${line}: ${message}`;
  if (rest === '') return `${file}:${line}: a comma is missing at the end.`;
  return /'$/.test(before) && /^\p{L}/u.test(text.slice(before.length).trim())
    ? `${file}:${line}: write ’ instead of ', or a comma is missing ${place}.`
    : `${file}:${line}: a comma or a quotation mark is missing ${place}.`;
}
