import { cameByBack } from './address';
import { isElement, nativeGet } from './native';

/**
 * Whether the visitor has come to the address of the page by loading it or by a link, and has not
 * scrolled since. The site may be inserted long after that. Always false in a frame, because the
 * site would scroll the page around the frame.
 *
 * @param host - the element with the site
 */
export function arrivedByNavigation(host: Element): boolean {
  const isTop = window.top === window;
  return isTop && !isScrolled(host) && !restoresScroll() && !cameByBack();
}

/** A page counts as at its top up to here, in px: htmx scrolls to its body, below a margin. */
const nearTop = 100;

/** Whether the window, or anything else that scrolls the element, has left its top. */
function isScrolled(element: Element): boolean {
  let node: Element | null = element;
  while (node) {
    if (nativeGet(node, 'scrollTop') > nearTop) return true;
    node = parentOf(node);
  }
  return window.scrollY > nearTop;
}

/** The element around another one in the page, also through slots and shadow roots. */
function parentOf(element: Element): Element | null {
  const parent = nativeGet(element, 'assignedSlot') ?? nativeGet(element, 'parentNode');
  return isElement(parent) ? parent : ((parent as Partial<ShadowRoot> | null)?.host ?? null);
}

/**
 * Whether the browser restores the scroll position: after a reload, or Back from another page, as
 * long as the page has the address that it was loaded with.
 */
export function restoresScroll(): boolean {
  const load = pageLoad();
  // Firefox names the entry "document" if the page was opened from disk.
  const isThere = load !== undefined && [location.href, 'document'].includes(load.name);
  return isThere && /reload|back_forward/.test(load.type);
}

/** Whether the browser tells how the page was loaded. jsdom and happy-dom do not. */
export function isLoadKnown(): boolean {
  return pageLoad() !== undefined;
}

/** The address that the page was loaded with; undefined if the browser does not tell. */
export function loadedAddress(): string | undefined {
  const name = pageLoad()?.name;
  return name && URL.canParse(name) ? name : undefined;
}

/**
 * Undefined if the page has replaced the function, or if the browser has no function or no entry.
 */
function pageLoad(): PerformanceNavigationTiming | undefined {
  try {
    const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return load;
  } catch {
    return undefined;
  }
}
