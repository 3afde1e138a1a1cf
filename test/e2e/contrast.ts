import type { Page } from 'playwright-core';

/** The relative luminance by the formula of WCAG, of red, green and blue from 0 to 255. */
function luminance(colour: ArrayLike<number>): number {
  const [r = 0, g = 0, b = 0] = Array.from(colour, (value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

export function contrast(...colours: [ArrayLike<number>, ArrayLike<number>]): number {
  const [low = 0, high = 0] = colours.map(luminance).sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/**
 * What a page sets of the site's look: values by the names of the public custom properties, without
 * their prefix.
 */
export interface Theme {
  readonly brand?: string;
  readonly accent?: string;
  readonly surface?: string;
  readonly text?: string;
}

export const setTheme = (page: Page, theme: Theme) =>
  page.evaluate((values) => {
    for (const [name, value] of Object.entries(values)) {
      document.documentElement.style.setProperty(`--training-site-${name}`, value);
    }
  }, theme);

/**
 * The contrast of every text, and of icons and borders of controls, with the painted background.
 * The whole screen has to be in the viewport.
 */
export async function contrasts(page: Page) {
  const pairs = await page.evaluate(look);
  return pairs.map(({ what, needed, colour, ground }) => ({
    what,
    needed,
    ratio: contrast(colour, ground),
    colours: `rgb(${colour.slice(0, 3)}) on rgb(${ground.slice(0, 3)})`,
  }));
}

/** Runs in the page. */
function look() {
  const root = document.querySelector('#site > *')?.shadowRoot as ShadowRoot;
  const context = new OffscreenCanvas(1, 1).getContext('2d', {
    willReadFrequently: true,
  }) as OffscreenCanvasRenderingContext2D;

  function rgba(colour: string): number[] {
    context.clearRect(0, 0, 1, 1);
    context.fillStyle = colour;
    context.fillRect(0, 0, 1, 1);
    return [...context.getImageData(0, 0, 1, 1).data];
  }

  // `elementsFromPoint` does not return elements with `pointer-events: none`.
  const hittable = new CSSStyleSheet();
  hittable.replaceSync('* { pointer-events: auto !important }');
  root.adoptedStyleSheets.push(hittable);

  /** Whether it is visible to screen readers only, or only while it has focus. */
  function isHidden(element: Element | null): boolean {
    if (!element) return false;
    return getComputedStyle(element).clipPath === 'inset(50%)' || isHidden(element.parentElement);
  }

  /** The colour behind an element at a point. */
  function groundAt(element: Element, x: number, y: number): string {
    const stack = root.elementsFromPoint(x, y);
    for (const below of stack.slice(Math.max(0, stack.indexOf(element)))) {
      const { fill, backgroundColor } = getComputedStyle(below);
      const isShape = below !== element && below instanceof SVGGeometryElement;
      if (isShape && fill !== 'none') return fill;
      if (rgba(backgroundColor)[3] === 255) return backgroundColor;
    }
    return getComputedStyle(root.querySelector('.site') as Element).backgroundColor;
  }

  const pairs: { what: string; needed: number; colour: number[]; ground: number[] }[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    const element = text.parentElement as Element;
    const seen = { visibilityProperty: true, opacityProperty: true };
    if (!text.data.trim() || isHidden(element) || !element.checkVisibility(seen)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const box = [...range.getClientRects()].find(({ width, height }) => width > 3 && height > 3);
    if (!box) continue;
    const { color, fill, fontSize, fontWeight } = getComputedStyle(element);
    const size = Number.parseFloat(fontSize);
    const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
    pairs.push({
      what: text.data.trim().slice(0, 40),
      needed: isLarge ? 3 : 4.5,
      colour: rgba(element instanceof SVGElement ? fill : color),
      ground: rgba(groundAt(element, box.x + 1, box.y + box.height / 2)),
    });
  }
  for (const sign of root.querySelectorAll('a svg, button svg, [aria-pressed="false"]')) {
    const box = sign.getBoundingClientRect();
    const { borderTopColor, stroke } = getComputedStyle(sign);
    const isButton = sign instanceof HTMLElement;
    const isShown = sign.checkVisibility({ visibilityProperty: true });
    if (!box.width || !isShown || (!isButton && stroke === 'none')) continue;
    const around = sign.parentElement as Element;
    pairs.push({
      what: `the sign of ${around.textContent?.trim().slice(0, 30)}`,
      needed: 3,
      colour: rgba(isButton ? borderTopColor : stroke),
      ground: rgba(groundAt(around, box.x + box.width / 2, box.y - 2)),
    });
  }
  root.adoptedStyleSheets.pop();
  return pairs;
}
