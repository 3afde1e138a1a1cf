import { type Assertion, expect, vi } from 'vitest';
import { areSitesWhole } from '../whole.mjs';

/** What the tests ask of an engine. Its page may be one of Playwright or Puppeteer. */
export interface Engine {
  readonly page: {
    goto(address: string): Promise<unknown>;
    reload(): Promise<unknown>;
    /** The JSON value of an expression; of a promise, the value it resolves to. */
    evaluate(expression: string): Promise<unknown>;
    readonly mouse: { click(x: number, y: number): Promise<unknown> };
    readonly keyboard: { press(key: 'Tab' | 'Enter' | 'Escape'): Promise<unknown> };
  };
  readonly resize: (size: { width: number; height: number }) => Promise<unknown>;
  readonly close: () => Promise<unknown>;
}

/**
 * Polls until the answer is as expected, in a test or in a hook. A busy machine may need long; a
 * test that hangs is rare.
 */
export function eventually<Answer>(ask: () => Answer | Promise<Answer>) {
  const until = (check: (answer: Assertion<Answer>) => void) =>
    vi.waitFor(async () => check(expect(await ask())), { timeout: 30_000, interval: 20 });
  return {
    toBe: (expected: unknown) => until((answer) => answer.toBe(expected)),
    toEqual: (expected: unknown) => until((answer) => answer.toEqual(expected)),
    toContain: (part: unknown) => until((answer) => answer.toContain(part)),
    toMatch: (pattern: RegExp) => until((answer) => answer.toMatch(pattern)),
    toHaveLength: (length: number) => until((answer) => answer.toHaveLength(length)),
    toBeGreaterThan: (limit: number) => until((answer) => answer.toBeGreaterThan(limit)),
    toBeLessThan: (limit: number) => until((answer) => answer.toBeLessThan(limit)),
    not: {
      toBe: (other: unknown) => until((answer) => answer.not.toBe(other)),
      toContain: (part: unknown) => until((answer) => answer.not.toContain(part)),
    },
  };
}

/** Runs in the page, so it uses nothing from outside itself: what a visitor finds in the site. */
function createLookup() {
  /** The shadow root that holds the site, also in a frame; without a site, the document. */
  function root(): ShadowRoot | Document {
    const frames = Array.from(document.querySelectorAll('iframe'), (one) => one.contentDocument);
    const roots = [document, ...frames].flatMap((one) =>
      Array.from(one?.querySelectorAll('*') ?? [], ({ shadowRoot }) => shadowRoot),
    );
    return roots.find((one) => one?.querySelector('.site')) ?? document;
  }

  /** The label of an element, or its text in one line. */
  const nameOf = (element: Element) =>
    (element.getAttribute('aria-label') ?? element.textContent ?? '').replace(/\s+/g, ' ').trim();

  /** The visible elements that match, with this name if one is given. */
  const all = (selector: string, name?: string) =>
    [...root().querySelectorAll<HTMLElement>(selector)].filter(
      (element) =>
        (name === undefined || nameOf(element) === name) &&
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
    );

  /** The focused element, in the innermost shadow root. */
  const focused = () => root().activeElement ?? document.activeElement ?? document.body;

  return { root, nameOf, all, focused };
}

export type SitePage = ReturnType<typeof createSitePage>;

/** The actions and observations of a visitor, the same for each engine. */
export function createSitePage({ page, resize }: Engine) {
  /** Runs a function in the page. It uses only its arguments, which are passed as JSON. */
  async function read<Args extends readonly unknown[], Answer>(
    ask: (lookup: ReturnType<typeof createLookup>, ...args: Args) => Answer | Promise<Answer>,
    ...args: Args
  ): Promise<Answer> {
    const call = [`(${createLookup})()`, ...args.map((arg) => JSON.stringify(arg))].join(', ');
    return (await page.evaluate(`(${ask})(${call})`)) as Answer;
  }

  const names = (selector: string) =>
    read(({ all, nameOf }, wanted) => all(wanted).map(nameOf), selector);

  return {
    read,
    names,
    goto: (address: string) => page.goto(address),
    reload: () => page.reload(),
    press: page.keyboard.press.bind(page.keyboard),
    clickAt: page.mouse.click.bind(page.mouse),
    async resize(size: { width: number; height: number }) {
      await resize(size);
      const seen = () => read(() => [innerWidth, innerHeight]);
      await eventually(seen).toEqual([size.width, size.height]);
    },
    /**
     * Scrolls the first match into view and clicks its centre, as soon as no other element covers
     * that.
     */
    async click(selector: string, name?: string) {
      const find = () =>
        read(
          ({ all, root }, ...wanted) => {
            const [element] = all(...wanted);
            element?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
            const { x, y, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
            const middle = [Math.round(x + width / 2), Math.round(y + height / 2)] as const;
            return element?.contains(root().elementFromPoint(...middle)) ? middle : undefined;
          },
          selector,
          name,
        );
      const middle = await vi.waitUntil(find, 30_000);
      await page.mouse.click(...middle);
    },
    /** Waits until the screen with this heading is shown to its end, and no other screen is. */
    async shows(heading: string) {
      await eventually(() => names('h1')).toEqual([heading]);
      await eventually(() => page.evaluate(`(${areSitesWhole})()`)).toBe(true);
    },
    /** The lines of the console since the last call, which recordConsole.js records. */
    takeComplaints: () =>
      read(() => {
        const lines = sessionStorage.complaints ?? '';
        sessionStorage.removeItem('complaints');
        return lines as string;
      }),
    focusedName: () => read(({ focused, nameOf }) => nameOf(focused())),
    hash: () => read(() => location.hash),
    title: () => read(() => document.title),
    /** In whole px, because one engine rounds the position that it restores. */
    scrollY: () => read(() => Math.round(scrollY)),
    /**
     * Changes the hash, as a link of the page does, and waits until the site has handled the
     * change.
     */
    changeHash: (hash: string) =>
      read((_, next) => {
        // A site outside the page looks at the address in a timer. This one runs after it.
        const handled = new Promise((resolve) =>
          addEventListener('hashchange', () => setTimeout(resolve), { once: true }),
        );
        location.hash = next;
        return handled;
      }, hash),
  };
}
