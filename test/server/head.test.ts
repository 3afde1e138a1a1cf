import content from 'content';
import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { type HeadOptions, head } from '../../src/server/head';
import { notFound, screens, training } from '../screens';

const { company, descriptions } = content;

const documentOf = (options: HeadOptions) => new JSDOM(head(options).html).window.document;
const contentOf = (document: Document, name: string) =>
  document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');

describe('the head of a screen', () => {
  const { path, title } = training;
  const address = 'https://training.example/training/';
  const image = 'https://training.example/share.png';
  const description = `${company.name}: ${descriptions['/training']}`;
  const options = { path, address, image };

  it('the head of a screen has title, description, address, language and direction as texts', () => {
    expect(head(options)).toMatchObject({
      title,
      description,
      canonical: address,
      lang: 'en',
      dir: 'ltr',
    });
  });

  it('the head is ASCII, because a page in windows-1252 would garble other characters', () => {
    expect(head({ company: { name: 'Fish & “Chips”' } }).html).toMatch(/^[ -~\n]*$/);
  });

  it('the head of a screen has the title', () => {
    expect(documentOf(options).title).toBe(title);
  });

  for (const { name, content } of [
    { name: 'description', content: description },
    { name: 'og:title', content: title },
    { name: 'og:description', content: description },
    { name: 'og:url', content: address },
    { name: 'og:image', content: image },
    { name: 'og:image:width', content: '1200' },
    { name: 'og:image:height', content: '630' },
    { name: 'og:image:alt', content: company.name },
    { name: 'og:locale', content: 'en_US' },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]) {
    it(`the head of a screen has the meta tag ${name}`, () => {
      expect(contentOf(documentOf(options), name)).toBe(content);
    });
  }

  it('the head of a screen has the canonical address as a link', () => {
    const link = documentOf(options).querySelector('link[rel=canonical]');
    expect(link?.getAttribute('href')).toBe(address);
  });

  it('the head of a screen has no address and no picture if none is given', () => {
    const document = documentOf({ path });
    expect(document.querySelector('link')).toBeNull();
    for (const name of ['og:url', 'og:image', 'twitter:card']) {
      expect(contentOf(document, name), name).toBeUndefined();
    }
  });
});

it('every screen has a description of its own', () => {
  const descriptionsOfScreens = screens.map(({ path }) => head({ path }).description);
  expect(new Set(descriptionsOfScreens).size).toBe(screens.length);
});

for (const { path } of screens) {
  it(`the description of ${path} has at most 160 characters`, () => {
    expect(head({ path }).description.length).toBeLessThanOrEqual(160);
  });
}

describe('the head of the 404 screen', () => {
  const address = 'https://training.example/404.html';
  const options = { path: notFound.path, address, alternates: { en: address } };

  it('the head of the 404 screen has no address in any language', () => {
    expect(head(options).canonical).toBeUndefined();
    expect(head(options).html).not.toContain(address);
  });

  it('the head of the 404 screen asks search engines not to list the page', () => {
    expect(contentOf(documentOf(options), 'robots')).toBe('noindex');
  });
});

it('the head links to the same page in other languages', () => {
  const alternates = {
    en: 'https://a.example/?a&b',
    hi: 'https://a.example/hi/',
    'x-default': 'https://a.example/',
  };
  const links = documentOf({ alternates }).querySelectorAll('link[rel=alternate]');
  const linked = [...links].map((link) => [
    link.getAttribute('hreflang'),
    link.getAttribute('href'),
  ]);
  expect(Object.fromEntries(linked)).toEqual(alternates);
});

it('null means the default of an option, in code without types', () => {
  const nothing = { path: null, address: null, image: null, alternates: null, company: null };
  expect(head(nothing as never)).toEqual(head());
});

describe('the JSON-LD', () => {
  const address = 'https://training.example/';

  it('the JSON-LD has the address of the page as that of the company if the page shows Home', () => {
    expect(JSON.parse(head({ address }).jsonLd).url).toBe(address);
  });

  it('the JSON-LD has no address of the company if only that of another screen is known', () => {
    const options = { path: training.path, address: `${address}training/` };
    expect(JSON.parse(head(options).jsonLd)).not.toHaveProperty('url');
  });

  it('the JSON-LD has the addresses of the company and its logo that are given', () => {
    const logo = `${address}icon.svg`;
    const options = { path: training.path, home: address, logo };
    expect(JSON.parse(head(options).jsonLd)).toMatchObject({ url: address, logo });
  });

  const name = 'Fish & “Chips” </script>';
  const options = { company: { name } };

  it('the JSON-LD names the company with its mail address and profiles', () => {
    expect(JSON.parse(head(options).jsonLd)).toMatchObject({
      '@type': 'Organization',
      name,
      email: company.helloEmail,
      sameAs: company.socialLinks.map(({ url }) => url),
    });
  });

  it('the JSON-LD is a script in the head that no name can end', () => {
    const script = documentOf(options).querySelector('script');
    expect(script?.type).toBe('application/ld+json');
    expect(script?.textContent).toBe(head(options).jsonLd);
  });
});

it('the head names the company as the site of shared links', () => {
  const document = documentOf({ company: { name: 'Fish & “Chips”' } });
  expect(contentOf(document, 'og:site_name')).toBe('Fish & “Chips”');
});

const noAddress = 'expected an https: or http: address';
it.each([
  { options: { path: 'training' }, message: '"path": expected a path such as "/careers"' },
  { options: { address: 'training.example' }, message: `"address": ${noAddress}` },
  { options: { address: 'javascript:alert(1)' }, message: `"address": ${noAddress}` },
  { options: { image: '/share.png' }, message: `"image": ${noAddress}` },
  { options: { alternates: { hi: '/hi/' } }, message: `"alternates.hi": ${noAddress}` },
  { options: { company: { name: '' } }, message: '"company".name: expected a line of text' },
])('head() refuses $options', ({ options, message }) => {
  expect(() => head(options)).toThrow(`the option ${message}`);
});
