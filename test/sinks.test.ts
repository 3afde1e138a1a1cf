// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadingElements, renderedElements, sinksIn } from './sinks';

const read = (file: string) => readFileSync(`dist/${file}`, 'utf8');
const script = read('training-site.js');
const found = sinksIn(script, read('training-site.js.map'));

const noHtml = 'React parses HTML only for this property, and no component has it';
const noElement = 'React creates it only for a component that renders it, and none does';
const later = 'it is given a function, never a text';

/** Each kind of place in the script that could run a text, parse it as HTML, or send it somewhere, with the reason why none does. */
const reviewed = {
  'dangerouslySetInnerHTML in react-dom': noHtml,
  'innerHTML in react-dom': `${noHtml}; else it assigns a constant, for a <script> element`,
  '<link> in react-dom': noElement,
  '<script> in react-dom': noElement,
  '<style> in react-dom': noElement,
  'setAttribute in react-dom':
    'the names are written in our components; of the values, the addresses of links are checked',
  'setAttributeNS in react-dom': 'for xlink: and xml: attributes, which no component has',
  'setTimeout in react-dom': later,
  'setTimeout in scheduler': later,
  'src = in react-dom': 'for <img>, which no component renders',
  'action = in react-dom': 'a field of an object of its own, not of an element',
  'href = in wouter': 'a prop of a link: the page’s own address with a hash of the site',
  'postMessage in scheduler': 'the port is its own MessageChannel, and the message is null',
  '<style> in src/styles/stylesheet.ts': 'its text is the stylesheet of the build',
  'replaceSync in src/styles/stylesheet.ts': 'its texts are constants of the build',
  'setAttribute in src/embed/hostElement.ts': 'name and value are constants',
};

describe('the script', () => {
  it('has no sink but the reviewed ones', () => {
    expect(Object.keys(found).sort()).toEqual(Object.keys(reviewed).sort());
  });

  it('renders no element that runs or loads something', () => {
    const rendered = renderedElements(script);
    expect(rendered.size).toBeGreaterThan(20);
    expect([...rendered].filter((name) => loadingElements.has(name))).toEqual([]);
  });
});

it('the file for diagnosis has no sink', () => {
  expect(sinksIn(read('training-site.diagnose.js'))).toEqual({});
});

describe('a sink is found', () => {
  it.each([
    ['element.innerHTML = text', 'innerHTML'],
    ["element['outerHTML'] = text", 'outerHTML'],
    ["element.insertAdjacentHTML('beforeend', text)", 'insertAdjacentHTML'],
    ['document.write(text)', 'write'],
    ['(0, eval)(text)', 'eval'],
    ['new Function(text)', 'Function'],
    ['const later = setTimeout; later(text)', 'setTimeout'],
    ['parent.postMessage(text)', 'postMessage'],
    ['window.fetch(text)', 'fetch'],
    ['new XMLHttpRequest()', 'XMLHttpRequest'],
    ['navigator.sendBeacon(text)', 'sendBeacon'],
    ['new WebSocket(text)', 'WebSocket'],
    ['import(text)', 'import()'],
    ['window.open(text)', 'window.open'],
    ['open(text)', 'window.open'],
    ['location = text', 'location ='],
    ['location.href = text', 'location ='],
    ['element.src = text', 'src ='],
    ['sheet.replaceSync(text)', 'replaceSync'],
    ['window.location.replace(text)', 'location ='],
    ['document.location = text', 'location ='],
    ["document.createElement('iframe')", '<iframe>'],
  ])('in %s', (code, sink) => {
    expect(sinksIn(code)).toEqual({ [`${sink} in the code`]: 1 });
  });

  it('in no reading of the address and no text in a property', () => {
    const code = 'const { href } = location; location.hash === href; text.replace("a", "b");';
    expect(sinksIn(code)).toEqual({});
  });
});
