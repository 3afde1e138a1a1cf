// @vitest-environment node
import { expect, it } from 'vitest';
import { coloursOf, toComponent } from '../../build/clientLogos.mjs';

const svg = (inside: string, attributes = 'viewBox="0 0 100 32"') =>
  `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`;
const path = '<path d="M0 0h9v9z"/>';

it('replaces every colour of a client with that of the text, and keeps those of the company', async () => {
  const red = svg('<rect width="9" height="9" fill="#c00"/><path fill="#000" d="M0 0z"/>');
  expect(coloursOf(red)).toEqual(['#c00']);
  expect(await toComponent(red)).toContain('fill: "currentColor"');
  expect(await toComponent(red)).not.toContain('#c00');
  expect(await toComponent(red, true)).toContain('#c00');
});

it('keeps the proportions of a file with a size, and the look of a class', async () => {
  const style = '<style>.a{fill:none;stroke:#c00}</style><g class="a"/>';
  const size = 'width="100" height="32" viewBox="0 0 100 32"';
  const code = await toComponent(
    svg(`${style}<path class="a" d="M0 0h9"/><path class="a" d="M0 9h9"/>`, size),
    true,
  );
  expect(code).toContain('viewBox: "0 0 100 32"');
  expect(code).not.toMatch(/width|class/);
  expect(code).toMatch(/fill: "none"/);
  expect(code).toMatch(/stroke: "#c00"/);
});

it('removes scripts, styles and what a browser does not draw', async () => {
  const noise = '<title>A</title><metadata>b</metadata><!-- c --><style>path{fill:red}</style>';
  const code = await toComponent(svg(`${noise}<script>alert(1)</script>${path}`));
  expect(code).toContain('d: "M0 0h9v9z"');
  expect(code).not.toMatch(/title|metadata|style|script|red/);
});

it.each([
  ['no shapes', svg('<title>A</title>'), 'There are no shapes in it.'],
  ['a photograph', svg(`<image href="a.png"/>${path}`), 'It has a picture'],
  ['a gradient', svg('<path fill="url(#red)" d="M0 0h9v9z"/>'), 'It has a picture, a gradient'],
  ['no size', svg(path, ''), 'Expected a viewBox'],
  ['a damaged text', '<svg viewBox="0 0 9 9"><path', 'Unclosed'],
])('refuses a file with %s, and says why', async (_, text, message) => {
  await expect(toComponent(text)).rejects.toThrow(message);
});
