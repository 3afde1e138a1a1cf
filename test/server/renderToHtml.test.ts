import content from 'content';
import contents from 'contents';
import { JSDOM } from 'jsdom';
import stylesheet from 'stylesheet';
import { describe, expect, it } from 'vitest';
import { type HtmlOptions, renderToHtml } from '../../src/server/renderToHtml';
import { contact, screens } from '../screens';

// This parser makes no shadow root, so the template stays.
const documentOf = (options: HtmlOptions) => new JSDOM(renderToHtml(options)).window.document;

/** What a browser with declarative shadow roots shows. */
const shadowOf = (options: HtmlOptions) =>
  (documentOf(options).querySelector('template') as HTMLTemplateElement).content;

it('the HTML is ASCII, because a page in windows-1252 would garble other characters', () => {
  expect(renderToHtml({ company: { name: 'Fish & “Chips”' } })).toMatch(/^[ -~\n]*$/);
});

it('the styles are in the HTML, so that nothing else is fetched before it is seen', () => {
  expect(shadowOf({}).querySelector('style')?.textContent).toBe(stylesheet);
});

it('a nonce is that of the styles', () => {
  const element = shadowOf({ nonce: 'a"b' }).querySelector('style');
  expect(element?.getAttribute('nonce')).toBe('a"b');
});

it.each(screens)(
  'in the HTML of $path, no slash stands before the end of a start tag',
  ({ path }) => {
    expect(renderToHtml({ path })).not.toMatch(/<\w[^>]*\/\s*>/);
  },
);

it('a company that is undefined is that of the content in the language', () => {
  Object.assign(contents.ar ?? {}, { company: { ...content.company, name: 'Aster' } });
  const html = renderToHtml({ language: 'ar' });
  expect(html).toContain('Aster');
  expect(renderToHtml({ language: 'ar', company: undefined })).toBe(html);
});

describe('with the address of the page', () => {
  const address = 'https://portal.example/partners?a=1&b=2#news';
  const linksOf = (options: HtmlOptions) =>
    [...shadowOf(options).querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');

  it('links to screens have the address of the page before their hashes', () => {
    const links = linksOf({ address, basePath: '/academy' });
    expect(links).toContain('https://portal.example/partners?a=1&b=2#/academy/training');
    expect(links.filter((href) => href.startsWith('#'))).toEqual([]);
  });

  it('the words without shadow roots are the same with the address of the page', () => {
    const wordsOf = (options: HtmlOptions) =>
      documentOf(options).querySelector('training-site > [lang]')?.outerHTML;
    expect(wordsOf({ address })).toBe(wordsOf({}));
  });

  it.each(['/partners', 'javascript:alert(1)', 7])(
    '%s is refused as the address of the page',
    (wrong) => {
      expect(() => renderToHtml({ address: wrong as string })).toThrow(
        /the option "address".*expected an https: or http: address/,
      );
    },
  );
});

describe('the words for readers without declarative shadow roots', () => {
  const words = documentOf({
    path: '/contact-us',
    headingLevel: 3,
    hide: 'header',
    company: { name: 'Fish & “Chips”', helloEmail: 'hello@chips.example' },
  }).querySelector('training-site > [lang=en]') as Element;
  const links = [...words.querySelectorAll('a')].map((link) => link.getAttribute('href'));

  it('the words without shadow roots have the heading of the screen, of the wanted level', () => {
    const headings = [...words.querySelectorAll('h3')].map(({ textContent }) => textContent);
    expect(headings).toEqual([contact.heading]);
  });

  it('the words without shadow roots are in plain elements only', () => {
    const others = [...words.querySelectorAll('h1, h2, form, svg, button, section')];
    expect(others.map(({ localName }) => localName)).toEqual([]);
  });

  it('the words without shadow roots have the name of the company in the copyright', () => {
    expect(words.textContent).toContain(`${new Date().getFullYear()} Fish & “Chips”`);
  });

  it('the words without shadow roots do not have the cookie notice', () => {
    expect(words.textContent).not.toContain(content.shell.cookieNotice.text);
  });

  it('the words without shadow roots have the mail link', () => {
    expect(links).toContain('mailto:hello@chips.example');
  });

  it('the words without shadow roots have no link to a hash, which only the script follows', () => {
    expect(links.filter((href) => href?.startsWith('#'))).toEqual([]);
  });
});

it('readers without declarative shadow roots find no words that screen readers do not say', () => {
  const words = documentOf({}).querySelector('training-site > [lang=en]');
  const lines = words?.textContent.split('\n').map((line) => line.trim());
  expect(lines).toContain(content.home.reasonsHeading);
  for (const step of content.home.steps) expect(lines).not.toContain(step);
});

it.each([
  { options: { path: 'training' }, message: '"path": expected a path such as "/careers"' },
  { options: { theme: 'Dark' as 'dark' }, message: '"theme": expected "light"' },
  { options: { nonce: 7 as never }, message: '"nonce": expected a text, got 7' },
])('renderToHtml() refuses $options', ({ options, message }) => {
  expect(() => renderToHtml(options)).toThrow(`the option ${message}`);
});

it.each(['styles', 'files'])('%s, an option that is gone, is refused with what to do', (name) => {
  expect(() => renderToHtml({ [name]: undefined })).toThrow('allow the styles in the HTML by');
});

describe('another language', () => {
  const arabic = { path: '/know-us-more', language: 'ar' };

  it('a screen is rendered in another language, from right to left if it is written so', () => {
    const heading = shadowOf(arabic).querySelector('.site[lang=ar][dir=rtl] h1');
    expect(heading?.textContent).toBe(contents.ar?.about.heading);
  });

  it('another language marks the plain words with its language and direction', () => {
    expect(documentOf(arabic).querySelector('[lang=ar][dir=rtl] ul')).not.toBeNull();
  });

  it('another language has no effect on what is rendered next', () => {
    renderToHtml(arabic);
    expect(renderToHtml()).not.toContain('lang="ar"');
  });

  it('an unknown language is refused with the names of all languages', () => {
    const names = Object.keys(contents).join(', ');
    expect(() => renderToHtml({ language: 'xx' })).toThrow(
      `"language": expected one of ${names}, got the string "xx"`,
    );
  });
});
