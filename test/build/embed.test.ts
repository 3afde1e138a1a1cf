// @vitest-environment node
import { JSDOM } from 'jsdom';
import { expect, it } from 'vitest';
import { organization } from '../../build/embed.mjs';
import { company } from '../../src/content/company';
import { homeText } from '../../src/content/home';

const content = {
  company: { company: { ...company, name: 'Fish & “Chips” </script>' } },
  home: { homeText },
  contact: { offices: [{ city: 'Delhi', region: 'India' }] },
};

it('the JSON-LD names the company, and no name can end its element', () => {
  const html = organization(content);
  const script = new JSDOM(html).window.document.querySelector('script');
  expect(script?.type).toBe('application/ld+json');
  expect(JSON.parse(script?.textContent ?? '')).toMatchObject({
    '@type': 'Organization',
    name: content.company.company.name,
    email: company.helloEmail,
    sameAs: company.socialLinks.map(({ url }) => url),
  });
});
