// @vitest-environment node
import { JSDOM } from 'jsdom';
import { expect, it } from 'vitest';
import * as content from '../../src/content/edition';
import { renderToHtml } from '../../src/server/renderToHtml';

// This parser makes no shadow root.
const parse = (html: string) => new JSDOM(html).window.document;

it('the element has the options as attributes, and its content shows them', () => {
  const html = renderToHtml({
    path: '/training',
    basePath: '/academy',
    theme: 'dark',
    headingLevel: 2,
    hide: 'notice',
    company: { name: 'Fish & “Chips”' },
    files: '/assets',
  });
  // A page in windows-1252 would garble other characters.
  expect(html).toMatch(/^[ -~\n]*$/);
  const document = parse(html);
  const element = document.querySelector('training-site');
  expect(
    Object.fromEntries([...(element?.attributes ?? [])].map((one) => [one.name, one.value])),
  ).toEqual({
    'base-path': '/academy',
    'initial-path': '/training',
    theme: 'dark',
    'heading-level': '2',
    hide: 'notice',
    company: '{"name":"Fish & “Chips”"}',
  });
  const { content } = document.querySelector('template') as HTMLTemplateElement;
  expect(content.querySelector('link')?.getAttribute('href')).toBe('/assets/training-site.css');
  expect(content.querySelector('h2')?.textContent).toBeTruthy();
  expect(content.querySelector('h1')).toBeNull();
  expect(content.querySelector('[aria-current]')?.getAttribute('href')).toBe('#/academy/training');
});

it('readers without declarative shadow roots find name, sentence and links', () => {
  const document = parse(renderToHtml({ basePath: 'academy' }));
  const text = document.querySelector('training-site > p')?.textContent;
  expect(text).toBe(`${content.company.name}: ${content.home.lede}`);
  const links = [...document.querySelectorAll('training-site > ul a')];
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ...content.navigation.map(({ displayName, url }) => [
      displayName,
      `#${`academy-${url.slice(1)}`.replace(/-$/, '')}`,
    ]),
    [content.company.helloEmail, `mailto:${content.company.helloEmail}`],
  ]);
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
    content.editions.ar?.about.heading,
  );
  expect(document.querySelector('ul[lang=ar][dir=rtl]')).not.toBeNull();
  expect(renderToHtml()).not.toContain('lang="ar"');
  expect(() => renderToHtml({ edition: 'xx' })).toThrow(
    `"edition": expected one of ${Object.keys(content.editions).join(', ')}, got the string "xx"`,
  );
});
