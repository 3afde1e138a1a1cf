import { expect, it } from 'vitest';
import { describeInChromium } from './chromium';
import { onEveryScreen } from './everyScreen';

/**
 * In the page: twice the size for every text, as a browser does that enlarges text alone. It doubles the
 * sizes in the rules of the site. Sizes that depend on those of other texts follow.
 */
export function doubleText() {
  const root = document.querySelector('#site > *')?.shadowRoot as ShadowRoot;
  const doubled = (rule: CSSRule): string => {
    const inside = [...((rule as CSSGroupingRule).cssRules ?? [])].map(doubled).join('');
    if (rule instanceof CSSContainerRule) return `@container ${rule.conditionText} { ${inside} }`;
    if (rule instanceof CSSMediaRule) return `@media ${rule.conditionText} { ${inside} }`;
    if (!(rule instanceof CSSStyleRule)) return '';
    const { fontSize } = rule.style;
    // The wordmarks of clients are pictures.
    const isPicture = root.querySelector(`svg:is(${rule.selectorText})`) !== null;
    // The second are widths, which Fit.module.css has as font sizes.
    const follows = !fontSize || /em|lh|inherit/.test(fontSize) || fontSize === '100cqi';
    return `${rule.selectorText} { ${follows || isPicture ? '' : `font-size: calc(2 * (${fontSize}));`} ${inside} }`;
  };
  const sheet = new CSSStyleSheet();
  const rules = root.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules]);
  sheet.replaceSync(rules.map(doubled).join('\n'));
  root.adoptedStyleSheets.push(sheet);
}

/** In the page: the texts that run over the edge of the site, or out of a box that clips them or ends below. */
export function lostTexts(): string[] {
  const root = document.querySelector('#site > *')?.shadowRoot as ShadowRoot;
  const lost: string[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    const parent = text.parentElement as Element;
    if (!text.data.trim() || !parent.checkVisibility({ visibilityProperty: true })) continue;
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    for (let around: Element | null = parent; around; around = around.parentElement) {
      const { clipPath, overflowX } = getComputedStyle(around);
      if (clipPath === 'inset(50%)') break;
      const isEdge = overflowX !== 'visible' || around.matches('.site, [part=main] > *');
      const edge = around.getBoundingClientRect();
      const isOut =
        box.left < edge.left - 1 ||
        box.right > edge.right + 1 ||
        (box.bottom > edge.bottom + 1 && around.localName !== 'header');
      if (isEdge && isOut) lost.push(text.data.slice(0, 40));
    }
  }
  return [...new Set(lost)];
}

/** Widths in px of the sites whose text is enlarged. */
interface EnlargedWidths {
  /** By the browser's zoom, which makes the window smaller in CSS pixels. */
  readonly zoomed: readonly number[];
  /** By the text alone. */
  readonly doubled: readonly number[];
}

/** Tests that no text is lost when it is enlarged. */
export function describeEnlarged({ zoomed, doubled }: EnlargedWidths): void {
  describeInChromium('enlarged', ({ open }) => {
    it.each(zoomed)('every screen fits into %ipx, and no text is lost', async (width) => {
      const page = await open('/demo/', { viewport: { width, height: 400 }, notice: true });
      await onEveryScreen(page, async ({ path }) => {
        expect([path, await page.evaluate(lostTexts)]).toEqual([path, []]);
        const overhang = await page.evaluate(() => document.documentElement.scrollWidth);
        expect([path, overhang]).toEqual([path, width]);
      });
    });

    it.each(doubled)('text alone may be twice as large at %ipx', async (width) => {
      const page = await open('/demo/', { viewport: { width, height: 800 } });
      await page.evaluate(doubleText);
      await onEveryScreen(page, async ({ path }) => {
        expect([path, await page.evaluate(lostTexts)]).toEqual([path, []]);
        const overhang = await page.evaluate(() => document.documentElement.scrollWidth);
        expect([path, overhang]).toEqual([path, width]);
      });
    });
  });
}
