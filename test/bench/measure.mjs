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
const links = [
  'Training',
  'Consultancy',
  'Contact Us',
  'Know Us More',
  'Career',
  'Skillmere, home',
];

/** What `address` costs, in ms and bytes. Opens it in a new context. */
export async function measurePage(browser, address, { cpu, network }) {
  const page = await openPage(browser);
  try {
    if (network) {
      await page.send('Network.enable');
      await page.send('Network.emulateNetworkConditions', { offline: false, ...network });
    }
    // CPU time of the page's main thread, so other work of the machine does not count.
    await page.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    await page.prepare(observe);
    await page.send('Page.navigate', { url: address });
    await page.evaluate(untilShown);
    do await page.evaluate(untilIdle);
    while (!(await page.evaluate(areSitesWhole)));
    const { TaskDuration } = await metrics(page);
    await page.send('HeapProfiler.collectGarbage');
    const { JSHeapUsedSize } = await metrics(page);
    const paints = await page.evaluate(() => ({
      firstPaint: performance.getEntriesByName('first-contentful-paint')[0].startTime,
      ...window.bench,
    }));
    const clicks = await clickLinks(page);
    return {
      ...paints,
      work: TaskDuration * 1000,
      heap: JSHeapUsedSize,
      navigationFirst: median(clicks.slice(0, links.length)),
      navigationAgain: median(clicks.slice(links.length)),
    };
  } finally {
    await page.close();
  }
}

/** In the page: adds up how far its parts shift, and how long it blocks. */
function observe() {
  window.bench = { shift: 0, blocking: 0 };
  const watch = (type, add) =>
    new PerformanceObserver((seen) => {
      for (const entry of seen.getEntries()) add(entry);
    }).observe({ type, buffered: true });
  watch('layout-shift', ({ value }) => {
    window.bench.shift += value;
  });
  // Tasks before the first paint block too.
  watch('longtask', ({ duration }) => {
    window.bench.blocking += Math.max(0, duration - 50);
  });
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
  return Object.fromEntries(all.map(({ name, value }) => [name, value]));
}

/** Clicks each link twice, if the page has them. Returns the times until a frame is painted, in ms. */
async function clickLinks(page) {
  const times = [];
  for (const name of [...links, ...links]) {
    const time = await click(page, name);
    if (time === undefined) return [];
    times.push(time);
  }
  return times;
}

/**
 * Moves the pointer to the first link with this name, and clicks it a little later, as a person does.
 *
 * @returns the time until a frame is painted, in ms; undefined without such a link
 */
async function click(page, name) {
  const at = await page.evaluate(watchLink, name);
  if (!at) return undefined;
  const button = { ...at, button: 'left', clickCount: 1 };
  await page.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...at });
  // As long as we assume that a person needs between reaching a link and clicking it.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
  await page.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...button });
  await page.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...button });
  const time = await page.evaluate(() => window.click);
  await page.evaluate(untilIdle);
  return time;
}

/**
 * In the page: scrolls a link into view and gives its centre. Measures the time from the next click until a frame
 * is painted.
 */
function watchLink(name) {
  const site = document.querySelector('training-site')?.shadowRoot;
  const found = [...(site?.querySelectorAll('[part=header] a, [part=footer] a') ?? [])];
  const link = found.find(
    (one) => one.checkVisibility() && (one.ariaLabel ?? one.textContent) === name,
  );
  if (!link) return undefined;
  const clicked = new Promise((resolve) =>
    addEventListener('click', resolve, { capture: true, once: true }),
  );
  async function measureClick() {
    const { timeStamp: start } = await clicked;
    // A task with this priority runs right after the frame, before the tasks of React.
    await new Promise((resolve) =>
      requestAnimationFrame(() => scheduler.postTask(resolve, { priority: 'user-blocking' })),
    );
    return performance.now() - start;
  }
  window.click = measureClick();
  link.scrollIntoView({ block: 'nearest' });
  const { left, top, width, height } = link.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}
