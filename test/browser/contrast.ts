import type { Page } from 'playwright-core';

export interface Pair {
  /** What is read, or the sign that is seen. */
  readonly what: string;
  readonly ratio: number;
  readonly needed: 4.5 | 3;
  readonly colours: string;
}

/**
 * The contrast of every text and of every sign of a control with what is painted behind it, as the
 * browser has painted it. The whole screen has to be in the viewport.
 */
export function contrasts(page: Page): Promise<Pair[]> {
  return page.evaluate(() => {
    const root = document.querySelector('#site > *')?.shadowRoot as ShadowRoot;
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = 1;
    const context = canvas.getContext('2d', {
      willReadFrequently: true,
    }) as CanvasRenderingContext2D;

    function rgba(colour: string): number[] {
      context.clearRect(0, 0, 1, 1);
      context.fillStyle = colour;
      context.fillRect(0, 0, 1, 1);
      return [...context.getImageData(0, 0, 1, 1).data];
    }

    function luminance([red = 0, green = 0, blue = 0]: number[]): number {
      const [r, g, b] = [red, green, blue].map((value) => {
        const share = value / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      }) as [number, number, number];
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    }

    function ratio(one: string, other: string): number {
      const [low, high] = [luminance(rgba(one)), luminance(rgba(other))].sort((a, b) => a - b) as [
        number,
        number,
      ];
      return (high + 0.05) / (low + 0.05);
    }

    /** The colour of what lies behind an element at a point. */
    function ground(element: Element, x: number, y: number): string {
      const stack = root.elementsFromPoint(x, y);
      for (const below of stack.slice(Math.max(0, stack.indexOf(element)))) {
        const { backgroundColor, fill } = getComputedStyle(below);
        if (below !== element && below instanceof SVGGeometryElement && fill !== 'none')
          return fill;
        if (rgba(backgroundColor)[3] === 255) return backgroundColor;
      }
      return getComputedStyle(root.querySelector('.site') as Element).backgroundColor;
    }

    /** Kept for screen readers alone, or for the moment it has focus. */
    function isHidden(element: Element | null): boolean {
      if (!element) return false;
      return getComputedStyle(element).clipPath === 'inset(50%)' || isHidden(element.parentElement);
    }

    const pairs: Pair[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      const element = text.parentElement as Element;
      if (!text.data.trim() || isHidden(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const box = [...range.getClientRects()].find(({ width, height }) => width > 3 && height > 3);
      if (!box || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        continue;
      const style = getComputedStyle(element);
      const colour = element.namespaceURI?.endsWith('svg') ? style.fill : style.color;
      const behind = ground(element, box.x + 1, box.y + box.height / 2);
      const size = Number.parseFloat(style.fontSize);
      const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
      pairs.push({
        what: text.data.trim().slice(0, 40),
        ratio: ratio(colour, behind),
        needed: isLarge ? 3 : 4.5,
        colours: `${colour} on ${behind}`,
      });
    }
    for (const sign of root.querySelectorAll('a svg, button svg, button[aria-pressed]')) {
      const box = sign.getBoundingClientRect();
      if (!box.width || !sign.checkVisibility({ visibilityProperty: true })) continue;
      const style = getComputedStyle(sign);
      const colour = sign.matches('button') ? style.borderTopColor : style.stroke;
      if (colour === 'none') continue;
      const around = sign.parentElement as Element;
      const behind = ground(around, box.x + box.width / 2, box.y - 2);
      if (sign.matches('[aria-pressed=true]')) continue;
      pairs.push({
        what: `sign in ${around.textContent?.trim().slice(0, 30) || around.getAttribute('aria-label')}`,
        ratio: ratio(colour, behind),
        needed: 3,
        colours: `${colour} on ${behind}`,
      });
    }
    return pairs;
  });
}
