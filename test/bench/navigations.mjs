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
 * first frame is painted, `whole` when the whole screen is. The others are parts of `total`. `styled` and `laidOut`
 * are numbers of elements.
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
    for (const name of [...links, ...links]) await click(page, name);
    await page.send('Tracing.end');
    await isComplete;
    return navigationsIn(events);
  } finally {
    await page.close();
  }
}

/** The navigations in a trace, in their order. */
function navigationsIn(events) {
  const timings = events
    .filter(({ cat }) => cat === 'blink.user_timing')
    .toSorted((one, other) => one.ts - other.ts);
  const begins = timings.filter(({ ph, name }) => ph === 'b' && name.startsWith('click '));
  const endOf = (wanted, from) =>
    timings.find(({ ph, name, ts }) => ph === 'e' && name === wanted && ts >= from).ts;
  const [{ pid, tid }] = begins;
  const work = events.filter((event) => event.ph === 'X' && event.pid === pid && event.tid === tid);
  return begins.map(({ name, ts }, index) => {
    const end = endOf(name, ts);
    const during = work.filter((event) => event.ts >= ts && event.ts < end);
    const count = (wanted, of) =>
      during.reduce((sum, event) => sum + ((event.name === wanted && of(event.args)) || 0), 0);
    return {
      screen: name.replace('click ', '') + (index < links.length ? '' : ', again'),
      total: (end - ts) / 1000,
      whole: (endOf(name.replace('click', 'whole'), ts) - ts) / 1000,
      ...timesOf(during.filter((event) => partOf.has(event.name))),
      styled: count('UpdateLayoutTree', ({ elementCount }) => elementCount),
      laidOut: count('Layout', ({ beginData }) => beginData?.dirtyObjects),
    };
  });
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
