import { Marked } from 'marked';

const marked = new Marked({
  renderer: {
    // The page is sent alone, so a link to another document would lead nowhere.
    link: (_, __, words) => words,
    paragraph: (text) => text.startsWith('Tests: ') && `<p class="tests">${text}</p>\n`,
  },
});

/** Markdown of one line as HTML. @type {(text: string) => string} */
export const inline = (text) => /** @type {string} */ (marked.parseInline(text));

/**
 * One section of a Markdown document as HTML, without its heading.
 *
 * @param {string} document - Markdown
 * @param {string} heading - the text of the section's heading
 */
export function sectionOf(document, heading) {
  const tokens = marked.lexer(document);
  const start = tokens.findIndex((token) => token.type === 'heading' && token.text === heading);
  const first = tokens[start];
  if (first?.type !== 'heading') throw new Error(`Expected a section "${heading}", found none.`);
  const rest = tokens.slice(start + 1);
  const end = rest.findIndex((token) => token.type === 'heading' && token.depth <= first.depth);
  return marked.parser(end < 0 ? rest : rest.slice(0, end));
}

/** The first paragraph of a document as HTML. @type {(document: string) => string} */
export const introductionOf = (document) => inline(document.split('\n\n')[1] ?? '');
