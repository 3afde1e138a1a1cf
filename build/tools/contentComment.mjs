// What `npm run content` says, for GitHub.

/** @typedef {{ file: string, line: string | undefined, message: string }} Place */

/**
 * @param {string} finding - such as `src/content/en/home.yaml:4: lede: this field is missing.`
 * @returns {Place}
 */
function placeOf(finding) {
  const end = finding.indexOf(': ');
  const [file = '', line] = finding.slice(0, Math.max(0, end)).split(':');
  const isFile = file.startsWith('src/') && (file.endsWith('.yaml') || file.endsWith('.svg'));
  if (!isFile) return { file: '', line: undefined, message: finding };
  const message = finding.slice(end + ': '.length);
  return { file, line, message };
}

/** Signs with a meaning in Markdown and HTML. @param {string} text */
const escaped = (text) => text.replace(/[\\`*_[\]<>&@#|~]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** @param {string} finding @param {string} tree - the address of the files */
function listItem(finding, tree) {
  const { file, line, message } = placeOf(finding);
  if (!file) return `- ${escaped(message)}`;
  const name = line ? `${file}, line ${line}` : file;
  const address = `${tree}/${encodeURI(file)}${line ? `?plain=1#L${line}` : ''}`;
  return `- [${escaped(name)}](${address}): ${escaped(message)}`;
}

/**
 * A comment in Markdown.
 *
 * @param {{ faults: readonly string[], notes: readonly string[], differences: readonly string[] }} findings
 * @param {string} tree - the address of the files, such as `https://github.com/owner/name/blob/4f2c…`
 */
export function commentOn({ faults, notes, differences }, tree) {
  /** @type {(title: string, findings: readonly string[]) => string} */
  const list = (title, findings) => {
    const items = findings.map((finding) => listItem(finding, tree));
    return [title, '', ...items].join('\n');
  };
  const isRight = faults.length === 0;
  const parts = [
    isRight
      ? '**The content is right.**\n'
      : list('**The content has mistakes. Nothing was built.**', faults),
  ];
  if (notes.length > 0) parts.push(list('Please check:', notes));
  if (differences.length > 0) {
    parts.push(list('Other than the site was shipped (for your information):', differences));
  }
  return `${parts.join('\n\n')}\n`;
}

/**
 * A command for GitHub, which then shows the message beside that line of the file.
 *
 * @param {'error' | 'warning'} kind
 * @param {string} finding
 */
export function annotation(kind, finding) {
  const { file, line, message } = placeOf(finding);
  const place = [file && `file=${file}`, line && `line=${line}`].filter(Boolean).join(',');
  const text = message.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
  return `::${kind} ${place}::${text}`;
}
