// @vitest-environment node
import { expect, it } from 'vitest';
import { toLogo } from '../../build/clientLogos.mjs';

const svg = (inside: string, attributes = 'viewBox="0 0 100 32"') =>
  `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`;
const path = '<path d="M0 0h9v9z"/>';

it('keeps shapes and texts, with the names that React has for attributes', async () => {
  const shapes = '<g stroke-width="2"><path d="M0 0z"/></g>\n<text x="9">A &amp; B</text>';
  expect(await toLogo(svg(shapes))).toEqual({
    width: 100,
    code: '<g strokeWidth="2"><path d="M0 0z"></path></g><text x="9">{"A & B"}</text>',
  });
});

it('makes a picture of any size 32 high', async () => {
  const { width, code } = await toLogo(svg(path, 'viewBox="10 0 400 128"'));
  expect(width).toBe(100);
  expect(code).toContain('<g {...{"transform":"scale(0.25) translate(-10 0)"}}>');
});

it('leaves out what drawing programs add and nobody sees', async () => {
  const noise = '<title>A</title><metadata>b</metadata><defs/><!-- c -->';
  const { code } = await toLogo(svg(noise + path.replace('/', ' id="a" data-name="b"/')));
  expect(code).toBe('<path d="M0 0h9v9z"></path>');
});

it('reads the styles that Inkscape writes as attributes', async () => {
  const { code } = await toLogo(
    svg('<path style="fill:#000000; stroke-width:2px;-inkscape-x:1" d="M0 0z"/>'),
  );
  expect(code).toBe('<path fill="currentColor" strokeWidth="2px" d="M0 0z"></path>');
});

it('draws black in the colour of the text', async () => {
  const { code } = await toLogo(svg('<path fill="#000" d="M0 0z"/>'));
  expect(code).toBe('<path fill="currentColor" d="M0 0z"></path>');
});

it.each([
  ['no SVG', 'hello', 'This is no SVG file, or it is damaged.'],
  ['no size', svg(path, ''), 'Expected a viewBox with four numbers'],
  ['no shapes', svg('<title>A</title>'), 'There are no shapes in it.'],
  ['a photograph', svg('<image href="a.png"/>'), 'It has <image>, which is not possible.'],
  ['script', svg('<script>alert(1)</script>'), 'It has <script>, which is not possible.'],
  ['a gradient', svg('<defs><linearGradient/></defs>'), 'It has <defs>, which is not possible.'],
  ['a class', svg('<path class="a" d="M0 0z"/>'), '<path> has the attribute class'],
  ['a mask', svg('<path style="mask: url(#a)" d="M0 0z"/>'), '<path> has the attribute mask'],
  ['a colour', svg('<path fill="#c00" d="M0 0z"/>'), '<path> has fill="#c00". Logos are drawn in'],
  ['too many details', svg(`<path d="${'M0 0h9v9z'.repeat(500)}"/>`), 'at most 4000 are possible'],
])('refuses a file with %s, in words', async (_, text, message) => {
  await expect(toLogo(text)).rejects.toThrow(message);
});
