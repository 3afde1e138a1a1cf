/** What is tried on a page with a site. */
export const abilities = [
  'screen',
  'styles',
  'title',
  'links',
  'events',
  'focus',
  'address',
  'Back',
  'hashes',
  'filters',
  'menu',
  'notice',
  'memory',
  'unmount',
  'mount again',
] as const;

export type Ability = (typeof abilities)[number];

/** What a fault leads to. */
interface Outcome {
  /** What does not work; everything else does. */
  readonly lost?: readonly Ability[];
  /** What the loaded page shows. Default: `the site`. */
  readonly sees?: 'the site' | 'the text of the page' | 'how to contact the company' | 'nothing';
  /** Each line of the console has one of these parts, and each part is in a line. */
  readonly logs?: readonly string[];
  /** Whether `npm test` tests this fault. `npm run test:deep` tests all faults. */
  readonly isSample?: boolean;
}

/** A page with something wrong. */
export interface Fault extends Outcome {
  /** Ends the title of its test. */
  readonly name: string;
  /** Runs before the script of the site. */
  readonly script?: string;
  /** Runs after the site was mounted. */
  readonly later?: string;
  /** Comes before the site. */
  readonly body?: string;
  /** A Content-Security-Policy. */
  readonly policy?: string;
}

/** What a script of the page may have made of a function or a constructor. */
const kinds = {
  'is missing': () => 'undefined',
  throws: () => `function () { throw new Error('refused'); }`,
  'does nothing': () => 'function () {}',
  'comes late': () => 'function (...all) { setTimeout(() => original.apply(this, all), 200); }',
  'is wrapped': () =>
    `function (...all) {
      return new.target ? Reflect.construct(original, all, new.target) : original.apply(this, all);
    }`,
};

type Kind = keyof typeof kinds;

/** The faults of one function or constructor, such as `history.pushState`. */
export function api(path: string, outcomes: Partial<Record<Kind, Outcome>>): Fault[] {
  return Object.entries(outcomes).map(([kind, outcome]) => ({
    name: `${path} ${kind}`,
    script: `const original = ${path}; ${define(path, `value: ${kinds[kind as Kind]()}, writable: true`)}`,
    ...outcome,
  }));
}

/** A property that throws when it is read. */
export const unreadable = (path: string, outcome: Outcome): Fault => ({
  name: `${path} can’t be read`,
  script: define(path, `get() { throw new Error('refused'); }`),
  ...outcome,
});

/** A property without a value, as in an old browser. */
export const absent = (path: string, outcome: Outcome): Fault => ({
  name: `${path} is missing`,
  script: define(path, 'value: undefined'),
  ...outcome,
});

/** Something that a script of the page has done before. */
export const before = (name: string, script: string, outcome: Outcome): Fault => ({
  name,
  script,
  ...outcome,
});

/** Something that a script of the page does once the site is mounted. */
export const after = (name: string, later: string, outcome: Outcome): Fault => ({
  name,
  later,
  ...outcome,
});

/** An element of the page. */
export const beside = (body: string, outcome: Outcome): Fault => ({
  name: `there is ${body}`,
  body,
  ...outcome,
});

/** A Content-Security-Policy of the page. */
export const policy = (policy: string, outcome: Outcome): Fault => ({
  name: `the policy is ${policy}`,
  policy,
  ...outcome,
});

function define(path: string, descriptor: string) {
  const end = path.lastIndexOf('.');
  return `Object.defineProperty(${path.slice(0, end)}, '${path.slice(end + 1)}', { ${descriptor}, configurable: true });`;
}

/** Nothing is lost, and nothing is logged. */
export const harmless: Outcome = {};

/** `mount` throws, and the page keeps what it had. */
export const notMounted = (...logs: string[]): Outcome => ({
  lost: abilities,
  sees: 'the text of the page',
  logs,
});

/** React can't render. Only `works` works. */
export const notRendered = (works: readonly Ability[], ...logs: string[]): Outcome => ({
  lost: allBut(...works),
  sees: 'nothing',
  logs,
});

/** The menu stays closed. */
export const noMenu: Outcome = { lost: ['menu'], logs: ['could not open the menu'] };

/** The menu is open, but perhaps not over the site. */
export const notPlaced = { logs: ['could not place the menu'] };

/** Whether the visitor uses the keyboard stays unknown. */
export const notMarked: Outcome = { logs: ['could not note the use of the keyboard'] };

/** One of the faults that matter most. */
export const sample = { isSample: true } as const;

export function allBut(...works: readonly Ability[]): Ability[] {
  return abilities.filter((ability) => !works.includes(ability));
}
