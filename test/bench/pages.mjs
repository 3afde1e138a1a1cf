// Compares the pages of `npm run pages` with the same page with hash links, throttled:
//   npm run build && node test/bench/pages.mjs [--runs 9]
// `prefetch` and `speculation` are the pages with one way more to load the next page early.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { launchChromium } from '../../tools/chromium.mjs';
import { median, profiles } from './measure.mjs';
import { openPage } from './page.mjs';
import { serveCompressed } from './serveCompressed.mjs';

const { values } = parseArgs({ options: { runs: { type: 'string', default: '9' } } });
/** What `npm run pages` writes. */
function write(...args) {
  const out = join(mkdtempSync(join(tmpdir(), 'pages-')), 'out');
  const command = ['tools/pages.mjs', '--address', 'http://localhost/', '--out', out, ...args];
  execFileSync(process.execPath, command);
  const names = readdirSync(out, { recursive: true }).filter((name) =>
    /\.(html|js|css)$/.test(name),
  );
  return Object.fromEntries(names.map((name) => [name, readFileSync(join(out, name), 'utf8')]));
}

const pages = write();
const rules = '{"prefetch":[{"where":{"href_matches":"/*"},"eagerness":"moderate"}]}';
/** The same pages with one more element. */
const pagesWith = (element) =>
  Object.fromEntries(
    Object.entries(pages).map(([name, text]) => [name, text.replace('<style>', `${element}$&`)]),
  );
const subjects = {
  pages,
  hash: write('--options', '{"pages":""}'),
  prefetch: pagesWith('<link rel="prefetch" href="./training/">'),
  speculation: pagesWith(`<script type="speculationrules">${rules}</script>`),
};

const { origin, close } = await serveCompressed(subjects);
const browser = await launchChromium();
const order = Object.keys(subjects);
const results = Object.fromEntries(order.map((name) => [name, []]));
try {
  for (let run = 0; run < Number(values.runs); run += 1) {
    for (const name of order) results[name].push(await measure(`${origin}/${name}/`));
    order.push(order.shift());
    process.stderr.write(`run ${run + 1} of ${values.runs}\n`);
  }
} finally {
  await browser.close();
  close();
}

const medianOf = (name, figure) => median(results[name].map((run) => run[figure]));
const rows = Object.keys(subjects).map((name) => {
  const figures = ['firstPaint', 'click'].map((figure) => {
    const all = results[name].map((run) => run[figure]);
    const ratio = (medianOf(name, figure) / medianOf('pages', figure)).toFixed(2);
    const spread = [Math.min(...all), Math.max(...all)].map(Math.round).join('–');
    return [figure, `${Math.round(median(all))} (${spread}), ${ratio} of pages`];
  });
  return [name, Object.fromEntries(figures)];
});
console.table(Object.fromEntries(rows));

/** The first paint of Home, and the time from a click on Training to the paint of its heading, in ms. */
async function measure(address) {
  const page = await openPage(browser);
  const { cpu, network } = profiles.throttled;
  try {
    await page.send('Network.enable');
    await page.send('Network.emulateNetworkConditions', { offline: false, ...network });
    await page.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    await page.send('Page.navigate', { url: address });
    await page.evaluate(untilQuiet);
    const firstPaint = await page.evaluate(paint);
    const at = await page.evaluate(linkTo);
    const button = { ...at, button: 'left', clickCount: 1 };
    await page.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...at });
    // A person needs about this time between reaching a link and clicking it.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
    await page.evaluate(watchClick);
    await page.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...button });
    await page.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...button });
    for (;;) {
      // The page may be left during a call.
      const click = await page.evaluate(sinceClick).catch(() => undefined);
      if (click) return { firstPaint, click };
    }
  } finally {
    await page.close();
  }
}

/** In the page: waits until the script has taken the site over, and nothing is left to do. */
function untilQuiet() {
  return new Promise((resolve) => {
    const look = () => {
      const root = document.querySelector('training-site')?.shadowRoot;
      if (
        document.readyState === 'complete' &&
        root?.querySelector('h1') &&
        !root.querySelector('link')
      )
        requestIdleCallback(() => requestIdleCallback(resolve));
      else requestAnimationFrame(look);
    };
    look();
  });
}

function paint() {
  return performance.getEntriesByName('first-contentful-paint')[0].startTime;
}

function linkTo() {
  const root = document.querySelector('training-site').shadowRoot;
  const links = [...root.querySelectorAll('[part=header] a')];
  const { x, y, width, height } = links
    .find((one) => one.textContent === 'Training')
    .getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

function watchClick() {
  const note = ({ timeStamp }) => {
    sessionStorage.clicked = performance.timeOrigin + timeStamp;
    const look = () => {
      const heading = document.querySelector('training-site').shadowRoot.querySelector('h1');
      if (!/^Getting Ready/.test(heading.textContent)) requestAnimationFrame(look);
      else
        scheduler.postTask(() => Object.assign(window, { shown: performance.now() }), {
          priority: 'user-blocking',
        });
    };
    requestAnimationFrame(look);
  };
  addEventListener('click', note, { capture: true, once: true });
}

/** In the page: the time from the click to the paint of Training; undefined before that. */
function sinceClick() {
  const [entry] = performance.getEntriesByName('first-contentful-paint');
  const shown =
    window.shown ?? (/training\/$/.test(location.pathname) ? entry?.startTime : undefined);
  return shown && performance.timeOrigin + shown - Number(sessionStorage.clicked);
}
