import { click, load } from './measure.mjs';
import { openPage } from './page.mjs';

/** The links that are clicked, in this order: each screen for the first time, then again. */
export const links = [
  'Training',
  'Consultancy',
  'Contact Us',
  'Know Us More',
  'Career',
  'Skillmere, home',
];

/** The events of the browser's trace whose time is part of a navigation, by what they are. */
const parts = {
  script: ['EventDispatch', 'FunctionCall', 'FireAnimationFrame', 'RunMicrotasks', 'TimerFire'],
  style: ['UpdateLayoutTree'],
  layout: ['Layout'],
  paint: ['PrePaint', 'Paint', 'Layerize'],
  commit: ['Commit'],
};

/**
 * Clicks each link twice, and says where the time from click to painted screen goes.
 *
 * @returns {Promise<{ screen: string, total: number, whole: number, script: number, style: number,
 *   layout: number, paint: number, commit: number, styled: number, laidOut: number }[]>} times in ms.
 *   `total` ends when the first frame is painted, `whole` when the whole screen is; the other times are
 *   parts of `total`. `styled` and `laidOut` are numbers of elements.
 */
export async function measureNavigations(browser, address, { cpu }) {
  const page = await openPage(browser, { width: 1280, height: 800 });
  try {
    await load(page, address, cpu);
    const events = [];
    const isComplete = new Promise((resolve) => page.on('Tracing.tracingComplete', resolve));
    page.on('Tracing.dataCollected', ({ value }) => events.push(...value));
    await page.send('Tracing.start', {
      transferMode: 'ReportEvents',
      traceConfig: {
        includedCategories: [
          'devtools.timeline',
          // The commits of frames.
          'disabled-by-default-devtools.timeline',
          'blink.user_timing',
          '__metadata',
        ],
      },
    });
    for (const name of [...links, ...links]) {
      const time = await click(page, name);
      if (!time) throw new Error(`${address} has no link "${name}".`);
    }
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
    .filter(({ cat, name }) => cat === 'blink.user_timing' && name.includes(' '))
    .toSorted((one, other) => one.ts - other.ts);
  const begins = timings.filter(({ ph, name }) => ph === 'b' && name.startsWith('click '));
  const endOf = (wanted, from) =>
    timings.find(({ ph, name, ts }) => ph === 'e' && name === wanted && ts >= from).ts;
  const { pid, tid } = begins[0];
  const work = events.filter((event) => event.ph === 'X' && event.pid === pid && event.tid === tid);
  return begins.map(({ name, ts }, index) => {
    const end = endOf(name, ts);
    const during = work.filter((event) => event.ts >= ts && event.ts < end);
    return {
      screen: `${name.replace('click ', '')}${index < links.length ? '' : ', again'}`,
      total: (end - ts) / 1000,
      whole: (endOf(name.replace('click', 'whole'), ts) - ts) / 1000,
      ...Object.fromEntries(
        Object.entries(parts).map(([part, names]) => [part, selfTime(during, names) / 1000]),
      ),
      styled: sum(during, 'UpdateLayoutTree', ({ elementCount = 0 }) => elementCount),
      laidOut: sum(during, 'Layout', ({ beginData = {} }) => beginData.dirtyObjects ?? 0),
    };
  });
}

const sum = (events, wanted, of) =>
  events.filter(({ name }) => name === wanted).reduce((total, { args }) => total + of(args), 0);

/** The time of events with these names, without the time of other parts inside them. */
function selfTime(events, names) {
  const others = Object.values(parts)
    .flat()
    .filter((name) => !names.includes(name));
  const chosen = events.filter(({ name }) => names.includes(name));
  const inside = (inner, outer) =>
    inner !== outer && inner.ts >= outer.ts && inner.ts + inner.dur <= outer.ts + outer.dur;
  return chosen
    .filter((event) => !chosen.some((outer) => inside(event, outer)))
    .reduce((total, outer) => {
      const within = events.filter((event) => others.includes(event.name) && inside(event, outer));
      const topmost = within.filter((event) => !within.some((one) => inside(event, one)));
      return total + outer.dur - topmost.reduce((time, { dur }) => time + dur, 0);
    }, 0);
}
