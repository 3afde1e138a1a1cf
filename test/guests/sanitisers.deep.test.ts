// @vitest-environment node
import { readFileSync } from 'node:fs';
import createDOMPurify from 'dompurify';
import { JSDOM } from 'jsdom';
import sanitizeHtml from 'sanitize-html';
import { expect, it } from 'vitest';
import xss from 'xss';

const sanitisers: Record<string, (html: string) => string> = {
  DOMPurify: (html) => createDOMPurify(new JSDOM().window).sanitize(html),
  'sanitize-html': (html) => sanitizeHtml(html),
  'js-xss': (html) => xss(html),
};

const code = [
  '<script src="/training-site.js"></script>',
  '<training-site base-path="/academy"></training-site>',
  '<div data-training-site data-base-path="/academy"></div>',
].join('');
const wanted = ['script[src]', 'training-site[base-path]', 'div[data-training-site]'];

it('docs/hosts.md says what each sanitiser leaves of script, element and div, by its defaults', () => {
  const rows = Object.entries(sanitisers).map(([name, sanitise]) => {
    const { document } = new JSDOM(sanitise(code)).window;
    const kept = wanted.map((selector) => (document.querySelector(selector) ? 'yes' : 'no'));
    return [name, ...kept].join(' | ');
  });
  const hosts = readFileSync('docs/hosts.md', 'utf8').replace(/ *\| */g, ' | ');
  expect(rows.filter((row) => !hosts.includes(row))).toEqual([]);
});
