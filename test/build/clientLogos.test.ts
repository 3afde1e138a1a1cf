import { describe, expect, it } from 'vitest';
import { coloursOf, toComponent } from '../../build/clientLogos.mjs';

const svg = (inside: string, attributes = 'viewBox="0 0 100 32"') =>
  `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`;
const path = '<path d="M0 0h9v9z"/>';

describe('the colours of a file', () => {
  const red = svg('<rect width="9" height="9" fill="#c00"/><path fill="#000" d="M0 0z"/>');

  it('the colours of a file are all but black', () => {
    expect(coloursOf(red)).toEqual(['#c00']);
  });

  it('the colours of a file become that of the text in the logo of a client', async () => {
    const code = await toComponent(red);
    expect(code).toContain('fill: "currentColor"');
    expect(code).not.toContain('#c00');
  });

  it('the colours of a file stay in a drawing of the company', async () => {
    expect(await toComponent(red, { keepsColours: true })).toContain('#c00');
  });
});

describe('a drawing of the company', () => {
  const style = '<style>.a{fill:none;stroke:#c00}</style>';
  const shapes = '<g class="a"/><path class="a" d="M0 0h9"/><path class="a" d="M0 9h9"/>';
  const size = 'width="100" height="32" viewBox="0 0 100 32"';
  const file = svg(style + shapes, size);

  it('a drawing of the company keeps its proportions and not its size', async () => {
    const code = await toComponent(file, { keepsColours: true });
    expect(code).toContain('viewBox: "0 0 100 32"');
    expect(code).not.toMatch(/width/);
  });

  it('a drawing of the company keeps the look of its classes and not their names', async () => {
    const code = await toComponent(file, { keepsColours: true });
    expect(code).toContain('fill: "none"');
    expect(code).toContain('stroke: "#c00"');
    expect(code).not.toMatch(/class/);
  });
});

it('the logo of a client is 32 high', async () => {
  const code = await toComponent(svg(path, 'viewBox="0 0 200 64"'));
  expect(code).toContain('width: "100"');
  expect(code).toContain('height: "32"');
});

for (const { what, markup, trace } of [
  { what: 'a script', markup: '<script>alert(1)</script>', trace: /script|alert/ },
  { what: 'a style', markup: '<style>path{fill:red}</style>', trace: /style|red/ },
  { what: 'a title', markup: '<title>A</title>', trace: /title/ },
  { what: 'metadata', markup: '<metadata>b</metadata>', trace: /metadata/ },
  { what: 'a comment', markup: '<!-- why -->', trace: /why/ },
]) {
  it(`a logo loses ${what}`, async () => {
    const code = await toComponent(svg(markup + path));
    expect(code).toContain('d: "M0 0h9v9z"');
    expect(code).not.toMatch(trace);
  });
}

for (const { what, file, message } of [
  { what: 'no shapes', file: svg('<title>A</title>'), message: 'There are no shapes in it.' },
  {
    what: 'a photograph',
    file: svg(`<image href="a.png"/>${path}`),
    message: 'It contains a picture. Ask the client for the logo as SVG',
  },
  {
    what: 'a gradient',
    file: svg('<path fill="url(#red)" d="M0 0h9v9z"/>'),
    message: 'It has a gradient or a pattern in line 1, “red”. In Inkscape: Edit > Select All',
  },
  {
    what: 'a gradient of Inkscape',
    file: svg(
      '<defs><linearGradient id="lg1"><stop style="stop-color:#c00"/></linearGradient></defs><path style="fill:url(#lg1);stroke:none" d="M0 0h9v9z"/>',
    ),
    message: 'It has a gradient or a pattern in line 1, “lg1”. In Inkscape: Edit > Select All',
  },
  {
    what: 'a filter',
    file: svg(
      '<defs><filter id="f1"><feGaussianBlur stdDeviation="2"/></filter></defs><path style="filter:url(#f1)" d="M0 0h9v9z"/>',
    ),
    message:
      'It has a style or an effect (filter). In Inkscape: Edit > Select All in All Layers; Filters',
  },
  {
    what: 'the bytes of a PNG',
    file: '\ufffdPNG\r\n',
    message: 'It is not SVG. Ask the client for',
  },
  { what: 'no size', file: svg(path, ''), message: 'Expected a viewBox' },
  { what: 'a damaged text', file: '<svg viewBox="0 0 9 9"><path', message: 'Unclosed' },
]) {
  it(`a file with ${what} is refused, with the reason`, async () => {
    await expect(toComponent(file)).rejects.toThrow(message);
  });
}
