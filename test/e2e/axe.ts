import { readFileSync } from 'node:fs';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const code = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');
export const loadAxe = (page: Page) => page.evaluate(code);

/** What axe finds against levels A and AA of WCAG, and against best practices. */
export function violations(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const { violations } = await window.axe.run(document, {
      resultTypes: ['violations'],
      // axe reads -webkit-text-fill-color, which is not the displayed colour in forced colours.
      rules: { 'color-contrast': { enabled: !matchMedia('(forced-colors: active)').matches } },
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  });
}
