import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { codeBlocks } from '../codeBlocks';
import { home, training } from '../screens';
import { describeInChromium } from './chromium';

const blocks = codeBlocks('README.md').filter(({ language }) => language === 'html');

/** The code as an administrator pastes it: with the name and the integrity of this build. */
function pasted(code: string): string {
  const { files } = JSON.parse(readFileSync('dist/manifest.json', 'utf8'));
  const { file, integrity } = files['training-site.js'];
  return code
    .replace(/\/assets\/training-site-[^"]+\.js/, `/dist/${file}`)
    .replace('/assets/', '/dist/')
    .replace('sha384-…', integrity);
}

describeInChromium('the HTML of README.md', ({ openHtml }) => {
  it.each(blocks)('shows the site: $code', async ({ code }) => {
    const page = await openHtml(
      `<!doctype html><html lang="en"><title>Portal</title><body>${pasted(code)}</body></html>`,
    );
    await page.getByRole('heading', { level: 1, name: home.heading }).waitFor();
    expect(await page.title()).toBe(home.title);
    await page.getByRole('link', { name: training.link, exact: true }).first().click();
    await page.getByRole('heading', { level: 1, name: training.heading }).waitFor();
  });
});
