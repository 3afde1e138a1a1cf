/**
 * A command for GitHub, which then shows the message beside that line of the file.
 *
 * @param {'error' | 'warning'} kind
 * @param {string} finding - such as `src/content/en/home.yaml:4: lede: this field is missing.`
 */
export function annotation(kind, finding) {
  const { file, line, message } = placeOf(finding);
  const place = [file && `file=${file}`, line && `line=${line}`].filter(Boolean).join(',');
  const text = message.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
  return `::${kind} ${place}::${text}`;
}

/**
 * @param {string} finding
 * @returns {{ file?: string, line?: string | undefined, message: string }}
 */
function placeOf(finding) {
  const end = finding.indexOf(': ');
  const [file = '', line] = finding.slice(0, Math.max(0, end)).split(':');
  const isFile = file.startsWith('src/') && (file.endsWith('.yaml') || file.endsWith('.svg'));
  if (!isFile) return { message: finding };
  return { file, line, message: finding.slice(end + ': '.length) };
}
