// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { NavigationType } from '../../src/browser/address';
import {
  addressFor,
  initialState,
  type LocationSettings,
  type PendingPush,
  stateAfterLink,
  stateAfterMove,
  stateAfterPush,
} from '../../src/embed/nextLocation';

/*
 * A row reads: the page begins with this hash; then these steps happen; then this screen is shown,
 * and so it was reached.
 *
 * go /training        a link of the site; the browser adds the entry at once
 * ask /training       the same, but the page adds the entry later
 * refuse /training    the same, but the entry is never added
 * settle              the oldest call of `ask` has ended
 * push #/training     a script of the page adds an entry
 * link #/training     the visitor clicks a link of the page, which adds an entry
 * relink -            the same, but the router of the page replaces the entry, or it is there
 * replace #x          a script of the page changes the address of the entry
 * back 1              Back (or Forward) to the first entry of the page
 * other #/training    another site of the page adds an entry
 *
 * An address is a hash, or a path with whatever follows, or `-`: the address of the page without a
 * hash. "no visit": after the last step nothing scrolls and no focus moves.
 */
const page = 'https://portal.example/partners?tab=1';

function hrefOf(address: string): string {
  if (address === '-') return page;
  return address.startsWith('#') ? page + address : `https://portal.example${address}`;
}

const byDefault: LocationSettings = { basePath: '', initialPath: '/', routing: 'hash' };

interface Host extends Partial<LocationSettings> {
  /** False for a browser without the Navigation API. */
  readonly keys?: boolean;
}

/** Plays the steps, and returns what was shown after each. */
function play(start: string, steps: string, { keys = true, ...settings }: Host = {}) {
  const rules = { ...byDefault, ...settings };
  /** The addresses of the entries. */
  const history = [hrefOf(start || '-')];
  let current = 0;
  const entry = () => ({
    href: `${history[current]}`,
    key: keys ? `k${current}` : '',
    length: history.length,
  });
  let state = initialState(entry(), true, rules);
  const open: PendingPush[] = [];

  function move(type: NavigationType) {
    state = stateAfterMove(state, entry(), type, rules);
  }
  function add(href: string, type: NavigationType) {
    current += 1;
    history.splice(current, history.length, href);
    move(type);
  }
  function end(call: PendingPush) {
    state = stateAfterPush(state, call, entry(), rules);
  }
  function follow(path: string): PendingPush | undefined {
    const address = addressFor(state, path, rules);
    const call = address === undefined ? undefined : { address };
    state = stateAfterLink(state, path, call);
    return call;
  }
  const actions: Record<string, (word: string) => void> = {
    go(path) {
      const call = follow(path);
      if (!call) return;
      add(call.address, 'site');
      end(call);
    },
    ask(path) {
      const call = follow(path);
      if (call) open.push(call);
    },
    refuse(path) {
      const call = follow(path);
      if (call) end(call);
    },
    settle() {
      end(open.shift() as PendingPush);
    },
    push: (address) => add(hrefOf(address), 'push'),
    link: (address) => add(hrefOf(address), 'link'),
    relink(address) {
      history[current] = hrefOf(address);
      move('link');
    },
    other: (address) => add(hrefOf(address), 'site'),
    replace(address) {
      history[current] = hrefOf(address);
      move('replace');
    },
    back(number) {
      current = Number(number) - 1;
      move('traverse');
    },
  };
  const { path, visit } = state;
  const shown = [`${path} by ${visit.by}`];
  for (const step of steps.split(', ').filter(Boolean)) {
    const [action = '', word = ''] = step.split(' ');
    const before = state.visit;
    actions[action]?.(word);
    const way = state.visit === before ? 'no visit' : `by ${state.visit.by}`;
    shown.push(`${state.path} ${way}`);
  }
  const own = history.map((href) => href.replace(page, '') || '-');
  return { shown, state, rules, entries: own };
}

const lastOf = (start: string, steps: string, host?: Host) => play(start, steps, host).shown.at(-1);

type Rows = [start: string, steps: string, shown: string][];

const rules: Record<string, Rows> = {
  'At the start, the hash names the screen': [
    ['', '', '/ by start'],
    ['#/training', '', '/training by load'],
    ['#/Training/?x=1', '', '/training by load'],
    ['#/no/such', '', '/no/such by load'],
    ['#pricing', '', '/ by start'],
  ],
  'A link of the site is a visit, also to the screen shown': [
    ['', 'go /training', '/training by site'],
    ['', 'go /training, go /careers', '/careers by site'],
    ['#/training', 'go /training', '/training by site'],
    ['#pricing', 'go /', '/ by site'],
  ],
  'A hash of the site that the page adds is a visit, also to the screen shown': [
    ['', 'push #/careers', '/careers by page'],
    ['', 'push #/', '/ by page'],
    ['#pricing', 'push #/', '/ by page'],
    ['#/training', 'push #/Training?x=1', '/training by page'],
    ['#/training', 'push #pricing, push #/training', '/training by page'],
    ['#/training', 'push #/no/such', '/no/such by page'],
  ],
  'A hash of the page changes nothing': [
    ['', 'push #pricing', '/ no visit'],
    ['#/training', 'push #pricing', '/training no visit'],
    ['#/training', 'push #', '/training no visit'],
    ['#/training', 'push #pricing, replace #terms', '/training no visit'],
  ],
  'A path or a query alone changes nothing': [
    ['', 'push /about', '/ no visit'],
    ['', 'push /about, push -', '/ no visit'],
    ['#/training', 'push /about', '/training no visit'],
    ['#/training', 'push /about#/training', '/training no visit'],
    ['#/training', 'replace /about', '/training no visit'],
    ['#/training', 'push /about#/careers', '/careers by page'],
  ],
  'Back is a visit only if the screen changes': [
    ['', 'go /training, back 1', '/ by history'],
    ['', 'go /training, back 1, back 2', '/training by history'],
    ['', 'push #terms, back 1', '/ no visit'],
    ['#/training', 'push #terms, back 1', '/training no visit'],
    ['#/training', 'push #/training?x=1, back 1', '/training no visit'],
  ],
  'A replaced hash leaves scrolling to the browser': [
    ['', 'replace #/careers', '/careers by history'],
    ['#/training', 'replace #/training?x=1', '/training no visit'],
  ],
  'An address without a hash means the initial screen if that was shown there last': [
    ['#/training', 'push -', '/ by page'],
    ['', 'go /training, push -', '/ by page'],
    ['#pricing', 'go /training, push -', '/ by page'],
    ['', 'push /about, go /training, push /about', '/ by page'],
    ['', 'go /training, push /about', '/training no visit'],
    ['', 'replace /partners?tab=2, go /training, back 1', '/ by history'],
    ['', 'push /about, go /training, push -', '/training no visit'],
  ],
  'A script that removes our hash leaves the screen': [
    ['', 'go /training, replace -', '/training no visit'],
    ['#/training', 'replace #section, replace -', '/training no visit'],
    ['#/training', 'replace -, replace #/training', '/training no visit'],
    ['', 'go /training, replace -, go /', '/ by site'],
    ['', 'go /training, replace -, push #pricing, push -', '/ by page'],
    ['', 'go /training, replace -, back 1', '/ by history'],
    ['', 'go /training, replace -, go /careers, back 2', '/ by history'],
  ],
  'A link of the page that replaces our hash leads to its address': [
    ['#/training', 'relink -', '/ by page'],
    ['', 'go /training, relink -', '/ by page'],
    ['', 'go /training, relink -, back 1', '/ no visit'],
    ['', 'go /training, relink #pricing', '/training no visit'],
  ],
  'Back to a hash of the page changes nothing': [
    ['#pricing', 'go /careers, back 1', '/careers no visit'],
    ['#pricing', 'go /careers, push #pricing, go /, back 3', '/ no visit'],
    ['', 'push #pricing, go /careers, back 2, back 1', '/ by history'],
  ],
  'A link of the page to the address that is there already is a visit': [
    ['#/training', 'relink #/training', '/training by page'],
    ['', 'go /training, relink #/training', '/training by page'],
    ['#/no/such', 'relink #/no/such', '/no/such by page'],
    // A script uses such a link as a button.
    ['', 'relink -', '/ no visit'],
    ['#pricing', 'relink #pricing', '/ no visit'],
  ],
  'After a refused call, the screen that was asked for stays': [
    ['', 'refuse /training', '/training by site'],
    ['', 'refuse /training, refuse /careers', '/careers by site'],
    ['', 'refuse /training, push #pricing', '/training no visit'],
    ['', 'refuse /training, push #/contact-us', '/contact-us by page'],
    ['', 'refuse /training, go /', '/ by site'],
  ],
  'The page may add the entry later': [
    ['', 'ask /training', '/training by site'],
    ['', 'ask /training, push #/training', '/training no visit'],
    ['', 'ask /training, push #/training, settle, back 1', '/ by history'],
    ['', 'ask /training, push /de#/training', '/training no visit'],
    ['', 'ask /training, push #/careers', '/training no visit'],
    ['', 'ask /training, push #/careers, settle', '/careers by history'],
    ['', 'ask /training, push #pricing, settle', '/training no visit'],
    ['', 'ask /training, settle, push #pricing', '/training no visit'],
    ['', 'ask /training, settle, push #/training', '/training by page'],
  ],
  'An entry that comes after another click is no visit': [
    ['', 'ask /training, ask /careers, push #/training', '/careers no visit'],
    ['', 'ask /training, ask /careers, push #/training, push #/careers', '/careers no visit'],
    ['', 'ask /training, ask /careers, push #/careers', '/careers no visit'],
    ['', 'ask /training, ask /careers, ask /training, push #/training', '/training no visit'],
    ['', 'ask /training, ask /careers, push #/training, settle, settle', '/careers no visit'],
  ],
  'A link of the page does not wait for the page': [
    ['', 'ask /training, link #/careers', '/careers by page'],
    ['', 'ask /training, link #/careers, settle', '/careers no visit'],
    ['', 'go /careers, ask /training, link -', '/ by page'],
  ],
  'Back does not wait for the page': [
    ['', 'go /training, ask /careers, back 1', '/ by history'],
    ['', 'ask /training, ask /careers, push #x, back 1, push #/training', '/training by page'],
  ],
  'An entry of another site is no visit of the page': [
    ['', 'other #/careers', '/careers by history'],
    ['', 'other #/', '/ no visit'],
  ],
};

describe.each(Object.entries(rules))('%s', (_, rows) => {
  it.each(rows)('from the address %j, the steps “%s” lead to “%s”', (start, steps, shown) => {
    expect(lastOf(start, steps)).toBe(shown);
  });
});

describe('Without the Navigation API', () => {
  it.each<Rows[number]>([
    ['', 'go /training, back 1', '/ by history'],
    ['', 'go /training, replace -', '/training no visit'],
    // Both entries have the same address.
    ['', 'go /training, replace -, back 1', '/ by history'],
    ['', 'go /training, replace -, go /', '/ by site'],
  ])(
    'without the Navigation API, from the address %j, the steps “%s” lead to “%s”',
    (start, steps, shown) => {
      expect(lastOf(start, steps, { keys: false })).toBe(shown);
    },
  );
});

describe('A link of the site adds an entry only if the address does not name the screen', () => {
  it.each([
    ['', 'go /', ['-']],
    ['', 'go /training', ['-', '#/training']],
    ['', 'go /training, go /training', ['-', '#/training']],
    ['#/Training/?x=1', 'go /training', ['#/Training/?x=1']],
    ['#pricing', 'go /', ['#pricing', '#/']],
    ['', 'refuse /training, go /', ['-']],
    // A script has removed the hash of Training.
    ['', 'go /training, replace -, go /', ['-', '-', '#/']],
    ['', 'go /training, replace -, go /training', ['-', '-', '#/training']],
    ['', 'go /training, replace -, go /careers', ['-', '-', '#/careers']],
  ])('from the address %j, the steps “%s” give the history entries %j', (start, steps, entries) => {
    expect(play(start, steps).entries).toEqual(entries);
  });

  it('a link of the site asks the page for one entry only, while the page has not added it', () => {
    const { state, rules } = play('', 'ask /training');
    expect(addressFor(state, '/training', rules)).toBeUndefined();
    expect(addressFor(state, '/', rules)).toBe(`${page}#/`);
  });
});

describe('The initial path', () => {
  it.each<Rows[number]>([
    ['', '', '/careers by start'],
    ['#pricing', '', '/careers by start'],
    ['#/', '', '/ by load'],
    ['', 'go /training, push -', '/careers by page'],
    ['', 'go /training, back 1', '/careers by history'],
  ])(
    'with an initial path, from the address %j, the steps “%s” lead to “%s”',
    (start, steps, shown) => {
      expect(lastOf(start, steps, { initialPath: '/careers' })).toBe(shown);
    },
  );
});

describe('In memory, the address says nothing', () => {
  it.each<Rows[number]>([
    ['#/training', '', '/ by start'],
    ['', 'push #/careers', '/ no visit'],
    ['', 'refuse /training', '/training by site'],
    ['', 'refuse /training, push #/, back 1', '/training no visit'],
  ])('in memory, from the address %j, the steps “%s” lead to “%s”', (start, steps, shown) => {
    expect(lastOf(start, steps, { routing: 'memory' })).toBe(shown);
  });

  it('in memory, no history entry is added', () => {
    expect(play('', 'go /training', { routing: 'memory' }).entries).toEqual(['-']);
  });
});

it('A page that is not being loaded has brought nobody to its screen', () => {
  const entry = { href: hrefOf('#/training'), key: 'k0', length: 1 };
  expect(initialState(entry, false, byDefault).visit.by).toBe('start');
});
