/**
 * The lines of headings whose letters touch those of the next line, at each width of the site. Fonts differ in how far
 * their letters reach up and down. Runs in the page, so it uses nothing from outside itself.
 */
export function touchingLines(widths: readonly number[]): string[] {
  const element = document.getElementById('site') as HTMLElement;
  const root = element.firstElementChild?.shadowRoot as ShadowRoot;
  const faults: string[] = [];
  for (const width of widths) {
    element.style.width = `${width}px`;
    for (const heading of root.querySelectorAll('h1, h2, h3')) {
      if (!heading.checkVisibility({ visibilityProperty: true })) continue;
      const lines = linesOf(heading);
      for (const [index, line] of lines.entries()) {
        const next = lines[index + 1];
        if (next && touch(heading, line, next))
          faults.push(`${width}px: ${textOf(line)} / ${textOf(next)}`);
      }
    }
  }
  return faults;

  interface Word {
    readonly text: string;
    readonly box: DOMRect;
    readonly style: CSSStyleDeclaration;
  }

  function textOf(line: readonly Word[]) {
    return line.map(({ text }) => text).join(' ');
  }

  function linesOf(heading: Element): Word[][] {
    const lines = new Map<number, Word[]>();
    const range = document.createRange();
    const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      const style = getComputedStyle(node.parentElement as Element);
      for (const { 0: text, index } of node.data.matchAll(/\S+/g)) {
        range.setStart(node, index);
        range.setEnd(node, index + text.length);
        const box = range.getBoundingClientRect();
        lines.set(box.top, [...(lines.get(box.top) ?? []), { text, box, style }]);
      }
    }
    return [...lines.entries()].toSorted(([one], [other]) => one - other).map(([, line]) => line);
  }

  /** Whether letters of the two lines share a pixel. */
  function touch(heading: Element, one: readonly Word[], other: readonly Word[]): boolean {
    const first = drawn(heading, one);
    const second = drawn(heading, other);
    return first.some(
      (alpha, index) => index % 4 === 3 && alpha > 127 && (second[index] ?? 0) > 127,
    );
  }

  /** Draws a line of text on a canvas that is larger than the heading, and returns the pixels of the canvas. */
  function drawn(heading: Element, line: readonly Word[]) {
    const { left, top, width, height } = heading.getBoundingClientRect();
    const margin = 40;
    const canvas = new OffscreenCanvas(width + 2 * margin, height + 2 * margin);
    const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
    for (const { text, box, style } of line) {
      context.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
      context.letterSpacing = style.letterSpacing === 'normal' ? '0px' : style.letterSpacing;
      const { fontBoundingBoxAscent } = context.measureText(text);
      context.fillText(
        text,
        box.left - left + margin,
        box.top - top + fontBoundingBoxAscent + margin,
      );
    }
    return context.getImageData(0, 0, canvas.width, canvas.height).data;
  }
}
