import type { Page } from 'playwright-core';
import { onEveryScreen } from './everyScreen';

interface Conditions {
  /** Of the site, in px. */
  readonly widths: readonly number[];
  /** Rules of the visitor's own. */
  readonly rules?: string;
  /**
   * Whether a paragraph may end with a single word on a line, as it may in fonts that were not
   * designed for.
   */
  readonly orphans?: boolean;
}

/** The values of WCAG 1.4.12. */
export const textSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em
  * !important }
  p { margin-block-end: 2em !important }`;

/**
 * The faults of all screens, as "/careers 320px: …".
 *
 * @param change - of each screen, before it is looked at
 */
export async function faultsOfScreens(
  page: Page,
  conditions: Conditions,
  change: () => Promise<unknown> = async () => {},
): Promise<string[]> {
  const faults: string[] = [];
  await onEveryScreen(page, async ({ path }) => {
    await change();
    const found = await page.evaluate(faultsAt, conditions);
    faults.push(...found.map((fault) => `${path} ${fault}`));
  });
  return faults;
}

/**
 * What is wrong with the layout of the screen that is shown, at each width: text that is clipped,
 * broken, covered or beyond an edge, and targets below 44px. Runs in the page.
 */
export function faultsAt({
  widths,
  rules = '',
  orphans: mayBeAlone = false,
}: Conditions): string[] {
  const element = document.getElementById('site') as HTMLElement;
  const root = element.firstElementChild?.shadowRoot as ShadowRoot;
  const faults: string[] = [];

  const before = [...root.adoptedStyleSheets];
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  root.adoptedStyleSheets = [...before, sheet];

  function isShown(node: Element | null): boolean {
    if (!node) return true;
    return getComputedStyle(node).clipPath !== 'inset(50%)' && isShown(node.parentElement);
  }

  /** Each line of each text, with the words that are broken over two lines. */
  function lines() {
    const found: { text: string; box: DOMRect; node: Text }[] = [];
    const broken: string[] = [];
    const orphans: string[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      const parent = node.parentElement as Element;
      const isText = node.data.trim() && !parent.closest('svg') && isShown(parent);
      if (!isText || !parent.checkVisibility({ visibilityProperty: true })) continue;
      range.selectNodeContents(node);
      const size = Number.parseFloat(getComputedStyle(parent).fontSize);
      for (const { x, y, width, height } of range.getClientRects()) {
        // Fonts with tall boxes have letters of the same height.
        const box = new DOMRect(x, y + (height - size) / 2, width, size);
        if (width > 1) found.push({ text: node.data.slice(0, 30), box, node });
      }
      const rows = new Map<number, string[]>();
      // A mail address consists of several nodes: it may break between them. A word may break after
      // a hyphen or a slash.
      for (const { 0: word, index } of node.data.matchAll(/[^\s/-]+/g)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (tops.size > 1) broken.push(word);
        for (const top of tops) rows.set(top, [...(rows.get(top) ?? []), word]);
      }
      const last = [...rows.values()].at(-1) ?? [];
      const endsParagraph = parent.localName === 'p' && parent.lastChild === node;
      if (endsParagraph && rows.size > 1 && last.length < 2) orphans.push(...last);
    }
    return { found, broken, orphans };
  }

  /** The nearest box around a line that text may not leave. */
  function cellOf(node: Text): DOMRect {
    let cell = node.parentElement as Element;
    while (getComputedStyle(cell).display.startsWith('inline')) {
      cell = cell.parentElement as Element;
    }
    return cell.getBoundingClientRect();
  }

  /** Whether an ancestor hides a part of the line. */
  function isClipped(box: DOMRect, ancestor: Element | null): boolean {
    if (!ancestor) return false;
    const { overflowX, overflowY } = getComputedStyle(ancestor);
    const { left, right, top, bottom } = ancestor.getBoundingClientRect();
    const across = overflowX !== 'visible' && (box.left < left - 1 || box.right > right + 1);
    const down = overflowY !== 'visible' && (box.top < top - 1 || box.bottom > bottom + 1);
    return across || down || isClipped(box, ancestor.parentElement);
  }

  for (const width of widths) {
    element.style.width = `${width}px`;
    const fault = (what: string) => faults.push(`${width}px: ${what}`);
    const { left, right } = element.getBoundingClientRect();
    const { scrollWidth, clientWidth } = root.querySelector('.site') as Element;
    if (scrollWidth > clientWidth) fault('scrolls sideways');
    const { found, broken, orphans } = lines();
    for (const word of broken) fault(`"${word}" is broken`);
    for (const word of mayBeAlone ? [] : orphans) fault(`"${word}" has a line for itself`);
    for (const { text, box, node } of found) {
      if (isClipped(box, node.parentElement)) fault(`"${text}" is clipped`);
      const cell = cellOf(node);
      if (box.left < cell.left - 1 || box.right > cell.right + 1) {
        fault(`"${text}" leaves its cell`);
      }
      if (box.left < left - 0.5 || box.right > right + 0.5) fault(`"${text}" runs over the edge`);
    }
    for (const [index, one] of found.entries()) {
      for (const other of found.slice(index + 1)) {
        if (one.node === other.node) continue;
        const [a, b] = [one.box, other.box];
        const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        // Line boxes of large type overlap without letters touching; letters touch from a third of
        // a line.
        if (across > 1 && down > Math.min(a.height, b.height) / 3) {
          fault(`"${one.text}" lies on "${other.text}"`);
        }
      }
    }
    for (const target of root.querySelectorAll('a, button')) {
      const box = target.getBoundingClientRect();
      if (!box.width || !isShown(target) || target.closest('p')) continue;
      if (box.width < 44 || box.height < 44) {
        const size = `${Math.round(box.width)} × ${Math.round(box.height)}`;
        fault(`target "${target.textContent || target.getAttribute('aria-label')}" is ${size}`);
      }
    }
  }
  root.adoptedStyleSheets = before;
  return faults;
}
