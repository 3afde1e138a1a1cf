// @vitest-environment node
import { JSDOM } from 'jsdom';
import { expect, it } from 'vitest';
import { company, descriptions } from '../../src/content/edition';
import { head } from '../../src/server/head';
import { notFound, screens, training } from '../screens';

const parse = (html: string) => new JSDOM(html).window.document;
const contentOf = (document: Document, name: string) =>
  document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');

it('the head of a screen has its title, description, canonical address and Open Graph', () => {
  const { path, title } = training;
  const address = 'https://training.example/training/';
  const image = 'https://training.example/share.png';
  const { html, ...facts } = head({ path, address, image });
  const description = descriptions['/training'];
  const expected = { title, description, canonical: address, lang: 'en', dir: 'ltr' };
  expect(facts).toMatchObject(expected);
  expect(html).toMatch(/^[ -~\n]*$/);
  const document = parse(html);
  expect(document.title).toBe(title);
  const names = ['description', 'og:title', 'og:description', 'og:url', 'og:image', 'og:locale'];
  expect(names.map((name) => contentOf(document, name))).toEqual([
    ...[description, title, description, address, image, 'en'],
  ]);
  expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(address);
});

it('every screen has a description of its own, of at most 160 characters', () => {
  const all = screens.map(({ path }) => head({ path }).description);
  expect(new Set(all).size).toBe(screens.length);
  expect(all.filter(({ length }) => length > 160)).toEqual([]);
});

it('the 404 screen has no address in any language, and asks search engines not to list it', () => {
  const address = 'https://training.example/404.html';
  const alternates = { en: address };
  const { html, canonical } = head({ path: notFound.path, address, alternates });
  expect(canonical).toBeUndefined();
  expect(html).not.toContain(address);
  expect(contentOf(parse(html), 'robots')).toBe('noindex');
});

it('the page links to the same page in other languages', () => {
  const alternates = {
    en: 'https://a.example/?a&b',
    hi: 'https://a.example/hi/',
    'x-default': 'https://a.example/',
  };
  const links = [...parse(head({ alternates }).html).querySelectorAll('link[rel=alternate]')];
  const named = links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]);
  expect(named).toEqual(Object.entries(alternates));
  expect(head({ path: null, alternates: null } as never)).toEqual(head());
});

it('the JSON-LD names the company, and no name can end its element', () => {
  const name = 'Fish & “Chips” </script>';
  const { html, jsonLd } = head({ company: { name } });
  const document = parse(html);
  const script = document.querySelector('script');
  expect(script?.type).toBe('application/ld+json');
  expect(script?.textContent).toBe(jsonLd);
  expect(JSON.parse(jsonLd)).toMatchObject({
    '@type': 'Organization',
    name,
    email: company.helloEmail,
    sameAs: company.socialLinks.map(({ url }) => url),
  });
  expect(contentOf(document, 'og:site_name')).toBe(name);
});

it.each([
  [{ path: 'training' }, 'the option "path": expected a path such as "/careers"'],
  [{ address: 'training.example' }, 'the option "address": expected an https: or http: address'],
  [{ address: 'javascript:alert(1)' }, 'the option "address": expected an https: or http:'],
  [{ image: '/share.png' }, 'the option "image": expected an https: or http: address'],
  [{ alternates: { hi: '/hi/' } }, 'the option "alternates.hi": expected an https: or http:'],
  [{ company: { name: '' } }, 'the option "company".name: expected a line of text'],
])('%o is refused', (options, message) => {
  expect(() => head(options)).toThrow(message);
});
