import { describe, expect, it } from 'vitest';
import { type Ability, abilities, expectAllBut, htmlWith, htmlWithLoader } from './abilities';
import { describeInChromium } from './chromium';

/** Tests for each fault of the table: what still works, what the visitor sees, what is logged. */
export function describeFaults(faults: readonly Fault[]): void {
  describeInChromium('a site in a page where', ({ openHtml, complaints }) => {
    // Not `describe.each`, which would cut the names short.
    describe.for(faults.map((fault) => [fault.name, fault] as const))('%s', ([, fault]) => {
      const { before = '', body = '', after = '', lost = [], sees, logs = [] } = fault;

      /** Tries everything, and returns the lines of the console. */
      async function tryAll() {
        const scriptOf = (code: string) => `<script>{ ${code} }</script>`;
        const html = htmlWith({ head: scriptOf(before), body, end: scriptOf(after) });
        const page = await openHtml(html, { notice: true, waitUntil: 'commit' });
        await page.waitForLoadState();
        await expectAllBut(page, lost, {}, sees);
        return complaints.splice(0);
      }

      it('in a page with a fault, everything works that can', async () => {
        await tryAll();
      });

      it('in a page with a fault, the console has only the lines that are expected', async () => {
        const lines = await tryAll();
        const unexpected = lines.filter((line) => !logs.some((part) => line.includes(part)));
        const missing = logs.filter((part) => !lines.some((line) => line.includes(part)));
        expect.soft(unexpected, 'unexpected lines').toEqual([]);
        expect.soft(missing, 'missing lines').toEqual([]);
      });

      it('in a page with a fault, the site tells each refusal once', async () => {
        const lines = await tryAll();
        const failures = lines.flatMap(
          (line) => line.match(/training-site: could not [^.]*/) ?? [],
        );
        expect(failures).toEqual([...new Set(failures)]);
      });
    });
  });
}

/** Tests for the faults of the table, in a page whose site a loader brings. */
export function describeFaultsWithLoader(file: string, faults: readonly Fault[]): void {
  // The page has no object of the site, which it could unmount.
  const tried = abilities.filter((name) => name !== 'unmount' && name !== 'mount again');
  const ofLoader = faults.filter(({ onlyMount }) => !onlyMount);
  describeInChromium(`a site that ${file} brings`, ({ openHtml, complaints }) => {
    it.for(ofLoader.map((fault) => [fault.name, fault] as const))(
      `with ${file}, everything works that can, in a page where %s`,
      async ([, fault]) => {
        const { before = '', body = '', after = '', lost = [], sees } = fault;
        const scriptOf = (code: string) => `<script>{ ${code} }</script>`;
        const parts = { head: scriptOf(before), body, end: scriptOf(after) };
        const html = htmlWithLoader(file, parts);
        const page = await openHtml(html, { notice: true, waitUntil: 'commit' });
        await page.waitForLoadState();
        await expectAllBut(page, lost, {}, sees, tried);
        // Its lines are tested with the script alone.
        complaints.splice(0);
      },
    );
  });
}

/** A page with something wrong, and what it leads to. */
export interface Fault {
  /** Ends the title of its test. */
  readonly name: string;
  /** Runs before the script of the site. */
  readonly before?: string;
  /** Comes before the site. */
  readonly body?: string;
  /** Runs after the site was mounted. */
  readonly after?: string;
  /** What does not work; everything else does. */
  readonly lost?: readonly Ability[];
  /** What the loaded page shows. Default: `the site`. */
  readonly sees?: 'the site' | 'the text of the page' | 'how to contact the company' | 'nothing';
  /** Whether only sites that a script mounts meet it. */
  readonly onlyMount?: boolean;
  /** Each line of the console has one of these parts, and each part is in a line. */
  readonly logs?: readonly string[];
}

/** Code that replaces a property, such as `document.title`. */
function define(path: string, descriptor: string) {
  const end = path.lastIndexOf('.');
  const owner = path.slice(0, end);
  const name = path.slice(end + 1);
  return `Object.defineProperty(${owner}, '${name}', { ${descriptor}, configurable: true });`;
}
const refuse = `function () { throw new Error('refused'); }`;
const throwing = (...paths: string[]) =>
  paths.map((path) => define(path, `value: ${refuse}, writable: true`)).join('');
const unreadable = (path: string) => define(path, `get: ${refuse}`);
const absent = (path: string) => define(path, 'value: undefined');
const doingNothing = (path: string) => define(path, 'value() {}, writable: true');
const allBut = (...works: Ability[]) => abilities.filter((ability) => !works.includes(ability));

export const faults: readonly Fault[] = [
  {
    name: 'whatever can be refused is refused, except history',
    before:
      define('document.title', `get: () => 'Portal', set: ${refuse}`) +
      unreadable('window.localStorage') +
      throwing(
        'HTMLElement.prototype.focus',
        'Element.prototype.scrollIntoView',
        'Element.prototype.getBoundingClientRect',
        'CSSStyleSheet.prototype.replaceSync',
        'performance.getEntriesByType',
        'window.CustomEvent',
        'window.PopStateEvent',
        'window.MutationObserver',
        'window.ResizeObserver',
        'window.IntersectionObserver',
      ),
    lost: ['title', 'events', 'focus', 'memory'],
    logs: [
      'could not set the title',
      'could not move focus',
      'could not scroll the page',
      'could not place the menu',
      'could not dispatch the event',
      'could not dispatch popstate',
      'could not watch [data-training-site]',
      'could not see whether the site is shown',
    ],
  },
  {
    name: 'title, history and storage do nothing',
    before:
      define('document.title', `get: () => 'Portal', set() {}`) +
      doingNothing('history.pushState') +
      doingNothing('Storage.prototype.setItem'),
    lost: ['title', 'address', 'Back', 'memory'],
  },
  {
    name: 'history.pushState comes late',
    before: `const push = history.pushState;
      history.pushState = (...all) => setTimeout(() => push.apply(history, all), 200)`,
  },
  {
    name: 'named elements hide properties of the document',
    body:
      ['title', 'activeElement', 'documentElement', 'body', 'readyState', 'querySelector']
        .map((name) => `<img name="${name}" alt="">`)
        .join('') +
      `<img name="querySelectorAll" alt=""><form id="TrainingSite"></form><p id="clients"></p>`,
    lost: ['title'],
  },
  { name: 'there is no Navigation API', before: absent('window.navigation') },
  {
    name: 'listeners of the page throw',
    before: `for (const name of ['popstate', 'training-site-navigate'])
      addEventListener(name, () => { throw new Error('of the page'); })`,
    logs: ['uncaught: of the page'],
  },
  {
    name: 'a listener stops popstate and hashchange',
    before: `for (const name of ['popstate', 'hashchange'])
      addEventListener(name, (event) => event.stopImmediatePropagation(), true)`,
  },
  { name: 'storage has a text for each key', before: `Storage.prototype.getItem = () => 'null'` },
  {
    name: 'a screen can’t be rendered',
    before: throwing('Date.prototype.getFullYear'),
    lost: allBut('styles', 'title', 'unmount', 'mount again'),
    sees: 'how to contact the company',
    logs: ['training-site: Error'],
  },
  {
    name: 'there are no shadow roots',
    before: throwing('Element.prototype.attachShadow'),
    lost: abilities,
    sees: 'the text of the page',
    logs: ['refused'],
  },
  {
    name: 'there are no adopted style sheets',
    before: `delete Document.prototype.adoptedStyleSheets;
      delete ShadowRoot.prototype.adoptedStyleSheets`,
  },
  {
    name: 'there are no custom elements',
    before: absent('window.customElements'),
    onlyMount: true,
  },
  {
    name: 'another script has defined <training-site>',
    before: `customElements.define('training-site', class extends HTMLElement {})`,
    logs: ['another script has defined <training-site>'],
  },
  {
    name: 'a modal dialog is refused',
    before: throwing('HTMLDialogElement.prototype.showModal'),
    lost: ['menu'],
    logs: ['could not open the menu'],
  },
  {
    name: 'the page empties the element',
    onlyMount: true,
    after: `holder.textContent = ''`,
    lost: allBut('mount again'),
    sees: 'nothing',
  },
];
