import { writeLine } from '../../browser/log';
import { fingerprint } from './fingerprint';

// Set by the build: the fingerprint of the prerendered HTML.
declare const __PRERENDERED__: string;

/**
 * The prerendered site in a shadow root (dist/embed.html), ready to be hydrated: the element that React rendered
 * into. The link to the stylesheet is removed. Undefined where there is no such site, or where it differs in
 * anything from what this build renders in this year: hydration would keep what is different.
 */
export function takeOver(shadow: ShadowRoot): Element | undefined {
  const nodes = [...shadow.childNodes];
  if (nodes.length === 0) return undefined;
  const content = nodes.filter((node) => node.nodeName !== 'LINK');
  const container = shadow.querySelector(':not(link)');
  if (!container || content[0] !== container || fingerprint(content) !== __PRERENDERED__) {
    writeLine(
      'info',
      'training-site: the prerendered HTML is not what this script renders, so the site was rendered afresh.',
    );
    return undefined;
  }
  // The other nodes are removed, and this one is not moved: a moved node loses focus and scroll position.
  for (const node of nodes) if (node !== container) shadow.removeChild(node);
  return container;
}
