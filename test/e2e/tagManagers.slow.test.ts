// The ways in which tag managers and consent tools insert a script into a page that has the site.
import { describe, it } from 'vitest';
import { home } from '../screens';
import { describeInChromium, inPortal } from './chromium';
import { shows } from './everyScreen';

const address = '/dist/training-site.js';
const tag = `<script src="${address}"></script>`.replace('</', '<\\/');
const element = `Object.assign(document.createElement('script'), { src: '${address}' })`;
const text = `await (await fetch('${address}')).text()`;

/** Code that runs while the page is parsed, or later. */
const ways: readonly (readonly [way: string, code: string])[] = [
  ['at the end of the head', `document.head.append(${element})`],
  ['before the first script', `document.scripts[0].before(${element})`],
  ['at the end of the body', `document.body.append(${element})`],
  ['in order, without async', `document.head.append(Object.assign(${element}, { async: false }))`],
  ['after the load', `addEventListener('load', () => document.body.append(${element}))`],
  ['by document.write', `document.write('${tag}')`],
  [
    'by HTML whose scripts are made anew',
    `const place = document.createElement('div');
    place.innerHTML = '${tag}';
    document.body.append(place);
    for (const old of place.querySelectorAll('script')) {
      const script = document.createElement('script');
      for (const { name, value } of old.attributes) script.setAttribute(name, value);
      old.replaceWith(script);
    }`,
  ],
  [
    'by a fragment of a range',
    `document.body.append(document.createRange().createContextualFragment('${tag}'))`,
  ],
  [
    'as the text of a script',
    `(async () => document.head.append(
      Object.assign(document.createElement('script'), { text: ${text} })))()`,
  ],
  ['by eval', `(async () => (0, eval)(${text}))()`],
  ['by a function made of its text', `(async () => new Function(${text})())()`],
  [
    'from a blob',
    `(async () => document.head.append(Object.assign(document.createElement('script'), {
      src: URL.createObjectURL(new Blob([${text}], { type: 'text/javascript' })) })))()`,
  ],
  ['as a module', `import('/dist/training-site.mjs')`],
];

const elements = [
  ['<training-site>', '<training-site></training-site>'],
  ['a marked element', '<div data-training-site></div>'],
] as const;

describeInChromium('a tag manager', ({ openHtml }) => {
  describe.each(elements)('a script inserted for %s', (what, site) => {
    it.each(ways)(`a script inserted %s shows the site in ${what}`, async (_, code) => {
      const page = await openHtml(inPortal(`${site}<script>${code}</script>`));
      await shows(page, home);
    });
  });
});
