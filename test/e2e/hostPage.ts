import type { Frame, Page } from 'playwright-core';

/** The event listeners of the page's targets, each as a text such as "window popstate". */
async function listenersOf(frame: Frame): Promise<string[]> {
  const session = await frame.page().context().newCDPSession(frame.page());
  const contexts: { id: number; auxData?: Record<string, string> }[] = [];
  session.on('Runtime.executionContextCreated', ({ context }) => contexts.push(context));
  await session.send('Runtime.enable');
  const { frame: top, childFrames = [] } = (await session.send('Page.getFrameTree')).frameTree;
  const frames = [top, ...childFrames.map((child) => child.frame)];
  const { id } = frames.find(({ url }) => frame.url().startsWith(url)) ?? top;
  const context = contexts.find(({ auxData }) => auxData?.isDefault && auxData.frameId === id);
  const lists = ['window', 'document', 'navigation'].map(async (expression) => {
    const where = { expression, contextId: context?.id ?? Number.NaN };
    const { objectId = '' } = (await session.send('Runtime.evaluate', where)).result;
    const { listeners } = await session.send('DOMDebugger.getEventListeners', { objectId });
    return listeners.map(
      ({ type, useCapture }) => `${expression} ${type}${useCapture ? ', capturing' : ''}`,
    );
  });
  const listeners = (await Promise.all(lists)).flat();
  await session.detach();
  return listeners;
}

type Traces = Awaited<ReturnType<typeof tracesOf>>;

/** The parts of a page that the site must not change, one fact a line. */
export async function tracesOf(frame: Frame) {
  const listeners = (await listenersOf(frame)).join('\n');
  const traces = await frame.evaluate(() => {
    const toText = Function.prototype.toString;
    // The properties of each built-in object, with the source of functions that are not native. It
    // reads descriptors, because reading a property may log a warning or have an effect.
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
    const html = document.documentElement.cloneNode(true) as Element;
    for (const inside of html.querySelectorAll('title, :is(#site, #second) *')) inside.remove();
    const styleSheets = Array.from(document.adoptedStyleSheets, ({ cssRules }) => cssRules.length);
    const namesIn = (owner: object, label: string) =>
      Object.getOwnPropertyNames(owner)
        // Zone.js stores the listeners of all scripts on their targets.
        .filter((name) => !name.startsWith('__zone_symbol__'))
        // The rest of the name is random.
        .map((name) => `${label} ${name.replace(/^_reactListening.*/, '_reactListening')}`);
    return {
      html: html.outerHTML,
      title: document.title,
      names: [...namesIn(window, 'window'), ...namesIn(document, 'document')].join('\n'),
      builtIns: builtIns.flatMap(([name, owner]) => contentsOf(owner, name)).join('\n'),
      styleSheets: styleSheets.join('\n'),
    };
  });
  return { ...traces, listeners };
}

const kinds = [
  'a',
  'blockquote',
  'button',
  'code',
  'dialog',
  'dl',
  'fieldset',
  'h1',
  'h2',
  'iframe',
  'img',
  'input',
  'legend',
  'li',
  'main',
  'nav',
  'ol',
  'p',
  'pre',
  'select',
  'small',
  'summary',
  'svg',
  'table',
  'td',
  'textarea',
  'ul',
];

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
  const lines: string[] = [];
  for (const [line, count] of counts) {
    const sign = count < 0 ? '-' : '+';
    const repeated = Array<string>(Math.abs(count)).fill(`${sign} ${line}`);
    if (line !== '') lines.push(...repeated);
  }
  return lines;
}

export function changes(before: Traces, after: Traces): Record<keyof Traces, string[]> {
  const traces = Object.keys(before) as (keyof Traces)[];
  const lists = traces.map((trace) => [trace, difference(before[trace], after[trace])]);
  return Object.fromEntries(lists);
}

/** The size of each site as CSS, by the id of its container. */
export function sizesOf(frame: Frame): Promise<Record<string, string>> {
  return frame.evaluate(() => {
    const sizes = Array.from(document.querySelectorAll('#site, #second'), (holder) => {
      const { width, height } = (holder.firstElementChild ?? holder).getBoundingClientRect();
      return [holder.id, `width: ${width}px !important; height: ${height}px !important`] as const;
    });
    return Object.fromEntries(sizes);
  });
}

/**
 * Serves another script in place of ours: one that renders an empty box of the same size for each
 * site, so that the layout of the host is the same.
 */
export function serveEmptyBoxes(page: Page, sizes: Record<string, string>): Promise<unknown> {
  const fill = (sizes: Record<string, string>) => {
    const boxFor = (holder: Element) => {
      const box = document.createElement('div');
      box.style.cssText = `all: initial !important; display: block !important; ${sizes[holder.id]}`;
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
