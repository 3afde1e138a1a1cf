import { expect } from 'vitest';
import { home, training } from '../screens';
import type { SitePage } from './engines/sitePage';

/** What is on the page after the script has met edited HTML. */
interface Outcome {
  readonly edit: string;
  readonly sites: number;
  readonly headings: readonly string[];
  /** Whether anything that the edit has added is still there. */
  readonly leftOver: boolean;
  readonly afterClick: string;
}

/**
 * Runs in the page, so it may use nothing from outside itself. Parses the prerendered HTML, changes one
 * node of it, lets the script take it over, and clicks a link.
 */
async function takeOverEdited(html: string, seed: number, path: string): Promise<Outcome> {
  // mulberry32: https://gist.github.com/tommyettinger/46a874533244883189143505d203312c
  let state = seed;
  const random = (limit: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) % limit;
  };
  const pick = <Item>(items: readonly Item[]) => items[random(items.length)] as Item;

  const parsed = document.createElement('div');
  parsed.setHTMLUnsafe(html);
  const element = parsed.querySelector('training-site') as HTMLElement;
  const prerendered = element.shadowRoot as ShadowRoot;
  const elements = [...prerendered.querySelectorAll('.site, .site *')];
  const texts: Text[] = [];
  const walker = document.createTreeWalker(prerendered, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(walker.currentNode as Text);

  const edits: Record<string, () => void> = {
    'a character of a text': () => {
      const text = pick(texts);
      text.replaceData(random(text.length), 1, '\u00a7');
    },
    'a line break between tags': () => pick(elements).before('\n'),
    'a changed attribute': () => {
      const target = pick(elements.filter(({ attributes }) => attributes.length > 0));
      pick([...target.attributes]).value += '-edited';
    },
    'a new attribute': () => pick(elements).setAttribute('data-edited', ''),
    'a removed attribute': () => {
      const target = pick(elements.filter(({ attributes }) => attributes.length > 0));
      target.removeAttribute(pick([...target.attributes]).name);
    },
    'a removed element': () => pick(elements.slice(1)).remove(),
    'a new element': () => pick(elements).append(document.createElement('edited-element')),
    'a new element before the site': () =>
      prerendered.prepend(document.createElement('edited-element')),
    'an element around a text': () => {
      const text = pick(texts);
      const font = document.createElement('font');
      text.replaceWith(font);
      font.append(text);
    },
    'an obfuscated address': () => {
      const link = pick([...prerendered.querySelectorAll('a[href^=mailto]')]);
      link.setAttribute('href', '/protected#edited');
      link.textContent = '[edited]';
    },
    'a comment': () => pick(elements).append(document.createComment('edited')),
    'a swapped pair of elements': () => {
      const target = pick(elements.filter((one) => one.nextElementSibling));
      target.nextElementSibling?.after(target);
    },
  };
  const name = pick(Object.keys(edits));
  edits[name]?.();

  const shown = () =>
    new Promise((resolve) =>
      element.addEventListener('training-site:navigate', resolve, { once: true }),
    );
  const root = () => element.shadowRoot as ShadowRoot;
  const first = shown();
  document.body.append(element);
  await first;
  const headings = Array.from(root().querySelectorAll('h1'), ({ textContent }) =>
    (textContent ?? '').trim(),
  );
  // Reads `innerHTML`, because the edit may be in a text, an attribute, an element or a comment.
  const markup = root().innerHTML;
  const sites = root().querySelectorAll('.site').length + root().childElementCount - 1;
  const second = shown();
  root().querySelector<HTMLElement>(`[part=header] a[href$="#${path}"]`)?.click();
  await second;
  const afterClick = root().querySelector('h1')?.textContent ?? '';
  element.remove();
  history.replaceState(null, '', location.pathname);
  return {
    edit: `${seed}: ${name}`,
    sites,
    headings,
    leftOver: /edited|\u00a7|<font/.test(markup),
    afterClick,
  };
}

// WebKit allows 100 changes of the history in ten seconds of a document, and each edit makes two.
const editsPerLoad = 40;

/** Lets the script take over `count` edited copies, one for each seed from 1 on. */
export async function expectOneSiteEach(page: SitePage, html: string, count: number) {
  for (let first = 1; first <= count; first += editsPerLoad) {
    const last = Math.min(count, first + editsPerLoad - 1);
    const outcomes = await page.read(
      async (_, source, text, path, from, to) => {
        const takeOver = new Function(`return ${source}`)() as typeof takeOverEdited;
        document.querySelector('training-site')?.remove();
        const all: Outcome[] = [];
        for (let seed = from; seed <= to; seed += 1) all.push(await takeOver(text, seed, path));
        return all;
      },
      `${takeOverEdited}`,
      html,
      training.path,
      first,
      last,
    );
    expect(outcomes).toHaveLength(last - first + 1);
    for (const { edit, ...outcome } of outcomes) {
      expect({ edit, ...outcome }).toEqual({
        edit,
        sites: 1,
        headings: [home.heading],
        leftOver: false,
        afterClick: training.heading,
      });
    }
    await page.reload();
  }
  // Besides ours, Chromium's own message about an edited attribute of a drawing.
  const lines = await page.takeComplaints();
  expect(lines.filter((line) => !/rendered afresh|attribute .*-edited/.test(line))).toEqual([]);
}
