import fc, { type Arbitrary } from 'fast-check';
import { basePaths, hashes, paths } from './addresses';

/** What the visitor, the page or the browser does. The page may have no place for it. */
export interface Step {
  readonly type: string;
  readonly slot?: number;
  readonly path?: string;
  readonly hash?: string;
  readonly delta?: number;
  readonly key?: string;
}

/** The elements of the page that may hold a site. */
export const placeCount = 3;

/** One of the two sites. */
const slot = fc.nat(1);
/** Chooses one of those that the page has then. */
const which = fc.nat(99);
const place = fc.nat(placeCount - 1);
const oneOf = <Value>(...values: readonly Value[]) => fc.constantFrom(...values);
const address = { hash: oneOf(...hashes), query: oneOf('?page_id=12', '?page_id=12', '?tab=2') };
const ways = fc.tuple(oneOf(...basePaths[0]), oneOf(...basePaths[1]));

type Details = Readonly<Record<string, Arbitrary<unknown>>>;

/** How often each kind of step is taken, and its details. */
const kinds: Readonly<Record<string, readonly [weight: number, details: Details]>> = {
  // The visitor.
  link: [9, { slot, which }],
  button: [4, { slot, which }],
  menu: [6, { slot }],
  key: [3, { key: oneOf('Tab', 'Shift+Tab', 'Enter', 'Escape') }],
  go: [8, { delta: oneOf(-1, -1, -1, -2, 1, 1) }],
  // The page.
  mount: [8, { slot, place, kind: oneOf('mount', 'element'), ways }],
  unmount: [1, { slot }],
  'throw away': [1, { slot }],
  detach: [1, { slot }],
  put: [4, { slot, place }],
  navigate: [2, { slot, path: oneOf(...paths.keys()) }],
  'follow a link of the page': [4, { hash: address.hash }],
  push: [3, address],
  replace: [1, address],
  'focus the page': [1, {}],
};

export const steps: Arbitrary<Step> = fc.oneof(
  ...Object.entries(kinds).map(([type, [weight, details]]) => ({
    weight,
    arbitrary: fc.record({ type: fc.constant(type), ...details }),
  })),
);
