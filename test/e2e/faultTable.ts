import {
  absent,
  allBut,
  api,
  before,
  beside,
  type Fault,
  harmless,
  notMarked,
  notMounted,
  notPlaced,
  notRendered,
  sample,
  unreadable,
} from './fault';
import { onBuiltIns, onElements, onObservers, onPage } from './faultTableOfPage';

const noTitle = { lost: ['title'], logs: ['could not set the title'] } as const;
const noFocus = { lost: ['focus'], logs: ['could not move focus'] } as const;
const notScrolled = { logs: ['could not scroll the page'] };
const inMemory = { lost: ['address', 'Back'], logs: ['the site goes on in memory'] } as const;
const forgotten = { lost: ['memory'] } as const;
const noEvents = { lost: ['events'], logs: ['could not dispatch the event'] } as const;
const notLoaded = 'TrainingSite is not defined';
const notTold = { logs: ['could not dispatch popstate'] };

const onTitle: readonly Fault[] = [
  before(
    'document.title throws when it is set',
    `Object.defineProperty(document, 'title', { get: () => 'Portal', set() { throw new Error('refused'); } })`,
    { ...noTitle, ...sample },
  ),
  before(
    'document.title can’t be changed',
    `Object.defineProperty(document, 'title', { value: 'Portal' })`,
    { ...noTitle, ...sample },
  ),
  before(
    'document.title ignores what it is set to',
    `Object.defineProperty(document, 'title', { get: () => 'Portal', set() {} })`,
    { lost: ['title'] },
  ),
  before(
    'document.title is set late',
    `const { get, set } = Object.getOwnPropertyDescriptor(Document.prototype, 'title');
    Object.defineProperty(document, 'title', { get, set(text) { setTimeout(() => set.call(this, text), 200); } })`,
    // The late title is taken for one that the page has set.
    { lost: ['unmount'] },
  ),
  before(
    'the title can’t be set, and the console has no functions',
    `Object.defineProperty(document, 'title', { value: 'Portal' });
    for (const name in console) console[name] = undefined`,
    { lost: ['title'] },
  ),
  unreadable('document.title', noTitle),
  beside('<img name="title" alt="">', { lost: ['title'] }),
];

const onFocus: readonly Fault[] = [
  ...api('HTMLElement.prototype.focus', {
    // React moves focus too, and its own error is uncaught.
    throws: { ...noFocus, ...sample },
    'is missing': noFocus,
    'does nothing': { lost: ['focus'] },
    'comes late': harmless,
    'is wrapped': harmless,
  }),
  unreadable('document.activeElement', { logs: noFocus.logs }),
  ...api('Element.prototype.scrollIntoView', {
    throws: { ...notScrolled, ...sample },
    'is missing': notScrolled,
    'does nothing': harmless,
  }),
  ...api('Element.prototype.getBoundingClientRect', { throws: notPlaced }),
  ...api('window.getComputedStyle', { throws: harmless }),
  ...api('window.getSelection', { throws: harmless, 'is missing': harmless }),
  ...api('Element.prototype.checkVisibility', { 'is missing': harmless }),
  ...api('Element.prototype.matches', { throws: notMarked }),
  ...api('Element.prototype.closest', { throws: notPlaced }),
  ...api('Element.prototype.querySelector', {
    throws: { lost: ['focus'], logs: [...noFocus.logs, ...notScrolled.logs] },
  }),
];

const onHistory: readonly Fault[] = [
  ...api('history.pushState', {
    throws: inMemory,
    'is missing': inMemory,
    'does nothing': { lost: inMemory.lost, ...sample },
    'comes late': sample,
    'is wrapped': harmless,
  }),
  before(
    'history.pushState sends events of its own',
    `const push = history.pushState;
    history.pushState = function (...all) {
      push.apply(this, all);
      for (const name of ['pushstate', 'popstate', 'hashchange']) dispatchEvent(new Event(name));
    }`,
    harmless,
  ),
  before(
    'history.pushState always adds two entries',
    `const push = history.pushState;
    history.pushState = function (...all) { push.apply(this, all); push.apply(this, all); }`,
    { lost: ['Back'] },
  ),
  ...api('history.replaceState', { throws: harmless }),
  unreadable('history.state', notTold),
  unreadable('window.history', inMemory),
  unreadable('window.navigation', harmless),
  before('a variable of the page is named navigation', 'window.navigation = {}', harmless),
  absent('window.navigation', harmless),
  before(
    'navigation.currentEntry is null',
    `Object.defineProperty(navigation, 'currentEntry', { value: null })`,
    harmless,
  ),
  ...api('navigation.entries', { throws: harmless }),
  ...api('window.PopStateEvent', { throws: notTold, 'is missing': notTold }),
  before(
    'a listener for popstate throws',
    `addEventListener('popstate', () => { throw new Error('of the page'); })`,
    { logs: ['uncaught: of the page'] },
  ),
  before(
    'a listener stops popstate and hashchange',
    `for (const name of ['popstate', 'hashchange'])
      addEventListener(name, (event) => event.stopImmediatePropagation(), true);`,
    harmless,
  ),
];

const onEvents: readonly Fault[] = [
  ...api('window.CustomEvent', { throws: noEvents, 'is missing': noEvents }),
  ...api('EventTarget.prototype.dispatchEvent', {
    throws: { ...noEvents, logs: [...noEvents.logs, ...notTold.logs] },
    'does nothing': { lost: ['events'] },
    'comes late': harmless,
  }),
  ...api('EventTarget.prototype.addEventListener', {
    // React can't work either.
    throws: notMounted('uncaught: refused', notLoaded),
    'is missing': notMounted('addEventListener is not a function', notLoaded),
    'is wrapped': harmless,
  }),
  ...api('EventTarget.prototype.removeEventListener', {
    throws: { lost: ['unmount'], logs: ['refused'] },
    'is missing': { lost: ['unmount'], logs: ['removeEventListener is not a function'] },
    'does nothing': harmless,
  }),
  before(
    'a listener for training-site:navigate throws',
    `addEventListener('training-site:navigate', () => { throw new Error('of the page'); })`,
    { logs: ['uncaught: of the page'] },
  ),
  before(
    'no click reaches the site',
    `addEventListener('click', (event) => event.target.id || event.stopPropagation(), true)`,
    { lost: ['filters', 'menu', 'notice', 'memory'] },
  ),
  before(
    'every click is prevented',
    `addEventListener('click', (event) => event.preventDefault(), true)`,
    { lost: ['links', 'events', 'focus', 'address', 'Back', 'menu'] },
  ),
];

const onStorage: readonly Fault[] = [
  absent('window.localStorage', forgotten),
  unreadable('window.localStorage', forgotten),
  ...api('Storage.prototype.setItem', {
    throws: forgotten,
    'is missing': forgotten,
    'does nothing': { ...forgotten, ...sample },
    'comes late': harmless,
  }),
  ...api('Storage.prototype.getItem', {
    throws: sample,
    'is missing': harmless,
    'does nothing': harmless,
  }),
  before('storage has a text for each key', `Storage.prototype.getItem = () => 'null'`, harmless),
];

const onTime: readonly Fault[] = [
  absent('window.performance', harmless),
  ...api('performance.getEntriesByType', {
    throws: sample,
    'is missing': harmless,
    'does nothing': sample,
  }),
  ...api('performance.now', { throws: notRendered(['unmount'], 'refused') }),
  before('performance.now stands still', 'performance.now = () => 0', harmless),
  ...api('window.setTimeout', {
    throws: harmless,
    'is missing': harmless,
    'does nothing': harmless,
    'comes late': harmless,
  }),
  ...api('window.requestAnimationFrame', {
    throws: harmless,
    'does nothing': harmless,
  }),
  ...api('window.queueMicrotask', {
    throws: notRendered(['mount again'], 'uncaught: refused'),
    'is missing': harmless,
  }),
  ...api('window.MessageChannel', { 'is missing': harmless }),
  ...api('MessagePort.prototype.postMessage', {
    'comes late': harmless,
    'does nothing': notRendered(['unmount', 'mount again']),
  }),
  before(
    'the clock says 1970',
    'Date.now = () => 0; Date.prototype.getFullYear = () => 1970',
    harmless,
  ),
  ...api('Date.prototype.getFullYear', {
    throws: {
      lost: allBut('styles', 'title', 'unmount', 'mount again'),
      sees: 'how to contact the company',
      logs: ['training-site: Error'],
    },
  }),
  before('Math.random is not random', 'Math.random = () => 0.5', harmless),
];

/** What may be wrong with a page, and what it leads to. */
export const faults: readonly Fault[] = [
  ...onTitle,
  ...onFocus,
  ...onHistory,
  ...onEvents,
  ...onStorage,
  ...onTime,
  ...onObservers,
  ...onElements,
  ...onBuiltIns,
  ...onPage,
];
