// @vitest-environment node
import { JSDOM } from 'jsdom';
import { expect, it } from 'vitest';
import * as edition from '../../src/content/edition';
import { renderToHtml } from '../../src/server/renderToHtml';
import { contact } from '../screens';

// This parser makes no shadow root.
const parse = (html: string) => new JSDOM(html).window.document;

it('the HTML is ASCII, and its stylesheet comes from the folder of the files', () => {
  const html = renderToHtml({ company: { name: 'Fish & “Chips”' }, files: '/assets' });
  // A page in windows-1252 would garble other characters.
  expect(html).toMatch(/^[ -~\n]*$/);
  const { content } = parse(html).querySelector('template') as HTMLTemplateElement;
  expect(content.querySelector('link')?.getAttribute('href')).toBe('/assets/training-site.css');
});

it('a company that is undefined is that of the edition', () => {
  Object.assign(edition.editions.ar ?? {}, { company: { ...edition.company, name: 'Aster' } });
  const html = renderToHtml({ edition: 'ar' });
  expect(html).toContain('Aster');
  expect(renderToHtml({ edition: 'ar', company: undefined })).toBe(html);
});

it('readers without declarative shadow roots find the words in plain elements, and no link to a hash', () => {
  const options = { path: '/contact-us', headingLevel: 3, hide: 'header' } as const;
  const company = { name: 'Fish & “Chips”', helloEmail: 'hello@chips.example' };
  const document = parse(renderToHtml({ ...options, company }));
  const words = document.querySelector('training-site > [lang=en]');
  const texts = (selector: string) =>
    [...(words?.querySelectorAll(selector) ?? [])].map(({ textContent }) => textContent);
  expect(texts('h3')).toEqual([contact.heading]);
  expect(texts('h1, h2, form, svg, button, section')).toEqual([]);
  expect(words?.textContent).toContain(`${new Date().getFullYear()} Fish & “Chips”`);
  expect(words?.textContent).not.toContain(edition.shell.cookieNotice.text);
  const links = [...(words?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'));
  expect(links).toContain('mailto:hello@chips.example');
  expect(links.filter((href) => href?.startsWith('#'))).toEqual([]);
});

it.each([
  [{ path: 'training' }, 'the option "path": expected a path such as "/careers"'],
  [{ theme: 'Dark' as 'dark' }, 'the option "theme": expected "light"'],
  [{ files: 7 as never }, 'the option "files": expected an address, got 7'],
])('%o is refused', (options, message) => {
  expect(() => renderToHtml(options)).toThrow(message);
});

it('renders another language, from right to left where it is written so, and names them all in an error', () => {
  const document = parse(renderToHtml({ path: '/know-us-more', edition: 'ar' }));
  const { content: inside } = document.querySelector('template') as HTMLTemplateElement;
  expect(inside.querySelector('.site[lang=ar][dir=rtl] h1')?.textContent).toBe(
    edition.editions.ar?.about.heading,
  );
  expect(document.querySelector('[lang=ar][dir=rtl] ul')).not.toBeNull();
  expect(renderToHtml()).not.toContain('lang="ar"');
  expect(() => renderToHtml({ edition: 'xx' })).toThrow(
    `"edition": expected one of ${Object.keys(edition.editions).join(', ')}, got the string "xx"`,
  );
});
