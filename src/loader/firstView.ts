import { parseHash, withoutFragment } from '../embed/hash';
import type { TrustedPolicy } from './trustedPolicy';

/** Home as `renderToHtml` renders it, and the styles of the site. */
interface FirstView {
  readonly html: string;
  readonly styles: string;
}

// Set by the build.
declare const __FIRST_VIEW__: FirstView;
const firstView = __FIRST_VIEW__;

/** The attributes that change nothing in the HTML of the site. */
const harmless = /^(class|id|style|loading|data-.+)$/;

/** Whether Home as the build has rendered it is what the script will show in this element. */
function willStay(element: Element): boolean {
  return (
    element.localName === 'training-site' &&
    !element.shadowRoot &&
    element.getAttributeNames().every((name) => harmless.test(name)) &&
    // Properties that were set before the element is defined.
    Object.keys(element).length === 0 &&
    (parseHash(location.hash, '') ?? '/') === '/'
  );
}

/** The stylesheets of the elements that show it. */
const sheets: CSSStyleSheet[] = [];

/** Leaves Home as it is in a browser without scripts, where some controls would do nothing. */
export function showWithoutScripts(): void {
  const styles = firstView.styles.replaceAll('(scripting:none)', 'all');
  for (const sheet of sheets) sheet.replaceSync(styles);
}

/**
 * Below a `<base>`, the hash of a link leads to another page. So a link that is followed has the
 * address of this page, until the browser has read it: the script hydrates only HTML that nobody
 * has changed.
 */
function leadToPage({ target }: Event): void {
  const link = (target as Element).closest<HTMLAnchorElement>('a[href^="#"]');
  const hash = link?.getAttribute('href');
  if (!link || !hash) return;
  link.href = withoutFragment(location.href) + hash;
  setTimeout(() => link.setAttribute('href', hash));
}

/**
 * Shows Home in an element, until the script hydrates it, if that is what the script will show.
 *
 * @param policy - undefined if the page refuses HTML
 */
export function showFirstView(element: Element, policy: TrustedPolicy | undefined): void {
  if (!policy || !willStay(element)) return;
  try {
    const template = document.createElement('template');
    // The HTML is the build's own. A template is the only place where nothing in it runs or loads.
    template.innerHTML = policy.createHTML(firstView.html);
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(firstView.styles);
    const shadow = element.attachShadow({ mode: 'open' });
    shadow.adoptedStyleSheets = [sheet];
    shadow.appendChild(template.content);
    shadow.addEventListener('click', leadToPage);
    shadow.addEventListener('auxclick', leadToPage);
    sheets.push(sheet);
  } catch {
    // An older browser. The script shows the site.
  }
}
