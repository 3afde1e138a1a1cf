import { currentYear } from '../browser/clock';

// Set by the build: a hash of the prerendered HTML and of the styles.
declare const __PRERENDERED__: string;

/**
 * The host element in `parent` whose shadow root holds Home as this build and year render it
 * (dist/embed.html), ready to be hydrated. Everything else in `parent` is removed. Undefined where there
 * is none, or one of another build or year.
 */
export function prerenderedIn(parent: Element | ShadowRoot): Element | undefined {
  const host = parent.firstElementChild;
  const name = 'data-prerendered';
  if (!host?.shadowRoot || host.getAttribute(name) !== `${__PRERENDERED__} ${currentYear()}`)
    return;
  host.removeAttribute(name);
  host.removeAttribute('hidden');
  for (const node of [...parent.childNodes]) if (node !== host) node.remove();
  return host;
}
