import { click, links, load } from './measure.mjs';
import { openPage } from './page.mjs';

/** The events of the browser's trace whose time is part of a navigation, by what they are. */
const parts = {
  script: ['EventDispatch', 'FunctionCall', 'FireAnimationFrame', 'RunMicrotasks', 'TimerFire'],
  style: ['UpdateLayoutTree'],
  layout: ['Layout'],
  paint: ['PrePaint', 'Paint', 'Layerize'],
  commit: ['Commit'],
};
const partOf = new Map(
  Object.entries(parts).flatMap(([part, names]) => names.map((name) => [name, part])),
);

const includedCategories = [
  'devtools.timeline',
  // The commits of frames.
  'disabled-by-default-devtools.timeline',
  'blink.user_timing',
];

/**
 * Clicks each link twice, and says where the time from click to painted screen goes, in ms: `total` ends when the
 * first frame is painted, `whole` when the whole screen is. The others are parts of `total`.
 */
export async function measureNavigations(browser, address, { cpu }) {
  const page = await openPage(browser);
  try {
    await load(page, address, cpu);
    const events = [];
    const isComplete = new Promise((resolve) => page.on('Tracing.tracingComplete', resolve));
    page.on('Tracing.dataCollected', ({ value }) => events.push(...value));
    await page.send('Tracing.start', {
      transferMode: 'ReportEvents',
      traceConfig: { includedCategories },
    });
    const navigations = {};
    for (const again of ['', ', again']) {
      for (const name of links) navigations[name + again] = await click(page, name);
    }
    await page.send('Tracing.end');
    await isComplete;
    return withParts(navigations, events);
  } finally {
    await page.close();
  }
}

/** Adds the parts, which the trace tells of in the same order. */
function withParts(navigations, events) {
  const clicks = events
    .filter(
      ({ cat, ph, name }) => cat === 'blink.user_timing' && ph === 'b' && /^click /.test(name),
    )
    .toSorted((one, other) => one.ts - other.ts);
  const [{ pid, tid }] = clicks;
  const work = events.filter(
    (event) => event.ph === 'X' && event.pid === pid && event.tid === tid && partOf.has(event.name),
  );
  const rows = Object.entries(navigations).map(([screen, { painted, whole }], index) => {
    const { ts } = clicks[index];
    const during = work.filter((event) => event.ts >= ts && event.ts < ts + painted * 1000);
    return [screen, { total: painted, whole, ...timesOf(during) }];
  });
  return Object.fromEntries(rows);
}

/** The time of each part, without that of other events inside it. */
function timesOf(events) {
  const times = Object.fromEntries(Object.keys(parts).map((part) => [part, 0]));
  const around = [];
  for (const event of events.toSorted((a, b) => a.ts - b.ts || b.dur - a.dur)) {
    while (around.length > 0 && around.at(-1).ts + around.at(-1).dur <= event.ts) around.pop();
    const outer = around.at(-1);
    times[partOf.get(event.name)] += event.dur / 1000;
    if (outer) times[partOf.get(outer.name)] -= event.dur / 1000;
    around.push(event);
  }
  return times;
}
