import { isScalar, LineCounter, parseDocument, visit } from 'yaml';

/** What is wrong in a line, counted from 1. @typedef {{ line: number, message: string }} Finding */
/** @typedef {import('yaml').Document.Parsed} Document */

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
  MISSING_CHAR: 'a colon or a quotation mark is missing, or the line begins too far left or right',
};

/**
 * A YAML file. `lineOf` is the line of a field, `goesOn` says whether its text without quotation
 * marks has several lines.
 *
 * @typedef {{
 *   readonly document: Document,
 *   readonly lineOf: (keys: readonly unknown[]) => number,
 *   readonly goesOn: (keys: readonly unknown[]) => boolean,
 * }} Yaml
 */

/**
 * Reads a YAML file.
 *
 * @param {string} file - its text, perhaps with a byte order mark
 * @returns {{ mistake: Finding, yaml?: undefined } | { mistake?: undefined, yaml: Yaml }} the first mistake, if there is one: what
 * follows it may be read in another way than it is meant
 */
export function readYaml(file) {
  const text = file.replace(/^\ufeff/, '');
  const lineCounter = new LineCounter();
  const document = parseDocument(text, {
    lineCounter,
    prettyErrors: false,
    // Numbers stay as they are written.
    customTags: (tags) =>
      tags.filter((tag) => typeof tag === 'string' || !/int|float/.test(tag.tag)),
  });
  const lineAt = (/** @type {number} */ offset) => lineCounter.linePos(offset).line;
  const mistake =
    findLetter(text) ??
    describeError(document, text, lineAt) ??
    findMisunderstood(document, text, lineAt);
  if (mistake) return { mistake };
  return {
    yaml: {
      document,
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
    },
  };
}

/**
 * Finds letters of another encoding, and other spaces before a text, which look like ordinary ones.
 *
 * @param {string} text
 * @returns {Finding | undefined}
 */
function findLetter(text) {
  for (const [index, written] of text.split('\n').entries()) {
    const line = index + 1;
    if (/\ufffd|(?!\s)\p{Cc}/u.test(written)) {
      return { line, message: 'a letter can’t be read. Save the file as UTF-8' };
    }
    const [before = ''] = /^[\s\u200b]*/.exec(written) ?? [];
    if (/[^\t\r ]/.test(before)) {
      const message =
        'one of the spaces before the text is a no-break space. Remove all of them, and type them again';
      return { line, message };
    }
  }
  return undefined;
}

/** A text that begins with a bracket. */
const bracket = /^ *(- +)?(\w+: +)?[[{]/m;
/**
 * A text that begins with a quotation mark, and no line from here to the end has the closing one.
 */
const openQuotation = /^ *(?:- +)?(?:\w+: +)?(["'])(?!.*\1)(?![\s\S]*\1[ \t]*$)/m;

/**
 * Describes the first error.
 *
 * @param {Document} document
 * @param {string} text
 * @param {(offset: number) => number} lineAt
 * @returns {Finding | undefined}
 */
function describeError(document, text, lineAt) {
  const [error] = [...document.errors, ...document.warnings];
  if (!error) return undefined;
  const { code, message, pos } = error;
  const [offset] = pos;
  // The parser sees these two later than the reader.
  const open = openQuotation.exec(text);
  if (open) return { line: lineAt(open.index), message: quotation };
  const special = bracket.exec(text);
  if (special) return { line: lineAt(special.index), message: start };

  const line = lineAt(offset);
  const rest = /^.*/.exec(text.slice(offset))?.[0] ?? '';
  if (code === 'DUPLICATE_KEY') {
    const [name] = rest.split(':');
    const twice = `the field ${name} is there twice. If a new entry begins here, write a hyphen before it`;
    return { line, message: twice };
  }
  if (code !== 'BLOCK_AS_IMPLICIT_KEY') {
    return { line, message: advice[code] ?? `this can’t be read. ${message}` };
  }
  if (/^ *- /.test(rest)) {
    const first = firstWithoutHyphen(text, line);
    return first ? { line: first, message: hyphen } : { line, message: indentation };
  }
  // This text has no colon. The next line begins too far right, so the parser adds it to this text,
  // with its colon.
  if (!/:\s/.test(rest)) return { line: line + 1, message: indentation };
  return { line, message: colon };
}

/**
 * The first line of a list, if no entry before `line` has a hyphen.
 *
 * @param {string} text
 * @param {number} line - of the first entry that has one, counted from 1
 */
function firstWithoutHyphen(text, line) {
  const before = text.split('\n').slice(0, line - 1);
  const field = before.findLastIndex((one) => /^[^\s#]/.test(one));
  const entries = before.slice(field + 1);
  return entries.length > 0 && !entries.some((one) => /^ *-/.test(one)) ? field + 2 : undefined;
}

/**
 * Finds what YAML reads, but not as it is meant.
 *
 * @param {Document} document
 * @param {string} text
 * @param {(offset: number) => number} lineAt
 * @returns {Finding | undefined}
 */
function findMisunderstood(document, text, lineAt) {
  /** @type {Finding[]} */
  const found = [];
  const add = (/** @type {number} */ offset, /** @type {string} */ message) => {
    found.push({ line: lineAt(offset), message });
  };
  visit(document, {
    Alias(_, { range }) {
      add(range?.[0] ?? 0, `the text begins with *. ${block}`);
    },
    Scalar(_, { anchor, comment, range, type }) {
      const [begin = 0, end = 0] = range ?? [];
      const entry = /\n *-/.exec(text.slice(begin, end));
      if (entry && type === 'PLAIN') add(begin + entry.index + 1, indentation);
      if (anchor) add(begin, `the text begins with &. ${block}`);
      if (comment) add(begin, `the text has a # with a space before it. ${block}`);
    },
  });
  return found[0];
}
