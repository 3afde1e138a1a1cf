/** The landmarks and controls that the tests look for. */
export type Role =
  | 'banner'
  | 'button'
  | 'contentinfo'
  | 'dialog'
  | 'heading'
  | 'link'
  | 'main'
  | 'region';

export interface Locator {
  readonly role: Role;
  readonly name?: string;
  /** The landmark or dialog that it is in. */
  readonly within?: Role;
}

export interface Lookup {
  /** All visible matches, in the document and in all open shadow roots. */
  readonly all: (locator: Locator) => Element[];
  /** The first match; throws if there is none. */
  readonly one: (locator: Locator) => Element;
  /** The focused element, in the innermost shadow root. */
  readonly focused: () => Element;
  /** The accessible name of an element: its label, or its text in one line. */
  readonly nameOf: (element: Element) => string;
  /** Scrolls an element into view and returns its centre; throws if another element covers that. */
  readonly middleOf: (element: Element) => readonly [x: number, y: number];
  /** The shadow root that holds the site. */
  readonly root: () => ShadowRoot;
}

/** Runs in the page, so it uses nothing from outside itself. */
export function createLookup(): Lookup {
  const selectors = {
    banner: '[role=banner]',
    button: 'button',
    contentinfo: '[role=contentinfo]',
    dialog: 'dialog',
    heading: 'h1, h2, h3',
    link: 'a[href]',
    main: '[role=main]',
    region: 'section[aria-label]',
  } as const satisfies Record<Role, string>;

  function* elementsIn(root: ParentNode): Generator<Element> {
    for (const element of root.querySelectorAll('*')) {
      yield element;
      if (element.shadowRoot) yield* elementsIn(element.shadowRoot);
    }
  }

  function nameOf(element: Element): string {
    const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
    return name.replace(/\s+/g, ' ').trim();
  }

  function all({ role, name, within }: Locator): Element[] {
    return [...elementsIn(document)].filter(
      (element) =>
        element.matches(selectors[role]) &&
        (name === undefined || nameOf(element) === name) &&
        (within === undefined || element.closest(selectors[within])) &&
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
    );
  }

  function one(locator: Locator): Element {
    const [first] = all(locator);
    if (!first) throw new Error(`${JSON.stringify(locator)} is not on the page.`);
    return first;
  }

  function focused(): Element {
    let element = document.activeElement ?? document.body;
    while (element.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    return element;
  }

  function middleOf(element: Element): readonly [number, number] {
    element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const { x, y, width, height } = element.getBoundingClientRect();
    const middle = [Math.round(x + width / 2), Math.round(y + height / 2)] as const;
    const met = (element.getRootNode() as ShadowRoot).elementFromPoint(...middle);
    if (met && element.contains(met)) return middle;
    throw new Error(`${nameOf(element)} is covered by ${met?.outerHTML.slice(0, 80)}.`);
  }

  function root(): ShadowRoot {
    for (const { shadowRoot } of elementsIn(document)) {
      if (shadowRoot?.querySelector('.site')) return shadowRoot;
    }
    throw new Error('There is no site on the page.');
  }

  return { all, one, focused, nameOf, middleOf, root };
}
