import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { describeInChromium } from './chromium';
import { onEveryScreen, overhangOf } from './everyScreen';

/**
 * In the page: twice the size for every text, as a browser does that enlarges text alone. It doubles the
 * sizes in the rules of the site. Sizes that depend on those of other texts follow.
 */
function doubleText() {
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
function lostTexts(): string[] {
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

const losesNothing = (page: Page) =>
  onEveryScreen(page, async ({ path }) => {
    expect([path, await page.evaluate(lostTexts)]).toEqual([path, []]);
    expect([path, await overhangOf(page)]).toEqual([path, 0]);
  });

describeInChromium('enlarged', ({ open }) => {
  it('every screen fits into 320px, a window of 1280px at 400 %, and no text is lost', async () => {
    const viewport = { width: 320, height: 400 };
    await losesNothing(await open('/demo/', { viewport, notice: true }));
  });

  it.each([1280, 390])('text alone may be twice as large at %ipx', async (width) => {
    const page = await open('/demo/', { viewport: { width, height: 800 } });
    await page.evaluate(doubleText);
    await losesNothing(page);
  });
});

describeInChromium(
  'enlarged by the browser’s settings',
  ({ open }) => {
    it('every screen fits into 390px with a smallest text of 24px', async () => {
      await losesNothing(await open('/demo/', { viewport: { width: 390, height: 800 } }));
    });
  },
  '--blink-settings=minimumFontSize=24',
);
