/** A phone on a slow connection (Lighthouse's profile), and a computer as it is. */
export const profiles = {
  slow: {
    slowdown: 4,
    network: { latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 },
  },
  plain: { slowdown: 1 },
};

/**
 * What `address` costs, in ms. `hasSite`: whether the page has a site of the script, which must
 * become whole.
 */
export async function measurePage(browser, address, { slowdown, network }, hasSite) {
  const { page, close } = await browser.openPage();
  try {
    await page.send('Page.enable');
    await page.send('Performance.enable');
    await page.send('Emulation.setEmulatedMedia', {
      features: [{ name: 'prefers-reduced-motion', value: 'reduce' }],
    });
    await page.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    if (network) {
      await page.send('Network.enable');
      await page.send('Network.emulateNetworkConditions', { offline: false, ...network });
    }
    await page.send('Page.addScriptToEvaluateOnNewDocument', { source: `(${observe})()` });
    const before = await workOf(page);
    const { paint, blocking } = await traceMainThread(page, async () => {
      const loaded = eventOf(page, 'Page.loadEventFired');
      await page.send('Page.navigate', { url: address });
      await loaded;
      if (hasSite) await until(page, isWhole);
      await read(page, untilIdle);
    });
    const work = await workOf(page);
    const seen = await read(page, takeSeen);
    const difference = (name) => (work[name] - before[name]) * 1000;
    return {
      content: seen.content,
      LCP: seen.largest,
      blocking,
      script: difference('ScriptDuration'),
      style: difference('RecalcStyleDuration'),
      layout: difference('LayoutDuration'),
      paint,
      'recalculations of style': work.RecalcStyleCount - before.RecalcStyleCount,
      shift: seen.shift,
    };
  } finally {
    await close();
  }
}

const eventOf = (page, name) => new Promise((resolve) => page.once(name, resolve));

async function workOf(page) {
  const { metrics } = await page.send('Performance.getMetrics');
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
}

/** The steps of painting on the main thread. */
const paintSteps = ['PrePaint', 'Paint', 'Layerize', 'Commit'];

/** A task that is longer than this blocks the visitor, in ms. */
const longTask = 50;

/**
 * What the main thread does during `work`: how long it paints, and by how much its tasks are longer
 * than a short task. The Long Tasks API of the browser can't tell this: it leaves out each frame in
 * which no script runs.
 */
async function traceMainThread(page, work) {
  const events = [];
  page.on('Tracing.dataCollected', ({ value }) => events.push(...value));
  await page.send('Tracing.start', {
    traceConfig: {
      includedCategories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'],
    },
  });
  await work();
  const complete = eventOf(page, 'Tracing.tracingComplete');
  await page.send('Tracing.end');
  await complete;
  const mainThread = events.find(({ name }) => name === 'PrePaint')?.tid;
  const ofMainThread = events.filter(({ tid }) => tid === mainThread);
  const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);
  const durations = (isCounted) =>
    ofMainThread.filter(({ name }) => isCounted(name)).map(({ dur = 0 }) => dur / 1000);
  const tasks = durations((name) => name === 'RunTask');
  return {
    paint: sum(durations((name) => paintSteps.includes(name))),
    blocking: sum(tasks.map((duration) => Math.max(0, duration - longTask))),
  };
}

/** Calls a function in the page. This does not enable the domain `Runtime`. */
async function read(page, called) {
  const { result, exceptionDetails } = await page.send('Runtime.evaluate', {
    expression: `(${called})()`,
    awaitPromise: true,
    returnByValue: true,
  });
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description);
  return result.value;
}

async function until(page, isTrue) {
  const end = Date.now() + 30_000;
  while (!(await read(page, isTrue))) {
    if (Date.now() > end) throw new Error('The site is not whole after 30 s.');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** In the page: records what the browser reports about it. */
function observe() {
  window.bench = { content: 0, largest: 0, shift: 0, isWhole: false };
  const watch = (type, add) =>
    new PerformanceObserver((seen) => seen.getEntries().forEach(add)).observe({
      type,
      buffered: true,
    });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') window.bench.content = startTime;
  });
  watch('largest-contentful-paint', ({ startTime }) => {
    window.bench.largest = startTime;
  });
  watch('layout-shift', ({ value }) => {
    window.bench.shift += value;
  });
  addEventListener('training-site-navigate', () => {
    window.bench.isWhole = true;
  });
}

/** In the page. */
const takeSeen = () => window.bench;

/**
 * In the page: whether the site has reported its screen, which it does when all of it is rendered.
 */
const isWhole = () => window.bench.isWhole;

/** In the page: waits until the next frame is painted and the main thread is idle. */
function untilIdle() {
  return new Promise((resolve) =>
    requestAnimationFrame(() => requestIdleCallback(() => requestIdleCallback(() => resolve()))),
  );
}

export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}
