import { readdir, readFile } from 'node:fs/promises';
import { transformWithOxc } from 'vite';

export const logoFolder = 'src/drawings/clients';

const moduleName = 'virtual:client-logos';
const height = 32;
const longest = 4000;

const shapes = new Set('g path rect circle ellipse line polyline polygon text tspan'.split(' '));
/** Elements that nobody sees. */
const silent = new Set(['title', 'desc', 'metadata', 'defs']);
const attributes = new Set(
  [
    'd x y x1 y1 x2 y2 cx cy r rx ry width height points transform dx dy textLength lengthAdjust',
    'fill fill-rule fill-opacity stroke stroke-width stroke-linecap stroke-linejoin',
    'stroke-miterlimit stroke-dasharray stroke-opacity opacity',
    'font-family font-size font-weight font-style letter-spacing text-anchor',
  ]
    .join(' ')
    .split(' '),
);
/** A logo that has one of these attributes is refused. All attributes that are in neither list are removed. */
const refused = /^(class|clip-path|mask|filter|.*href)$/;
const advice =
  'Export the logo as plain shapes: texts as paths, attributes instead of styles, no effects.';

/** @typedef {{ width: number, code: string }} Logo */

/**
 * A plugin that gives `virtual:client-logos`: the SVG files as React elements.
 *
 * @returns {import('rollup').Plugin}
 */
export const clientLogos = () => ({
  name: 'client-logos',
  resolveId: (id) => (id === moduleName ? `\0${moduleName}` : null),
  async load(id) {
    if (id !== `\0${moduleName}`) return null;
    const entries = [];
    for (const name of await logoNames()) {
      const { width, code } = await readLogo(name);
      entries.push(`${JSON.stringify(name)}: { width: ${width}, shapes: <>${code}</> }`);
    }
    const source = `export const clientLogos = { ${entries} };`;
    return transformWithOxc(source, 'clientLogos.tsx', {
      lang: 'tsx',
      jsx: { runtime: 'automatic' },
    });
  },
});

/** Gives the names of the logos that there are, in the order of the alphabet. */
export async function logoNames() {
  const files = await readdir(logoFolder);
  return files
    .filter((file) => file.endsWith('.svg'))
    .map((file) => file.slice(0, -4))
    .sort();
}

/** The logos that were read, by the text of their file. A build reads each file for several bundles. */
const logos = new Map();

/** @param {string} name @returns {Promise<Logo>} */
export async function readLogo(name) {
  const svg = await readFile(`${logoFolder}/${name}.svg`, 'utf8');
  if (!logos.has(svg)) logos.set(svg, toLogo(svg));
  return logos.get(svg);
}

/** @type {Promise<DOMParser> | undefined} */
let parser;

/** Loads jsdom. That takes half a second, so only commands that read a logo do it. */
async function loadParser() {
  const { JSDOM } = await import('jsdom');
  return new new JSDOM().window.DOMParser();
}

/**
 * Turns the text of an SVG file into JSX, 32 high.
 *
 * @param {string} svg
 * @returns {Promise<Logo>}
 * @throws Error that says what is wrong with the file
 */
export async function toLogo(svg) {
  parser ??= loadParser();
  const { documentElement: root } = (await parser).parseFromString(svg, 'image/svg+xml');
  if (root.localName !== 'svg') throw new Error('This is no SVG file, or it is damaged.');
  const box =
    root
      .getAttribute('viewBox')
      ?.trim()
      .split(/[\s,]+/)
      .map(Number) ?? [];
  const [x = 0, y = 0, width = 0, boxHeight = 0] = box;
  if (box.length !== 4 || !(width > 0 && boxHeight > 0)) {
    throw new Error('Expected a viewBox with four numbers, such as viewBox="0 0 120 32".');
  }
  const scale = height / boxHeight;
  const isMoved = x !== 0 || y !== 0 || scale !== 1;
  const transform = isMoved && `scale(${round(scale)}) translate(${-x} ${-y})`;
  const code = group(transform ? { transform } : {}, group(propsOf(root, true), inside(root)));
  if (!code) throw new Error(`There are no shapes in it. ${advice}`);
  if (code.length > longest) {
    throw new Error(
      `Its shapes take ${code.length} characters; at most ${longest} are possible, because every visitor ` +
        'loads them. Simplify the paths, and use fewer decimal places.',
    );
  }
  return { width: round(width * scale), code };
}

/** @type {(number: number) => number} */
const round = (number) => Number(number.toFixed(3));

/** @type {(props: Record<string, string>, code: string) => string} */
const group = (props, code) =>
  code && Object.keys(props).length > 0 ? `<g {...${JSON.stringify(props)}}>${code}</g>` : code;

/** @param {Element} parent @returns {string} */
function inside(parent) {
  return Array.from(parent.childNodes, (node) => {
    if (node.nodeType === 3) {
      const text = node.textContent?.replace(/\s+/g, ' ').trim();
      return text && /^(text|tspan)$/.test(parent.localName) ? `{${JSON.stringify(text)}}` : '';
    }
    return node.nodeType === 1 ? elementCode(/** @type {Element} */ (node)) : '';
  }).join('');
}

/** @param {Element} element */
function elementCode(element) {
  const { localName: name, namespaceURI } = element;
  if (namespaceURI !== 'http://www.w3.org/2000/svg') return '';
  if (silent.has(name) && (name !== 'defs' || element.childElementCount === 0)) return '';
  if (!shapes.has(name)) throw new Error(`It has <${name}>, which is not possible. ${advice}`);
  const props = Object.entries(propsOf(element)).map(
    ([key, value]) => ` ${key}=${JSON.stringify(value)}`,
  );
  return `<${name}${props.join('')}>${inside(element)}</${name}>`;
}

/** The attributes of an element as React's props. @type {(element: Element, isRoot?: boolean) => Record<string, string>} */
function propsOf(element, isRoot = false) {
  /** @type {Record<string, string>} */
  const props = {};
  for (const [name, value] of attributesOf(element)) {
    if (isRoot && /^(x|y|width|height|class)$/.test(name)) continue;
    if (refused.test(name)) {
      throw new Error(
        `<${element.localName}> has the attribute ${name}, which is not possible. ${advice}`,
      );
    }
    if (!attributes.has(name)) continue;
    props[name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())] = /^(fill|stroke)$/.test(
      name,
    )
      ? colour(element, name, value)
      : value;
  }
  return props;
}

/** The attributes, and the declarations of the attribute `style` like them. @type {(element: Element) => (readonly [name: string, value: string])[]} */
function attributesOf(element) {
  return Array.from(element.attributes).flatMap(({ name, value }) =>
    name === 'style'
      ? value.split(';').map((part) => {
          const [property = '', text = ''] = part.split(':').map((word) => word.trim());
          return /** @type {const} */ ([property, text]);
        })
      : [/** @type {const} */ ([name, value])],
  );
}

/** @type {(element: Element, name: string, value: string) => string} */
function colour({ localName }, name, value) {
  if (/^(none|currentColor)$/i.test(value)) return value;
  if (/^(black|#000|#000000)$/i.test(value)) return 'currentColor';
  throw new Error(
    `<${localName}> has ${name}="${value}". Logos are drawn in the colour of the text, so that they can be ` +
      `seen in the dark theme: expected "currentColor", "black" or "none".`,
  );
}
