// Takes pictures of the screens that a change of texts, records and logos has changed, from the scripts in dist/:
//   node build/tools/contentPictures.mjs --since main [--out pictures]
// In the fonts of the machine. EDITION names the languages.
import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { areSitesWhole } from '../../test/e2e/whole.mjs';
import { changedScreens } from '../changedScreens.mjs';
import { builtLanguages, scriptOf } from '../content.mjs';
import { readContent } from '../readContent.mjs';
import { launchChromium } from './chromium.mjs';
import { serve } from './server.mjs';

/** The widths of the window in px. */
const widths = [1280, 390];

const { values } = parseArgs({
  options: { since: { type: 'string' }, out: { type: 'string', default: 'pictures' } },
});
if (!values.since) throw new Error('Expected the commit before the change: --since main');

const changed = changedScreens(filesSince(values.since), builtLanguages);
if (changed.length === 0) console.log('No screen looks different.');
else await takePictures();

/** @param {string} commit */
function filesSince(commit) {
  const git = (/** @type {string[]} */ ...args) => execFileSync('git', args, { encoding: 'utf8' });
  try {
    return git('diff', '--name-only', '-z', `${commit}...`).split('\0');
  } catch {
    // The first push of a branch, for example.
    console.log(`There is no commit ${commit}: every screen.`);
    return ['src/drawings/logo.svg'];
  }
}

async function takePictures() {
  mkdirSync(values.out, { recursive: true });
  const server = await serve();
  const browser = await launchChromium();
  try {
    for (const { language, paths } of changed) {
      for (const width of widths) {
        const page = await openSite(browser, server.origin, language, width);
        for (const path of paths) await takePicture(page, language, path, width);
        await page.context().close();
      }
    }
  } finally {
    await browser.close();
    await server.close();
  }
}

/** @type {(browser: import('playwright-core').Browser, origin: string, language: string, width: number) => Promise<import('playwright-core').Page>} */
async function openSite(browser, origin, language, width) {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    viewport: { width, height: 800 },
  });
  // The notice would hide what is below it.
  await context.addInitScript(() => localStorage.setItem('displayCookieDialog', '0'));
  const { dir = 'ltr' } = readContent(language).content.language;
  const body = `<!doctype html><html lang="${language}" dir="${dir}"><body style="margin: 0">
    <training-site></training-site><script src="/dist/${scriptOf(language)}"></script>`;
  await context.route('**/picture', (route) => route.fulfill({ contentType: 'text/html', body }));
  const page = await context.newPage();
  await page.goto(`${origin}/picture`);
  return page;
}

/** @type {(page: import('playwright-core').Page, language: string, path: string, width: number) => Promise<void>} */
async function takePicture(page, language, path, width) {
  await page.goto(`${page.url().replace(/#.*/, '')}#${path}`);
  await page.reload();
  await page.evaluate(() => document.fonts.ready);
  await page.waitForFunction(areSitesWhole);
  const screen = path.slice(1).replace('no-such-screen', '404') || 'home';
  const file = join(values.out, `${language}-${screen}-${width}.png`);
  await page.screenshot({ path: file, fullPage: true });
  console.log(file);
}
