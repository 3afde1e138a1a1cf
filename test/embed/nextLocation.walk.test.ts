// @vitest-environment node
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Entry, NavigationType } from '../../src/browser/address';
import { fragmentOf, normalisePath, parseHash, withoutFragment } from '../../src/embed/hash';
import {
  addressFor,
  initialState,
  type LocationSettings,
  type PendingPush,
  type RouterState,
  stateAfterLink,
  stateAfterMove,
  stateAfterPush,
} from '../../src/embed/nextLocation';

// A visitor, a page and its router do anything in any order. What holds after each step is checked
// in `check`.

const pages = ['https://portal.example/', 'https://portal.example/a?b=1'] as const;
const hashes = [
  '',
  '#',
  '#terms',
  '#/',
  '#/training',
  '#/careers?x=1',
  '#/academy',
  '#/academy/training',
  '#/no/such',
  '#/__proto__',
  '#/%E0%A4%A',
  '#%2Ftraining.',
  '#academy',
  '#academy-careers',
  '#/%E2%80%AEx',
  `#/${'x'.repeat(20_000)}`,
];
const href = fc
  .tuple(fc.constantFrom(...pages), fc.constantFrom(...hashes))
  .map(([page, hash]) => page + hash);
const path = fc.constantFrom('/', '/training', '/careers', '/contact-us', '/no-such-screen');

const action = fc.oneof(
  fc.record({ kind: fc.constant('ask' as const), path, isAdded: fc.boolean() }),
  fc.record({ kind: fc.constant('settle' as const), index: fc.nat(5) }),
  fc.record({ kind: fc.constant('push' as const), href }),
  fc.record({ kind: fc.constant('link' as const), href }),
  fc.record({ kind: fc.constant('other' as const), href }),
  fc.record({ kind: fc.constant('replace' as const), href }),
  fc.record({ kind: fc.constant('go' as const), index: fc.nat(49) }),
);
type Action = typeof action extends fc.Arbitrary<infer One> ? One : never;

const rules = fc.record<LocationSettings>({
  basePath: fc.constantFrom('', '/academy', 'academy'),
  initialPath: fc.constantFrom('/', '/careers'),
  routing: fc.constantFrom('hash', 'hash', 'memory'),
});

/** The history of a tab, with the limit of browsers. */
function createTab(first: string, hasKeys: boolean) {
  let last = 0;
  let index = 0;
  const entries = [{ href: first, key: '0' }];
  return {
    entry(): Entry {
      const { href, key } = entries[index] as (typeof entries)[number];
      return { href, key: hasKeys ? key : '', length: entries.length };
    },
    push(href: string) {
      last += 1;
      entries.splice(index + 1, entries.length, { href, key: `${last}` });
      if (entries.length > 50) entries.shift();
      index = entries.length - 1;
    },
    replace(href: string) {
      Object.assign(entries[index] as object, { href });
    },
    go(to: number) {
      index = to % entries.length;
    },
  };
}

function walk(
  actions: readonly Action[],
  rules: LocationSettings,
  first: string,
  hasKeys: boolean,
) {
  const tab = createTab(first, hasKeys);
  let state = initialState(tab.entry(), true, rules);
  let open: readonly PendingPush[] = [];

  function move(type: NavigationType) {
    const before = state;
    state = stateAfterMove(before, tab.entry(), type, rules);
    checkMove(before, state, type, rules);
  }

  function ask(to: string, isAdded: boolean) {
    const address = addressFor(state, to, rules);
    const call = address === undefined ? undefined : { address };
    state = stateAfterLink(state, to, call);
    expect(state.visit.by).toBe('site');
    expect(state.path).toBe(to);
    if (!call) return;
    open = [...open, call];
    if (!isAdded) return;
    tab.push(call.address);
    settle(open.length - 1);
    // The screen that was asked for last is shown.
    expect(state.path).toBe(to);
    // One entry for each navigation.
    expect(addressFor(state, to, rules)).toBeUndefined();
  }

  function settle(index: number) {
    const call = open[index];
    if (!call) return;
    const { path, pending } = state;
    state = stateAfterPush(state, call, tab.entry(), rules);
    open = open.filter((other) => other !== call);
    // A call that the visitor has overtaken shows nothing.
    if (pending !== undefined && pending !== call) expect(state.path).toBe(path);
  }

  function act(one: Action) {
    switch (one.kind) {
      case 'ask':
        return ask(one.path, one.isAdded);
      case 'settle':
        return settle(one.index);
      case 'push':
        tab.push(one.href);
        return move('push');
      case 'link':
        tab.push(one.href);
        return move('link');
      case 'other':
        tab.push(one.href);
        return move('site');
      case 'replace':
        tab.replace(one.href);
        return move('replace');
      case 'go':
        tab.go(one.index);
        return move('traverse');
      default:
        return one satisfies never;
    }
  }

  for (const one of actions) {
    act(one);
    check(state, open);
    if (!state.pending) expect(state.entry).toEqual(tab.entry());
  }
}

/** What holds at each time. */
function check(state: RouterState, open: readonly PendingPush[]) {
  expect(normalisePath(encodeURI(state.path))).toBe(state.path);
  if (state.pending) expect(open).toContain(state.pending);
  expect(withoutFragment(state.initialAddress)).toBe(state.initialAddress);
}

/** What holds after the page has come to another entry. */
function checkMove(
  before: RouterState,
  after: RouterState,
  type: NavigationType,
  rules: LocationSettings,
) {
  const { href } = after.entry;
  const own = parseHash(fragmentOf(href), rules.basePath);
  const isVisit = after.visit !== before.visit;
  if (rules.routing === 'memory') {
    expect(after.path).toBe(before.path);
    return;
  }
  // At Back, nothing waits any more.
  if (type === 'traverse') expect(after.pending).toBeUndefined();
  if (own !== undefined && type === 'traverse') expect(after.path).toBe(own);
  // No screen changes without a visit.
  if (after.path !== before.path) expect(isVisit).toBe(true);
  const isByPage = type === 'push' || type === 'link';
  if (isVisit) expect(after.visit.by).toBe(isByPage ? 'page' : 'history');
  // A script that only removes the hash changes nothing.
  const isRemoved = type === 'replace' && href === withoutFragment(before.entry.href);
  if (isRemoved) expect(after.path).toBe(before.path);
}

it('the rules hold in 10,000 actions of any kind and order', () => {
  const actions = fc.array(action, { minLength: 100, maxLength: 100, size: 'max' });
  fc.assert(fc.property(actions, rules, href, fc.boolean(), walk), { numRuns: 100 });
});
