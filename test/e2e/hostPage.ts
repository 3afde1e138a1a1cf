import type { Frame, Page } from 'playwright-core';

/** The parts of a page that the site must not change, one fact a line. */
export interface Traces {
  /** The document without its title and without the insides of the sites. */
  readonly html: string;
  readonly title: string;
  /** Names on the window and on the document. */
  readonly names: string;
  /** Every name of every built-in, with the source where it is not the browser's own. */
  readonly builtIns: string;
  readonly styleSheets: string;
  /** Listeners on window and document that nobody has removed, as "window popstate". */
  readonly listeners: string;
  /** Violations of the content policy. */
  readonly violations: string;
}

/**
 * Keeps a list of the listeners of window and document, and of violations of the content policy, from
 * before the page's first script. The list is stored under a symbol, so it is not among the names.
 */
export function watch(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const { addEventListener, removeEventListener } = EventTarget.prototype;
    const listeners: { key: string; callback: unknown }[] = [];
    const violations: string[] = [];
    Object.defineProperty(window, Symbol.for('watch'), { value: { listeners, violations } });

    type Options = boolean | AddEventListenerOptions | undefined;
    const keyOf = (target: EventTarget, type: string, options: Options) => {
      const owner = target === window ? 'window' : target === document ? 'document' : undefined;
      const capture = typeof options === 'object' ? options?.capture : options;
      return owner && `${owner} ${type}${capture ? ', capturing' : ''}`;
    };
    const place = (key: string | undefined, callback: unknown) =>
      listeners.findIndex((entry) => entry.key === key && entry.callback === callback);

    EventTarget.prototype.addEventListener = function (type, callback, options) {
      // A call without an object is a call on the window.
      const target = this ?? window;
      addEventListener.call(target, type, callback, options);
      const key = keyOf(target, type, options);
      if (!key || !callback || place(key, callback) >= 0) return;
      listeners.push({ key, callback });
      const { once = false, signal = null } = typeof options === 'object' ? options : {};
      const drop = () => listeners.splice(place(key, callback), 1);
      if (once) addEventListener.call(target, type, drop, options);
      if (signal) addEventListener.call(signal, 'abort', drop);
    };
    EventTarget.prototype.removeEventListener = function (type, callback, options) {
      const target = this ?? window;
      removeEventListener.call(target, type, callback, options);
      const found = place(keyOf(target, type, options as Options), callback);
      if (found >= 0) listeners.splice(found, 1);
    };
    addEventListener.call(document, 'securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI } = event as SecurityPolicyViolationEvent;
      violations.push(`${effectiveDirective} ${blockedURI}`);
    });
  });
}

export function tracesOf(frame: Frame): Promise<Traces> {
  return frame.evaluate(() => {
    const { listeners, violations } = Reflect.get(window, Symbol.for('watch'));
    const toText = Function.prototype.toString;
    // Descriptors, because reading a property may warn or have effects.
    const contentsOf = (owner: object, name: string) =>
      Object.entries(Object.getOwnPropertyDescriptors(owner)).map(([key, { get, set, value }]) => {
        const parts = [get, set, value].filter((part) => typeof part === 'function');
        const texts = parts.map((part) => toText.call(part).replace(/\s+/g, ' '));
        return `${name}.${key} ${texts.filter((text) => !text.includes('[native code]'))}`;
      });
    const builtIns = Object.entries({ history, location, navigator, console, JSON, Math, Reflect });
    for (const [name, { value }] of Object.entries(Object.getOwnPropertyDescriptors(window))) {
      if (typeof value !== 'function') continue;
      builtIns.push([name, value]);
      if (value.prototype) builtIns.push([`${name}.prototype`, value.prototype]);
    }
    const shell = document.documentElement.cloneNode(true) as Element;
    for (const inside of shell.querySelectorAll('title, :is(#site, #second) *')) inside.remove();
    const namesIn = (owner: object, label: string) =>
      Object.getOwnPropertyNames(owner)
        // Zone.js stores the listeners of all scripts on their targets.
        .filter((name) => !name.startsWith('__zone_symbol__'))
        // The rest of the name is random.
        .map((name) => `${label} ${name.replace(/^_reactListening.*/, '_reactListening')}`);
    return {
      html: shell.outerHTML,
      title: document.title,
      names: [...namesIn(window, 'window'), ...namesIn(document, 'document')].join('\n'),
      builtIns: builtIns.flatMap(([name, owner]) => contentsOf(owner, name)).join('\n'),
      styleSheets: Array.from(document.adoptedStyleSheets, (sheet) => sheet.cssRules.length).join(
        '\n',
      ),
      listeners: listeners.map(({ key }: { key: string }) => key).join('\n'),
      violations: violations.join('\n'),
    };
  });
}

const kinds = (
  'a blockquote button code dialog dl fieldset h1 h2 iframe img input legend li main nav ol p pre select small ' +
  'summary svg table td textarea ul'
).split(' ');

/**
 * All computed styles of the host's elements, and of one of each of `kinds` at its end, as
 * "12 p::before color: …". The insides of the sites are left out.
 */
export function stylesOf(frame: Frame): Promise<string> {
  return frame.evaluate((kinds) => {
    const probe = document.createElement('div');
    probe.append(...kinds.map((kind) => document.createElement(kind)));
    document.body.append(probe);
    const lines: string[] = [];
    const selector = 'html, body, body *:not(script, :is(#site, #second) *)';
    document.querySelectorAll(selector).forEach((element, index) => {
      for (const part of ['', '::before', '::after']) {
        const styles = getComputedStyle(element, part);
        if (part && styles.content === 'none') continue;
        for (const property of styles) {
          const value = styles.getPropertyValue(property);
          lines.push(`${index} ${element.localName}${part} ${property}: ${value}`);
        }
      }
    });
    probe.remove();
    return lines.join('\n');
  }, kinds);
}

/** The lines that only one of two texts has, or has more often. */
export function difference(before: string, after: string): string[] {
  if (before === after) return [];
  const counts = new Map<string, number>();
  const count = (text: string, step: number) => {
    for (const line of text.split('\n')) counts.set(line, (counts.get(line) ?? 0) + step);
  };
  count(before, -1);
  count(after, 1);
  return [...counts].flatMap(([line, count]) =>
    line ? Array.from({ length: Math.abs(count) }, () => `${count < 0 ? '-' : '+'} ${line}`) : [],
  );
}

/** The differences of each trace. */
export function changes(before: Traces, after: Traces): Record<keyof Traces, string[]> {
  const traces = Object.keys(before) as (keyof Traces)[];
  const lists = traces.map((trace) => [trace, difference(before[trace], after[trace])]);
  return Object.fromEntries(lists);
}

/** Width and height of each site, by the id of its container. */
export type Sizes = Readonly<Record<string, readonly [width: number, height: number]>>;

export function sizesOf(frame: Frame): Promise<Sizes> {
  return frame.evaluate(() => {
    const sizes: Record<string, [number, number]> = {};
    for (const holder of document.querySelectorAll('#site, #second')) {
      const { width, height } = (holder.firstElementChild ?? holder).getBoundingClientRect();
      sizes[holder.id] = [width, height];
    }
    return sizes;
  });
}

/**
 * Serves another script in place of ours: one that renders an empty box of the same size for each site,
 * so that the layout of the host is the same.
 */
export function serveEmptyBoxes(page: Page, sizes: Sizes): Promise<unknown> {
  const fill = (sizes: Sizes) => {
    const boxFor = (holder: Element) => {
      const box = document.createElement('div');
      const [width, height] = sizes[holder.id] ?? [0, 0];
      box.style.cssText = `all: initial !important; display: block !important; width: ${width}px !important; height: ${height}px !important`;
      return box;
    };
    const mount = (holder: Element) => {
      holder.replaceChildren(boxFor(holder));
      return { unmount: () => holder.replaceChildren() };
    };
    Object.assign(window, { TrainingSite: { mount } });
    document.querySelectorAll('[data-training-site]').forEach(mount);
    customElements.define(
      'training-site',
      class extends HTMLElement {
        connectedCallback() {
          const root = this.attachShadow({ mode: 'open' });
          const sheet = new CSSStyleSheet();
          sheet.replaceSync(':host { display: block }');
          root.adoptedStyleSheets.push(sheet);
          root.append(boxFor(this));
        }
      },
    );
  };
  return page.route(/training-site[^/]*\.js/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `(${fill})(${JSON.stringify(sizes)})` }),
  );
}
