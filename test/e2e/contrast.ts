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

/**
 * For each theme, the contrast of every text, of icons, lines and borders of controls with the
 * painted background, and of the brand with each ground. The whole screen
 * has to be in the viewport.
 */
export async function contrasts(page: Page, themes: ReadonlyMap<string, Theme>) {
  const results = await page.evaluate(look, [...themes.values()]);
  return [...themes.keys()].map((name, index) => {
    const pairs = results[index] ?? [];
    const measured = pairs.map(({ what, needed, colour, ground }) => ({
      what,
      needed,
      ratio: contrast(colour, ground),
      colours: `rgb(${colour.slice(0, 3)}) on rgb(${ground.slice(0, 3)})`,
    }));
    return [name, measured] as const;
  });
}

/** Runs in the page. */
function look(themes: readonly Theme[]) {
  const brandColours = [
    ['--ts-brand-text', 4.5],
    ['--ts-brand', 3],
  ] as const;
  const root = document.querySelector('#site > *')?.shadowRoot as ShadowRoot;
  const context = new OffscreenCanvas(1, 1).getContext('2d', {
    willReadFrequently: true,
  }) as OffscreenCanvasRenderingContext2D;

  const known = new Map<string, number[]>();

  function rgba(colour: string): number[] {
    const before = known.get(colour);
    if (before) return before;
    context.clearRect(0, 0, 1, 1);
    context.fillStyle = colour;
    context.fillRect(0, 0, 1, 1);
    const painted = [...context.getImageData(0, 0, 1, 1).data];
    known.set(colour, painted);
    return painted;
  }

  /** A colour that an element has: it is read again with each theme. */
  interface Colour {
    readonly of: Element;
    readonly as:
      | 'color'
      | 'fill'
      | 'stroke'
      | 'backgroundColor'
      | 'borderTopColor'
      | 'textDecorationColor';
  }
  const read = ({ of, as }: Colour) => rgba(getComputedStyle(of)[as]);

  // `elementsFromPoint` does not return elements with `pointer-events: none`.
  const hittable = new CSSStyleSheet();
  hittable.replaceSync('* { pointer-events: auto !important }');
  root.adoptedStyleSheets.push(hittable);

  /** Whether it is visible to screen readers only, or only while it has focus. */
  function isHidden(element: Element | null): boolean {
    if (!element) return false;
    return getComputedStyle(element).clipPath === 'inset(50%)' || isHidden(element.parentElement);
  }

  const site = root.querySelector('.site') as Element;
  const isOpaque = (element: Element) => read({ of: element, as: 'backgroundColor' })[3] === 255;

  /** The colour behind an element at a point. */
  function groundAt(element: Element, x: number, y: number): Colour {
    const stack = root.elementsFromPoint(x, y);
    for (const below of stack.slice(Math.max(0, stack.indexOf(element)))) {
      const isShape = below !== element && below instanceof SVGGeometryElement;
      if (isShape && getComputedStyle(below).fill !== 'none') return { of: below, as: 'fill' };
      if (isOpaque(below)) return { of: below, as: 'backgroundColor' };
    }
    return { of: site, as: 'backgroundColor' };
  }

  const pairs: { what: string; needed: number; colour: Colour; ground: Colour }[] = [];
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
    const { fontSize, fontWeight, textDecorationLine } = getComputedStyle(element);
    const size = Number.parseFloat(fontSize);
    const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
    const what = text.data.trim().slice(0, 40);
    const ground = groundAt(element, box.x + 1, box.y + box.height / 2);
    const as = element instanceof SVGElement ? 'fill' : 'color';
    pairs.push({ what, needed: isLarge ? 3 : 4.5, colour: { of: element, as }, ground });
    if (textDecorationLine === 'underline') {
      const colour = { of: element, as: 'textDecorationColor' } as const;
      pairs.push({ what: `the line below ${what}`, needed: 3, colour, ground });
    }
  }
  for (const sign of root.querySelectorAll('a svg, button svg, [aria-pressed="false"]')) {
    const box = sign.getBoundingClientRect();
    const isButton = sign instanceof HTMLElement;
    const isShown = sign.checkVisibility({ visibilityProperty: true });
    if (!box.width || !isShown) continue;
    if (!isButton && getComputedStyle(sign).stroke === 'none') continue;
    const around = sign.parentElement as Element;
    pairs.push({
      what: `the sign of ${around.textContent?.trim().slice(0, 30)}`,
      needed: 3,
      colour: { of: sign, as: isButton ? 'borderTopColor' : 'stroke' },
      ground: groundAt(around, box.x + box.width / 2, box.y - 2),
    });
  }

  // Words in the brand, which are seen on hover, and lines in it.
  const samples = document.createElement('div');
  for (const ground of ['surface', 'quiet', 'deep', 'accent']) {
    for (const [name, needed] of brandColours) {
      const sample = document.createElement('i');
      sample.dataset.ground = ground;
      sample.style.color = `var(${name})`;
      samples.append(sample);
      pairs.push({
        what: `${name} on ${ground}`,
        needed,
        colour: { of: sample, as: 'color' },
        ground: { of: sample, as: 'backgroundColor' },
      });
    }
  }
  site.append(samples);

  const { style } = document.documentElement;
  const results = themes.map((theme) => {
    const given = Object.entries(theme);
    for (const [name, value] of given) style.setProperty(`--training-site-${name}`, value);
    const colours = pairs.map(({ what, needed, colour, ground }) => ({
      what,
      needed,
      colour: read(colour),
      ground: read(ground),
    }));
    for (const [name] of given) style.removeProperty(`--training-site-${name}`);
    return colours;
  });
  samples.remove();
  root.adoptedStyleSheets.pop();
  return results;
}
