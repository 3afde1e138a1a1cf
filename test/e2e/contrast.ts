import type { Page } from 'playwright-core';

export interface Pair {
  /** The text, or the icon or border of a control. */
  readonly what: string;
  readonly ratio: number;
  readonly needed: 4.5 | 3;
  readonly colours: string;
}

/**
 * The contrast of every text, and of icons and borders of controls, with the painted background; for each
 * value of a public custom property. The whole screen has to be in the viewport.
 */
export function contrasts(
  page: Page,
  property: string,
  values: readonly string[],
): Promise<Pair[]> {
  return page.evaluate(
    ([name, given]) => {
      interface Place {
        readonly what: string;
        readonly needed: 4.5 | 3;
        readonly colour: () => string;
        readonly ground: () => string;
      }
      const root = document.querySelector('#site > *')?.shadowRoot as ShadowRoot;
      const context = new OffscreenCanvas(1, 1).getContext('2d', {
        willReadFrequently: true,
      }) as OffscreenCanvasRenderingContext2D;
      const known = new Map<string, number[]>();

      function rgba(colour: string): number[] {
        const read = known.get(colour);
        if (read) return read;
        context.clearRect(0, 0, 1, 1);
        context.fillStyle = colour;
        context.fillRect(0, 0, 1, 1);
        const channels = [...context.getImageData(0, 0, 1, 1).data];
        known.set(colour, channels);
        return channels;
      }

      function luminance(colour: string): number {
        const [r, g, b] = rgba(colour).map((value) => {
          const share = value / 255;
          return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
        }) as [number, number, number];
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
      }

      // elementsFromPoint leaves out elements without pointer events.
      const hittable = new CSSStyleSheet();
      hittable.replaceSync('* { pointer-events: auto !important }');
      root.adoptedStyleSheets.push(hittable);

      /** Whether it is visible to screen readers only, or only while it has focus. */
      function isHidden(element: Element | null): boolean {
        if (!element) return false;
        const { clipPath } = getComputedStyle(element);
        return clipPath === 'inset(50%)' || isHidden(element.parentElement);
      }

      /** Reads the colour behind an element at a point. */
      function groundAt(element: Element, x: number, y: number): () => string {
        const stack = root.elementsFromPoint(x, y);
        for (const below of stack.slice(Math.max(0, stack.indexOf(element)))) {
          const style = getComputedStyle(below);
          const isShape = below !== element && below instanceof SVGGeometryElement;
          if (isShape && style.fill !== 'none') return () => style.fill;
          if (rgba(style.backgroundColor)[3] === 255) return () => style.backgroundColor;
        }
        const style = getComputedStyle(root.querySelector('.site') as Element);
        return () => style.backgroundColor;
      }

      const places: Place[] = [];
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const text = walker.currentNode as Text;
        const element = text.parentElement as Element;
        if (!text.data.trim() || isHidden(element)) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        const box = [...range.getClientRects()].find(
          ({ width, height }) => width > 3 && height > 3,
        );
        const isShown = element.checkVisibility({
          visibilityProperty: true,
          opacityProperty: true,
        });
        if (!box || !isShown) continue;
        const style = getComputedStyle(element);
        const isDrawn = element instanceof SVGElement;
        const size = Number.parseFloat(style.fontSize);
        const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
        places.push({
          what: text.data.trim().slice(0, 40),
          needed: isLarge ? 3 : 4.5,
          colour: () => (isDrawn ? style.fill : style.color),
          ground: groundAt(element, box.x + 1, box.y + box.height / 2),
        });
      }
      for (const sign of root.querySelectorAll('a svg, button svg, [aria-pressed="false"]')) {
        const box = sign.getBoundingClientRect();
        const style = getComputedStyle(sign);
        const isButton = sign instanceof HTMLElement;
        const isShown = sign.checkVisibility({ visibilityProperty: true });
        if (!box.width || !isShown || (!isButton && style.stroke === 'none')) continue;
        const around = sign.parentElement as Element;
        places.push({
          what: `the sign of ${around.textContent?.trim().slice(0, 30)}`,
          needed: 3,
          colour: () => (isButton ? style.borderTopColor : style.stroke),
          ground: groundAt(around, box.x + box.width / 2, box.y - 2),
        });
      }

      const pairs = given.flatMap((value) => {
        document.documentElement.style.setProperty(name, value);
        return places.map(({ what, needed, colour, ground }) => {
          const [text, behind] = [colour(), ground()];
          const [low, high] = [luminance(text), luminance(behind)].sort((a, b) => a - b) as [
            number,
            number,
          ];
          const ratio = (high + 0.05) / (low + 0.05);
          return { what, needed, ratio, colours: `${name} ${value}: ${text} on ${behind}` };
        });
      });
      document.documentElement.style.removeProperty(name);
      root.adoptedStyleSheets.pop();
      return pairs;
    },
    [property, values] as const,
  );
}
