import {
  absent,
  after,
  allBut,
  api,
  before,
  beside,
  type Fault,
  harmless,
  noMenu,
  notMarked,
  notMounted,
  notPlaced,
  policy,
  sample,
} from './fault';

const noClose = { lost: ['menu'], logs: ['could not close the menu'] } as const;
const notWatched = { logs: ['could not watch [data-training-site]'] };

export const onObservers: readonly Fault[] = [
  ...api('window.IntersectionObserver', { throws: notPlaced, 'is missing': notPlaced }),
  ...api('MutationObserver.prototype.observe', {
    throws: notWatched,
    'does nothing': harmless,
  }),
  ...api('window.MutationObserver', {
    throws: notWatched,
    'is missing': notWatched,
  }),
  ...api('window.WeakRef', { 'is missing': harmless }),
  ...api('window.matchMedia', { throws: harmless, 'is missing': harmless }),
];

export const onElements: readonly Fault[] = [
  ...api('Element.prototype.attachShadow', {
    throws: notMounted('refused'),
    'is missing': notMounted('attachShadow is not a function'),
  }),
  ...api('window.CSSStyleSheet', { throws: harmless, 'is missing': harmless }),
  ...api('CSSStyleSheet.prototype.replaceSync', {
    throws: harmless,
    'is missing': harmless,
  }),
  before(
    'there are no adopted style sheets',
    'delete Document.prototype.adoptedStyleSheets; delete ShadowRoot.prototype.adoptedStyleSheets',
    harmless,
  ),
  absent('window.customElements', harmless),
  before(
    'another script has defined <training-site>',
    `customElements.define('training-site', class extends HTMLElement {})`,
    harmless,
  ),
  ...api('HTMLDialogElement.prototype.showModal', {
    throws: noMenu,
    'is missing': noMenu,
    'does nothing': { lost: ['menu'] },
  }),
  ...api('HTMLDialogElement.prototype.close', {
    throws: noClose,
    'is missing': noClose,
    'does nothing': { lost: ['menu'] },
  }),
  ...api('Element.prototype.append', { 'is missing': harmless }),
  ...api('Element.prototype.toggleAttribute', { throws: notMarked }),
  ...api('Node.prototype.appendChild', { 'is wrapped': harmless }),
  ...api('Document.prototype.createElement', { 'is wrapped': harmless }),
];

export const onBuiltIns: readonly Fault[] = [
  before(
    'the console has no functions',
    'for (const name in console) console[name] = undefined',
    harmless,
  ),
  ...api('console.error', { throws: harmless }),
  before(
    'classes of the page have the names Node and ShadowRoot',
    'window.Node = class {}; window.ShadowRoot = class {}',
    harmless,
  ),
  before(
    'Object.assign is that of an old library',
    `Object.assign = (to, ...all) => { for (const one of all) for (const name in one) to[name] = one[name]; return to; }`,
    harmless,
  ),
  before('JSON is replaced', 'JSON = { parse() {}, stringify() {} }', harmless),
  before(
    'names of libraries are taken',
    'window.React = window.root = window.Router = 1',
    harmless,
  ),
  before('errors are hidden', 'onerror = () => true', harmless),
];

export const onPage: readonly Fault[] = [
  beside('<form id="TrainingSite"></form>', sample),
  beside('<img name="TrainingSite" alt="">', sample),
  beside('<iframe name="TrainingSite" sandbox title="Other"></iframe>', harmless),
  beside('<img name="activeElement" alt="">', harmless),
  beside('<img name="documentElement" alt="">', harmless),
  beside('<img name="body" alt="">', harmless),
  beside('<img name="readyState" alt="">', harmless),
  beside('<img name="querySelector" alt=""><img name="querySelectorAll" alt="">', harmless),
  beside('<main id="faq-start"></main><p id="clients"></p>', harmless),
  after('the page empties the element', `holder.textContent = ''`, {
    lost: allBut('mount again'),
    sees: 'nothing',
  }),
  after('the page adds to the shadow root', `holder.firstChild.shadowRoot.append('…')`, harmless),
  after('the page is editable', `document.designMode = 'on'`, harmless),
  after('the page makes the element inert', 'holder.inert = true', { lost: ['focus'] }),
  after(
    'the page freezes prototypes',
    'for (const { prototype } of [Object, Array, Function]) Object.freeze(prototype)',
    harmless,
  ),
  after(
    'the page adds a <base>',
    `document.head.append(Object.assign(document.createElement('base'), { href: '/other/' }))`,
    harmless,
  ),
  policy(`require-trusted-types-for 'script'; trusted-types 'none'`, harmless),
  policy(`style-src 'none'`, harmless),
];
