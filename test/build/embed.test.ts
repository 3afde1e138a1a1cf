// @vitest-environment node
import { JSDOM } from 'jsdom';
import { expect, it } from 'vitest';
import { embed, organization } from '../../build/embed.mjs';
import { company } from '../../src/content/company';
import { homeText } from '../../src/content/home';
import { navigation } from '../../src/content/navigation';

const content = {
  company: { company: { ...company, name: 'Fish & “Chips” </script>' } },
  home: { homeText },
  navigation: { navigation },
  contact: { offices: [{ city: 'Delhi', region: 'India' }] },
};
const deployed = { file: 'a.js', integrity: 'sha384-x', bytes: 1, brotli: 1 };
const files = { 'training-site.js': deployed, 'training-site.css': deployed };

it('readers without declarative shadow roots find name, sentence and links in the embed', () => {
  // This parser makes no shadow root.
  const html = embed({ version: '1.0.0', html: '<div><p>Home</p></div>', files, content });
  // Lines break inside tags only, so that the script finds the nodes that it renders.
  expect(html).toContain('<div\n><p>Home</p\n></div>');
  const { document } = new JSDOM(html).window;
  const text = document.querySelector('training-site > p')?.textContent;
  expect(text).toBe(`${content.company.company.name}: ${homeText.lede}`);
  const links = [...document.querySelectorAll('training-site > ul a')];
  expect(links.map(({ textContent }) => textContent)).toEqual([
    ...navigation.map(({ displayName }) => displayName),
    company.helloEmail,
  ]);
});

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
