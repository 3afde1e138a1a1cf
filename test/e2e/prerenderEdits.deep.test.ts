import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { home, training } from '../screens';
import { describeInEngines } from './engines/describeInEngines';

/**
 * Runs in the page, so it may use nothing from outside itself. Makes each edit so many times, each time at
 * another place of the prerendered HTML, lets the script take that over, and clicks a link.
 */
async function takeOverEdits(_: unknown, html: string, rounds: number, path: string) {
  let round = 0;
  const pick = <Item>(items: readonly Item[]) =>
    items[Math.floor((items.length * (round + 0.5)) / rounds)] as Item;

  function parse() {
    const parsed = document.createElement('div');
    parsed.setHTMLUnsafe(html);
    const element = parsed.querySelector('training-site') as HTMLElement;
    const root = element.shadowRoot as ShadowRoot;
    const elements = [...root.querySelectorAll('.site, .site *')];
    const withAttributes = elements.filter(({ attributes }) => attributes.length > 0);
    const texts: Text[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    return { element, root, elements, withAttributes, texts };
  }

  const edits: Record<string, (parsed: ReturnType<typeof parse>) => void> = {
    'a character of a text': ({ texts }) => {
      const text = pick(texts);
      text.replaceData(text.length >> 1, 1, '\u00a7');
    },
    'a line break between tags': ({ elements }) => pick(elements).before('\n'),
    'a changed attribute': ({ withAttributes }) => {
      pick([...pick(withAttributes).attributes]).value += '-edited';
    },
    'a new attribute': ({ elements }) => pick(elements).setAttribute('data-edited', ''),
    'a removed attribute': ({ withAttributes }) => {
      const target = pick(withAttributes);
      target.removeAttribute(pick([...target.attributes]).name);
    },
    'a removed element': ({ elements }) => pick(elements.slice(1)).remove(),
    'a new element': ({ elements }) =>
      pick(elements).append(document.createElement('edited-element')),
    'a new element before the site': ({ root }) =>
      root.prepend(document.createElement('edited-element')),
    'an element around a text': ({ texts }) => {
      const text = pick(texts);
      const font = document.createElement('font');
      text.replaceWith(font);
      font.append(text);
    },
    'an obfuscated address': ({ root }) => {
      const link = pick([...root.querySelectorAll('a[href^=mailto]')]);
      link.setAttribute('href', '/protected#edited');
      link.textContent = '[edited]';
    },
    'a comment': ({ elements }) => pick(elements).append(document.createComment('edited')),
    'a swapped pair of elements': ({ elements }) => {
      const target = pick(elements.filter((one) => one.nextElementSibling));
      target.nextElementSibling?.after(target);
    },
  };

  async function takeOver(edit: string) {
    const parsed = parse();
    const { element } = parsed;
    edits[edit]?.(parsed);
    const shown = () =>
      new Promise((resolve) =>
        element.addEventListener('training-site:navigate', resolve, { once: true }),
      );
    const root = () => element.shadowRoot as ShadowRoot;
    const headings = () =>
      Array.from(root().querySelectorAll('h1'), ({ textContent }) => (textContent ?? '').trim());
    const first = shown();
    document.body.append(element);
    await first;
    const before = headings();
    // The edit may be in a text, an attribute, an element or a comment.
    const isLeft = /edited|\u00a7|<font/.test(root().innerHTML);
    const sites = root().querySelectorAll('.site').length + root().childElementCount - 1;
    const second = shown();
    root().querySelector<HTMLElement>(`[part=header] a[href$="#${path}"]`)?.click();
    await second;
    const after = headings();
    element.remove();
    history.replaceState(null, '', location.pathname);
    return { edit, sites, isLeft, before, after };
  }

  document.querySelector('training-site')?.remove();
  const outcomes = [];
  for (; round < rounds; round += 1) {
    for (const edit of Object.keys(edits)) outcomes.push(await takeOver(edit));
  }
  return outcomes;
}

describeInEngines(
  (open) => {
    it('prerendered HTML with one edit becomes one whole site', async () => {
      const page = await open('', { way: 'element' });
      const embed = await readFile('dist/embed.html', 'utf8');
      const html = embed.replace('href="training', 'href="/dist/training');
      // WebKit allows 100 changes of the history in ten seconds, and each of these 36 edits makes two.
      const outcomes = await page.read(takeOverEdits, html, 3, training.path);
      const whole = { sites: 1, isLeft: false, before: [home.heading], after: [training.heading] };
      expect(outcomes).toEqual(outcomes.map(({ edit }) => ({ edit, ...whole })));
      expect(outcomes).toHaveLength(36);
      // Besides ours, Chromium's own message about an edited attribute of a drawing.
      const lines = (await page.takeComplaints()).trim().split('\n');
      expect(lines.filter((line) => !/rendered afresh|attribute .*-edited/.test(line))).toEqual([]);
    });
  },
  ['Chromium', 'Firefox', 'WebKit'],
);
