// What other programs find in the HTML that knows no declarative shadow roots.
import { pathToFileURL } from 'node:url';
import { Readability } from '@mozilla/readability';
import { JSDOM } from 'jsdom';
import { expect, it } from 'vitest';
import { dist } from '../../build/dist.mjs';
import { screens } from '../screens';

/** The function of the package, which the build has made. */
const { renderToHtml }: typeof import('../../src/server/renderToHtml') = await import(
  pathToFileURL(`${dist}/training-site.server.mjs`).href
);

const inLine = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();

/** The page of a host, and the sentences of the screen as the shadow root shows them. */
function pageWith(path: string) {
  const body = renderToHtml({ path });
  const html = `<!doctype html><html lang="en"><head><title>Portal</title></head><body>${body}</body></html>`;
  const template = new JSDOM(html).window.document.querySelector('template');
  for (const picture of template?.content.querySelectorAll('svg') ?? []) {
    picture.replaceWith(picture.getAttribute('aria-label') ?? '');
  }
  const blocks = template?.content.querySelectorAll(
    '[part=main] :is(h1, h2, h3, p, li:not(:has(p)), dt, dd)',
  );
  // Labels of a drawing, which screen readers don't say either.
  const spoken = [...(blocks ?? [])].filter((block) => !block.closest('[aria-hidden=true]'));
  const sentences = spoken.map(({ textContent }) => inLine(textContent));
  return { html, sentences: sentences.filter(Boolean) };
}

const missing = (sentences: readonly string[], text: string) =>
  sentences.filter((sentence) => !text.includes(sentence));

it.each(screens)('Readability finds each sentence of $path', ({ path }) => {
  const { html, sentences } = pageWith(path);
  const article = new Readability(new JSDOM(html).window.document).parse();
  // It may take the first heading as the title.
  const text = `${article?.title} ${article?.textContent}`;
  expect(missing(sentences, inLine(text))).toEqual([]);
});
