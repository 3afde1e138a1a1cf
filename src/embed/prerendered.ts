import { writeLine } from '../browser/log';
import { fingerprint } from './fingerprint';
import { prerenderedHost, type SiteHost } from './siteHost';

// Set by the build: the fingerprint of the prerendered HTML.
declare const __PRERENDERED__: string;

/**
 * The site in `parent` as HTML (dist/embed.html), ready to be hydrated. Everything else in `parent` and
 * the link to the stylesheet are removed. Undefined where there is none, or where it differs in anything
 * from what this build renders in this year: hydration would keep what is different.
 */
export function prerenderedIn(parent: Element | ShadowRoot): SiteHost | undefined {
  const host = prerenderedHost(parent);
  const shadow = host?.shadowRoot;
  if (!host || !shadow) return undefined;
  const nodes = [...shadow.childNodes];
  const content = nodes.filter((node) => node.nodeName !== 'LINK');
  const container = shadow.querySelector(':not(link)');
  if (!container || content[0] !== container || fingerprint(content) !== __PRERENDERED__) {
    writeLine(
      'info',
      'training-site: the prerendered HTML is not what this script renders, so the site was rendered afresh.',
    );
    return undefined;
  }
  // The other nodes are removed, and these are not moved: a moved node loses focus and scroll position.
  for (const node of [...shadow.childNodes]) if (node !== container) shadow.removeChild(node);
  for (const node of [...parent.childNodes]) if (node !== host) parent.removeChild(node);
  return { host, shadow, container };
}
