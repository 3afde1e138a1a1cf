import { SourceMap } from 'node:module';
import { parseAst } from 'rollup/parseAst';

/** Names that run text as code, parse it as HTML, or send something out of the page. */
const dangerousNames = new Set([
  ...['innerHTML', 'outerHTML', 'insertAdjacentHTML', 'srcdoc', 'dangerouslySetInnerHTML'],
  ...['parseFromString', 'createContextualFragment', 'setHTMLUnsafe', 'parseHTMLUnsafe'],
  ...['execCommand', 'setAttribute', 'setAttributeNS', 'replaceSync', 'insertRule'],
  ...['eval', 'Function', 'setTimeout', 'setInterval', 'execScript', 'importScripts'],
  ...['postMessage', 'BroadcastChannel', 'Worker', 'SharedWorker', 'serviceWorker'],
  ...['fetch', 'XMLHttpRequest', 'sendBeacon', 'WebSocket', 'EventSource', 'WebTransport'],
  ...['RTCPeerConnection', 'Image', 'FontFace', 'cookie', 'indexedDB'],
]);

/** Properties of the window and of elements whose value is an address that the browser opens or loads. */
const addresses = new Set(['location', 'src', 'href', 'action', 'formAction']);

/** Elements that run or load something. */
export const loadingElements = new Set([
  ...['script', 'iframe', 'frame', 'object', 'embed', 'link', 'base', 'meta', 'style'],
  ...['img', 'image', 'audio', 'video', 'source', 'track', 'use', 'foreignObject'],
]);

interface Node {
  readonly type: string;
  readonly start: number;
  readonly [key: string]: unknown;
}

/** Calls `visit` for each node of the syntax tree of `code`. */
function walk(code: string, visit: (node: Node, parent: Node | undefined) => void) {
  const step = (value: unknown, parent?: Node) => {
    if (Array.isArray(value)) for (const item of value) step(item, parent);
    else if (isNode(value)) {
      visit(value, parent);
      for (const child of Object.values(value)) step(child, value);
    }
  };
  step(parseAst(code));
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}

/** The name of an identifier, the text of a literal, or the last name of `a.b.c`. */
function nameOf(value: unknown): string {
  if (!isNode(value)) return '';
  if (value.type === 'MemberExpression') return nameOf(value.property);
  if (value.type === 'SequenceExpression') return nameOf((value.expressions as Node[]).at(-1));
  return String(value.name ?? value.value ?? '');
}

/** The sink at this node of a syntax tree. */
function sinkAt(node: Node, parent: Node | undefined): string | undefined {
  switch (node.type) {
    // A name, also as an alias (`const later = setTimeout`) or in brackets (`element['innerHTML']`).
    case 'Identifier':
    case 'Literal':
      return dangerousNames.has(nameOf(node)) ? nameOf(node) : undefined;
    case 'ImportExpression':
      return 'import()';
    case 'CallExpression': {
      const [first] = node.arguments as Node[];
      const called = nameOf(node.callee);
      const text = isNode(first) && first.type === 'Literal' ? nameOf(first) : '';
      if (called.startsWith('createElement') && loadingElements.has(text)) return `<${text}>`;
      if (/^write(ln)?$/.test(called) && objectOf(node.callee)) return called;
      return called === 'open' && ['window', ''].includes(objectOf(node.callee))
        ? 'window.open'
        : undefined;
    }
    case 'AssignmentExpression':
      return isIdentifier(node.left, 'location') ? 'location =' : undefined;
    case 'MemberExpression': {
      // location = x, location.href = x, location.assign(x), location.replace(x)
      const isWritten = parent?.type === 'AssignmentExpression' && parent.left === node;
      const name = nameOf(node);
      if (objectOf(node) === 'location' && (isWritten || ['assign', 'replace'].includes(name)))
        return 'location =';
      return isWritten && addresses.has(name) ? `${name} =` : undefined;
    }
    default:
      return undefined;
  }
}

function isIdentifier(value: unknown, name: string): boolean {
  return isNode(value) && value.type === 'Identifier' && value.name === name;
}

function objectOf(value: unknown): string {
  return isNode(value) && value.type === 'MemberExpression' ? nameOf(value.object) : '';
}

/** How often each sink is in `code`, by the module that it comes from: `{ 'eval in src/a.ts': 1 }`. */
export function sinksIn(code: string, map?: string): Record<string, number> {
  const ownerAt = map === undefined ? () => 'the code' : owners(code, map);
  const counts: Record<string, number> = {};
  walk(code, (node, parent) => {
    const sink = sinkAt(node, parent);
    if (!sink) return;
    const place = `${sink} in ${ownerAt(node.start)}`;
    counts[place] = (counts[place] ?? 0) + 1;
  });
  return counts;
}

/** The names of the elements that compiled JSX in `code` renders. */
export function renderedElements(code: string): Set<string> {
  const names = new Set<string>();
  walk(code, (node) => {
    if (node.type !== 'CallExpression' || !/^jsxs?$/.test(nameOf(node.callee))) return;
    const [element] = node.arguments as Node[];
    if (element?.type === 'Literal') names.add(nameOf(element));
  });
  return names;
}

/** Gives the module of a position in `code`: a package, or a file of `src`. */
function owners(code: string, map: string) {
  const sourceMap = new SourceMap(JSON.parse(map));
  return (position: number): string => {
    const before = code.slice(0, position).split('\n');
    const entry = sourceMap.findEntry(before.length - 1, before.at(-1)?.length ?? 0);
    const source = 'originalSource' in entry ? entry.originalSource : 'no module';
    const [, ofPackage] = source.match(/node_modules\/((?:@[^/]+\/)?[^/]+)/) ?? [];
    return ofPackage ?? source.replace('../', '');
  };
}
