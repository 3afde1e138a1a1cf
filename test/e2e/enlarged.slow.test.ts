import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { describeInChromium, inPortal, script } from './chromium';
import { faultsOfScreens } from './layoutFaults';

/**
 * In the page: twice the size for every text, as a browser does that enlarges text alone. It
 * doubles the sizes in the rules of the site. Sizes that depend on those of other texts follow.
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
    const follows = !fontSize || /em|lh|inherit/.test(fontSize);
    const size = fontSize === 'medium' ? '16px' : fontSize;
    return `${rule.selectorText} { ${follows || isPicture ? '' : `font-size: calc(2 * (${size}));`} ${inside} }`;
  };
  const sheet = new CSSStyleSheet();
  const rules = root.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules]);
  sheet.replaceSync(rules.map(doubled).join('\n'));
  root.adoptedStyleSheets.push(sheet);
}

async function losesNothing(page: Page, width: number) {
  await page.setViewportSize({ width: 1920, height: 800 });
  const faults = await faultsOfScreens(page, { widths: [width], orphans: true });
  // Words may break where text is so large.
  expect(faults.filter((fault) => !fault.endsWith('is broken'))).toEqual([]);
}

describeInChromium('enlarged', ({ open }) => {
  it.each([1280, 390])(
    'no screen loses anything at %ipx when text alone is twice as large',
    async (width) => {
      const page = await open('/demo/');
      await page.evaluate(doubleText);
      await losesNothing(page, width);
    },
  );
});

describeInChromium(
  'where the visitor has chosen 24px for text',
  ({ open, openHtml }) => {
    it('the text of the site grows with the size that the visitor has chosen for text', async () => {
      const page = await openHtml(
        inPortal(
          `<p>Text</p><training-site></training-site>${script}`,
          '<style>html { font-size: 62.5% }</style>',
        ),
      );
      const sizes = await page
        .locator('.site p')
        .evaluateAll((texts) =>
          texts.map((text) => Number.parseFloat(getComputedStyle(text).fontSize)),
        );
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(20);
    });

    it.each([390, 768, 1280])(
      'every screen fits into %ipx where the visitor has chosen 24px for text',
      async (width) => {
        await losesNothing(await open('/demo/'), width);
      },
    );
  },
  '--blink-settings=defaultFontSize=24',
);

describeInChromium(
  'where the visitor has chosen 32px for text',
  ({ open }) => {
    it.each([390, 768, 1280])(
      'every screen fits into %ipx where the visitor has chosen 32px for text',
      async (width) => {
        await losesNothing(await open('/demo/'), width);
      },
    );
  },
  '--blink-settings=defaultFontSize=32',
);

describeInChromium(
  'enlarged by the browser’s settings',
  ({ open }) => {
    it('every screen fits into 390px with a minimum font size of 24px', async () => {
      await losesNothing(await open('/demo/'), 390);
    });
  },
  '--blink-settings=minimumFontSize=24',
);
