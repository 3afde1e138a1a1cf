// @vitest-environment node
import { JSDOM } from 'jsdom';
import { expect, it } from 'vitest';
import { organization } from '../../build/embed.mjs';
import * as content from '../../src/content/edition';

it('the JSON-LD names the company, and no name can end its element', () => {
  const name = 'Fish & “Chips” </script>';
  const html = organization({ ...content, company: { ...content.company, name } });
  const script = new JSDOM(html).window.document.querySelector('script');
  expect(script?.type).toBe('application/ld+json');
  expect(JSON.parse(script?.textContent ?? '')).toMatchObject({
    '@type': 'Organization',
    name,
    email: content.company.helloEmail,
    sameAs: content.company.socialLinks.map(({ url }) => url),
  });
});
