// @vitest-environment node
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Entry, Move } from '../../src/browser/address';
import { fragmentOf, normalisePath, parseHash, withoutFragment } from '../../src/embed/hash';
import {
  addressFor,
  firstPlace,
  type LocationSettings,
  type PendingPush,
  type Place,
  placeAfterCall,
  placeAfterMove,
  placeAfterNavigation,
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
  fc.record({ kind: fc.constant('nothing' as const) }),
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
  let place = firstPlace(tab.entry(), true, rules);
  let open: readonly PendingPush[] = [];

  function move(how: Move) {
    const before = place;
    place = placeAfterMove(before, tab.entry(), how, rules);
    checkMove(before, place, how, rules);
  }

  function ask(to: string, isAdded: boolean) {
    const address = addressFor(place, to, rules);
    const call = address === undefined ? undefined : { address };
    place = placeAfterNavigation(place, to, call, rules);
    expect(place.visit.by).toBe('site');
    expect(place.path).toBe(to);
    if (!call) return;
    open = [...open, call];
    if (!isAdded) return;
    tab.push(call.address);
    settle(open.length - 1);
    // The screen that was asked for last is shown.
    expect(place.path).toBe(to);
    // One entry for each navigation.
    expect(addressFor(place, to, rules)).toBeUndefined();
  }

  function settle(index: number) {
    const call = open[index];
    if (!call) return;
    const { path, pending } = place;
    place = placeAfterCall(place, call, tab.entry(), rules);
    open = open.filter((other) => other !== call);
    // A call that the visitor has overtaken shows nothing.
    if (pending !== undefined && pending !== call) expect(place.path).toBe(path);
  }

  function stay() {
    const { visit } = place;
    move('replace');
    expect(place.visit).toBe(visit);
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
      case 'nothing':
        return stay();
      default:
        return one satisfies never;
    }
  }

  for (const one of actions) {
    act(one);
    check(place, open);
    if (!place.pending) expect(place.entry).toEqual(tab.entry());
  }
}

/** What holds at each time. */
function check(place: Place, open: readonly PendingPush[]) {
  expect(normalisePath(encodeURI(place.path))).toBe(place.path);
  expect(place.shown.size).toBeLessThanOrEqual(100);
  if (place.pending) expect(open).toContain(place.pending);
  for (const address of place.initialAt) expect(withoutFragment(address)).toBe(address);
}

/** What holds after the page has come to another entry. */
function checkMove(before: Place, after: Place, how: Move, rules: LocationSettings) {
  const { href } = after.entry;
  const own = parseHash(fragmentOf(href), rules.basePath);
  const isVisit = after.visit !== before.visit;
  if (rules.routing === 'memory') {
    expect(after.path).toBe(before.path);
    return;
  }
  // At Back, nothing waits any more.
  if (how === 'traverse') expect(after.pending).toBeUndefined();
  if (own !== undefined && how === 'traverse') expect(after.path).toBe(own);
  // No screen changes without a visit.
  if (after.path !== before.path) expect(isVisit).toBe(true);
  const isByPage = how === 'push' || how === 'link';
  if (isVisit) expect(after.visit.by).toBe(isByPage ? 'page' : 'history');
  // A script that only removes the hash changes nothing.
  const isRemoved = how === 'replace' && href === withoutFragment(before.entry.href);
  if (isRemoved) expect(after.path).toBe(before.path);
}

it('the rules hold in 10,000 actions of any kind and order', () => {
  const actions = fc.array(action, { minLength: 100, maxLength: 100, size: 'max' });
  fc.assert(fc.property(actions, rules, href, fc.boolean(), walk), { numRuns: 100 });
});
