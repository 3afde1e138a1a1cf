import { isScalar, LineCounter, parseDocument, Scalar, visit } from 'yaml';

/** What is wrong in a line, counted from 1. @typedef {{ line: number, message: string }} Finding */
/** @typedef {import('yaml').Document.Parsed} Document */
/**
 * Lines of a file that are understood without the others: the first one, and the one after the last.
 *
 * @typedef {{ from: number, to: number }} Part
 */

const block = 'Write >- instead, and the text on the next line, two spaces further right';
const indentation =
  'it begins too far left or right, or a hyphen before it is missing. Begin it exactly below the entry before';
const start = `the text begins with a sign with a special meaning. ${block}`;
const quotation =
  'the text begins with a quotation mark, and the closing one is missing. Write it at the end of the text, or remove the first one';
const hyphen = 'a hyphen before the first entry of the list is missing';
/** For a text that contains a colon. */
export const colon = `the text has a colon with a space after it. ${block}`;
/** What people who write texts do about an error of the parser. @type {Record<string, string>} */
const advice = {
  TAB_AS_INDENT: 'there is a tab before the text. Write spaces instead',
  BAD_INDENT: indentation,
  BAD_SCALAR_START: start,
  TAG_RESOLVE_FAILED: start,
  UNEXPECTED_TOKEN: start,
  BLOCK_AS_IMPLICIT_KEY: colon,
  MULTILINE_IMPLICIT_KEY: 'after the name of a field, a colon or the space after it is missing',
  DUPLICATE_KEY: 'the field is there twice. If a new entry begins here, write a hyphen before it',
  MISSING_CHAR: 'a colon or a quotation mark is missing, or the line begins too far left or right',
};

/**
 * A YAML file. `lineOf` is the line of a field, `goesOn` says whether its text without quotation marks has several lines,
 * `isLeftOut` whether a line can't be read.
 *
 * @typedef {{
 *   readonly document?: Document,
 *   readonly findings: readonly Finding[],
 *   readonly lineOf: (keys: readonly unknown[]) => number,
 *   readonly goesOn: (keys: readonly unknown[]) => boolean,
 *   readonly isLeftOut: (line: number) => boolean,
 * }} Yaml
 */

/**
 * Reads the text of a YAML file. What can't be read is left out, so that the rest is checked too.
 *
 * @param {string} text
 * @returns {Yaml}
 */
export function readYaml(text) {
  /** @type {Finding[]} */
  const findings = [];
  /** @type {Part[]} */
  const leftOut = [];
  const nothing = { findings, lineOf: () => 1, goesOn: () => false, isLeftOut: () => true };

  const strangeLetter = text.search(/\ufffd|(?!\s)\p{Cc}/u);
  if (strangeLetter >= 0) {
    const line = text.slice(0, strangeLetter).split('\n').length;
    findings.push({ line, message: 'a letter can’t be read. Save the file as UTF-8' });
    return nothing;
  }

  let lines = withOrdinarySpaces(text.replace(/^\ufeff/, '').split('\n'), findings);
  while (hasErrors(lines)) {
    const field = outerParts(lines).find((part) => isDamaged(lines, part));
    // Each field alone is right, and they don't fit together.
    if (!field) return { ...nothing, findings: [...findings, describeError(lines)] };
    const entry = entriesOf(lines, field).find((part) => isDamaged(lines, part));
    const part = entry ?? field;
    const line = lineWithoutHyphen(lines, field);
    // The entries before this one are right.
    const before = onlyPart(lines, { from: field.from, to: part.to });
    findings.push(line ? { line, message: hyphen } : describeError(before));
    leftOut.push(part);
    lines = withoutPart(lines, part);
  }

  const { document, lineAt } = parse(lines);
  findMisunderstood(document, lines.join('\n'), (offset, message, begin = offset) => {
    const line = lineAt(offset);
    findings.push({ line, message });
    leftOut.push({ from: lineAt(begin) - 1, to: line });
  });
  return {
    document,
    findings,
    lineOf(keys) {
      let written = [...keys];
      while (written.length > 0 && !document.hasIn(written)) written = written.slice(0, -1);
      const node = /** @type {import('yaml').Node | undefined} */ (document.getIn(written, true));
      return lineAt(node?.range?.[0] ?? 0);
    },
    goesOn(keys) {
      const node = document.getIn(keys, true);
      const [begin = 0, end = 0] = (isScalar(node) && node.range) || [];
      return isScalar(node) && node.type === 'PLAIN' && lineAt(end) > lineAt(begin);
    },
    isLeftOut: (line) => leftOut.some(({ from, to }) => from < line && line <= to),
  };
}

/** @param {readonly string[]} lines */
function parse(lines) {
  const lineCounter = new LineCounter();
  const document = parseDocument(lines.join('\n'), {
    lineCounter,
    prettyErrors: false,
    // Numbers stay as they are written.
    customTags: (tags) =>
      tags.filter((tag) => typeof tag === 'string' || !/int|float/.test(tag.tag)),
  });
  const lineAt = (/** @type {number} */ offset) => lineCounter.linePos(offset).line;
  return { document, lineAt };
}

/** @param {readonly string[]} lines */
function hasErrors(lines) {
  const { document } = parse(lines);
  return document.errors.length + document.warnings.length > 0;
}

/**
 * Tells of other spaces before a text, which look like ordinary ones.
 *
 * @param {string[]} lines
 * @param {Finding[]} findings
 */
const withOrdinarySpaces = (lines, findings) =>
  lines.map((text, index) => {
    const [before = ''] = /^[\s\u200b]*/.exec(text) ?? [];
    if (!/[^\t\r ]/.test(before)) return text;
    const message =
      'one of the spaces before the text is a no-break space. Remove all of them, and type them again';
    findings.push({ line: index + 1, message });
    return before.replace(/[^\t\r ]/g, ' ') + text.slice(before.length);
  });

/** The fields of a file, or its entries. @param {readonly string[]} lines */
const outerParts = (lines) => partsFrom(lines, { from: 0, to: lines.length }, /^[^\s#]/);

/**
 * The entries of the outermost list of a part.
 *
 * @param {readonly string[]} lines
 * @param {Part} part
 */
function entriesOf(lines, part) {
  const first = lines.slice(part.from + 1, part.to).find((text) => /^ +-(\s|$)/.test(text));
  if (!first) return [];
  const indent = first.indexOf('-');
  return partsFrom(lines, part, new RegExp(`^ {${indent}}-(\\s|$)`));
}

/**
 * The first line of a list, if only later entries have a hyphen.
 *
 * @param {readonly string[]} lines
 * @param {Part} part
 */
function lineWithoutHyphen(lines, part) {
  const [entry] = entriesOf(lines, part);
  if (!entry) return undefined;
  const indentOf = (/** @type {number} */ line) => lines[line]?.search(/\S/) ?? -1;
  const first = part.from + 1;
  const isDeeper = first < entry.from && indentOf(first) > indentOf(entry.from);
  return isDeeper ? first + 1 : undefined;
}

/**
 * The parts that begin with a line that matches `start`.
 *
 * @param {readonly string[]} lines
 * @param {Part} part
 * @param {RegExp} start
 */
function partsFrom(lines, { from, to }, start) {
  /** @type {Part[]} */
  const parts = [];
  for (let line = from; line < to; line += 1) {
    if (!start.test(lines[line] ?? '')) continue;
    const last = parts.at(-1);
    if (last) last.to = line;
    parts.push({ from: line, to });
  }
  return parts;
}

/** Whether a part can't be read, even alone. @param {readonly string[]} lines @param {Part} part */
const isDamaged = (lines, part) => hasErrors(onlyPart(lines, part));

/** Each line stays in its place. @param {readonly string[]} lines @param {Part} part */
const onlyPart = (lines, { from, to }) =>
  lines.map((text, index) => (from <= index && index < to ? text : ''));

/**
 * Leaves only the name of the field, or the hyphen of the entry.
 *
 * @param {readonly string[]} lines
 * @param {Part} part
 */
const withoutPart = (lines, { from, to }) =>
  lines.map((text, index) => {
    if (index < from || to <= index) return text;
    const [beginning = ''] = /^\w+:| *-(?=\s|$)/.exec(text) ?? [];
    return index === from ? beginning : '';
  });

/** A text that begins with a bracket. */
const bracket = /^ *(- +)?(\w+: +)?[[{]/m;
/** A text that begins with a quotation mark, and no line from here to the end has the closing one. */
const openQuotation = /^ *(?:- +)?(?:\w+: +)?(["'])(?!.*\1)(?![\s\S]*\1[ \t]*$)/m;

/** Describes the first error. @param {readonly string[]} lines @returns {Finding} */
function describeError(lines) {
  const text = lines.join('\n');
  const { document, lineAt } = parse(lines);
  const [error] = [...document.errors, ...document.warnings];
  const { code, message, pos } = /** @type {import('yaml').YAMLError} */ (error);
  const [offset] = pos;
  // The parser sees these two later than the reader.
  const open = openQuotation.exec(text);
  if (open) return { line: lineAt(open.index), message: quotation };
  const special = bracket.exec(text);
  if (special) return { line: lineAt(special.index), message: start };

  const line = lineAt(offset);
  const rest = /^.*/.exec(text.slice(offset))?.[0] ?? '';
  if (code !== 'BLOCK_AS_IMPLICIT_KEY') {
    return { line, message: advice[code] ?? `this can’t be read. ${message}` };
  }
  if (/^ *- /.test(rest)) return { line, message: indentation };
  // This text has no colon. The next line begins too far right, so the parser adds it to this text, with its colon.
  if (!/:\s/.test(rest)) return { line: line + 1, message: indentation };
  return { line, message: colon };
}

/**
 * Finds what YAML reads, but not as it is meant.
 *
 * @param {Document} document
 * @param {string} text
 * @param {(offset: number, message: string, begin?: number) => void} add - `begin` is that of the text
 */
function findMisunderstood(document, text, add) {
  visit(document, {
    Alias(_, { range }) {
      add(range?.[0] ?? 0, `the text begins with *. ${block}`);
      const empty = new Scalar(null);
      empty.range = range ?? null;
      return empty;
    },
    Scalar(_, { anchor, comment, range, type }) {
      const [begin = 0, end = 0] = range ?? [];
      const entry = /\n *-/.exec(text.slice(begin, end));
      if (entry && type === 'PLAIN') add(begin + entry.index + 1, indentation, begin);
      if (anchor) add(begin, `the text begins with &. ${block}`);
      if (comment) add(begin, `the text has a # with a space before it. ${block}`);
    },
  });
}
