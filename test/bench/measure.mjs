import { areSitesWhole } from '../e2e/whole.mjs';
import { openPage } from './page.mjs';

/** How the page is throttled: as a phone on a slow connection (Lighthouse's profile), and not at all. */
export const profiles = {
  throttled: {
    cpu: 4,
    network: { latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 },
  },
  unthrottled: { cpu: 1 },
};

/** The links that are clicked, in this order: each screen for the first time, then again. */
export const links = [
  'Training',
  'Consultancy',
  'Contact Us',
  'Know Us More',
  'Career',
  'Skillmere, home',
];

/** Loads `address` in a new context and measures it, in ms and bytes. */
export async function measure(browser, address, { cpu, network }) {
  const page = await openPage(browser);
  try {
    await page.send('Network.enable');
    if (network) {
      await page.send('Network.emulateNetworkConditions', { offline: false, ...network });
    }
    // CPU time of the page's main thread, so other work of the machine does not count.
    await page.send('Performance.enable', { timeDomain: 'threadTicks' });
    await load(page, address, cpu);
    const { work } = await metrics(page);
    await page.send('HeapProfiler.collectGarbage');
    const { heap } = await metrics(page);
    const paints = await page.evaluate(() => window.bench.figures());
    return { ...paints, work, heap, ...(await navigate(page)) };
  } finally {
    await page.close();
  }
}

/** Loads `address`, on a CPU that is `cpu` times slower, until the whole site is shown. */
export async function load(page, address, cpu) {
  await page.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  await page.prepare(observe);
  await page.send('Page.navigate', { url: address });
  await page.evaluate(untilShown);
  do await page.evaluate(untilIdle);
  while (!(await page.evaluate(areSitesWhole)));
}

/** In the page: collects what the browser reports about it. */
function observe() {
  const entries = { paint: [], 'layout-shift': [], longtask: [] };
  const observers = Object.entries(entries).map(([type, list]) => {
    const observer = new PerformanceObserver((seen) => list.push(...seen.getEntries()));
    observer.observe({ type, buffered: true });
    return () => list.push(...observer.takeRecords());
  });
  const sum = (list, of) => list.reduce((total, entry) => total + of(entry), 0);
  window.bench = {
    figures() {
      for (const takeRest of observers) takeRest();
      return {
        firstPaint: entries.paint.find(({ name }) => name === 'first-contentful-paint').startTime,
        shift: sum(entries['layout-shift'], ({ value }) => value),
        // Of every task since the navigation: tasks before the first paint block too.
        blocking: sum(entries.longtask, ({ duration }) => Math.max(0, duration - 50)),
      };
    },
  };
}

/** In the page: waits until a heading is painted and, where there is a script, it has rendered or hydrated. */
function untilShown() {
  function isShown() {
    const hosts = [...document.querySelectorAll('training-site, #site')];
    const roots = hosts.map((host) => host.shadowRoot);
    const isTakenOver = roots.every(
      (root) => root?.querySelector('h1') && !root.querySelector('link'),
    );
    const isPainted = performance.getEntriesByName('first-contentful-paint').length > 0;
    return isPainted && isTakenOver && (hosts.length > 0 || document.querySelector('h1'));
  }
  return new Promise((resolve) => {
    const look = () => (isShown() ? resolve() : requestAnimationFrame(look));
    look();
  });
}

/** In the page: waits until the next frame is painted and the main thread is idle. */
function untilIdle() {
  return new Promise((resolve) =>
    requestAnimationFrame(() => requestIdleCallback(() => requestIdleCallback(resolve))),
  );
}

async function metrics(page) {
  const { metrics: all } = await page.send('Performance.getMetrics');
  const value = (wanted) => all.find(({ name }) => name === wanted).value;
  return { work: value('TaskDuration') * 1000, heap: value('JSHeapUsedSize') };
}

/** The median times from click to paint, and the CPU time of a navigation; undefined in a page without links. */
async function navigate(page) {
  const clicks = [];
  for (const name of [...links, ...links]) {
    const before = await metrics(page);
    const times = await click(page, name);
    if (!times) return undefined;
    clicks.push({ ...times, work: (await metrics(page)).work - before.work });
  }
  const painted = clicks.map((one) => one.painted);
  return {
    navigationFirst: median(painted.slice(0, links.length)),
    navigationAgain: median(painted.slice(links.length)),
    navigationWhole: median(clicks.map(({ whole }) => whole)),
    navigationWork: median(clicks.map(({ work }) => work)),
  };
}

/**
 * Moves the pointer to the first link with this name, and clicks it a little later, as a person does.
 *
 * @returns the times until a frame and until the whole screen is painted, in ms; undefined without such a link
 */
export async function click(page, name) {
  const at = await page.evaluate(centreOfLink, name);
  if (!at) return undefined;
  await page.evaluate(watchClick, name);
  const button = { ...at, button: 'left', clickCount: 1 };
  await page.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...at });
  // As long as we assume that a person needs between reaching a link and clicking it.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
  await page.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...button });
  await page.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...button });
  const times = await page.evaluate(() => window.bench.click);
  await page.evaluate(untilIdle);
  return times;
}

/** In the page: the centre of a link, which is scrolled into view; undefined if there is none. */
function centreOfLink(name) {
  const site = document.querySelector('training-site')?.shadowRoot;
  const found = [...(site?.querySelectorAll('[part=header] a, [part=footer] a') ?? [])];
  const link = found.find(
    (one) => one.checkVisibility() && (one.ariaLabel ?? one.textContent) === name,
  );
  if (!link) return undefined;
  link.scrollIntoView({ block: 'nearest' });
  const { left, top, width, height } = link.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/**
 * In the page: measures the time from the next click, on the link `name`, until a frame is painted, and until
 * the frame with the whole screen is. It marks both times for the trace, see navigations.mjs.
 */
function watchClick(name) {
  const site = document.querySelector('training-site').shadowRoot;
  // A task with this priority runs right after the frame, before the tasks of React.
  const afterFrame = (callback) =>
    requestAnimationFrame(() => scheduler.postTask(callback, { priority: 'user-blocking' }));
  window.bench.click = new Promise((resolve) => {
    const measureClick = ({ timeStamp: start }) => {
      const timeOf = (event) =>
        performance.measure(`${event} ${name}`, { start, end: performance.now() }).duration;
      let painted;
      afterFrame(function paint() {
        painted ??= timeOf('click');
        if (site.querySelector('[part=footer]')) resolve({ painted, whole: timeOf('whole') });
        else afterFrame(paint);
      });
    };
    addEventListener('click', measureClick, { capture: true, once: true });
  });
}

export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}
