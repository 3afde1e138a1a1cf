import content from 'content';
import { attempt, writeLine } from '../../browser/log';
import type { SiteState } from '../../site/SiteState';
import { hasStyles } from '../../styles/stylesheet';
import { checkOptions } from '../options/settings';
import { fingerprint } from './fingerprint';
import { prerenderedState } from './prerenderedState';

export interface HydratableSite {
  /** The element that React rendered into. */
  readonly container: Element;
  readonly state: SiteState;
}

/**
 * The prerendered site in a shadow root (`renderToHtml`), ready to be hydrated. Its `<style>`
 * stays. Undefined if there is no such site, if it shows another screen than `path`, or if it
 * differs from what this build renders: hydration would keep the differences.
 */
export function prepareHydration(shadow: ShadowRoot, path: string): HydratableSite | undefined {
  const nodes = [...shadow.childNodes];
  if (nodes.length === 0) return undefined;
  const [container, ...others] = nodes.filter(({ nodeName }) => nodeName !== 'STYLE');
  const hydratable = container && others.length === 0 ? read(container as Element) : undefined;
  if (!hydratable) {
    writeLine(
      'info',
      'training-site: the prerendered HTML is not what this script renders. The site was rendered again.',
    );
    return undefined;
  }
  if (hydratable.state.path !== path) return undefined;
  // The other nodes are removed, because moving this one would lose focus and scroll position in
  // it.
  for (const node of nodes) {
    if (node !== container && !hasStyles(node)) shadow.removeChild(node);
  }
  return hydratable;
}

/** The element with the state of its options, unless somebody has changed its HTML. */
function read(container: Element): HydratableSite | undefined {
  if (container.nodeType !== 1) return undefined;
  const options = container.getAttribute('data-options') ?? '';
  const expected = fingerprint(container.innerHTML, options, content.language.lang);
  if (container.getAttribute('data-fingerprint') !== expected) return undefined;
  let hydratable: HydratableSite | undefined;
  attempt('read data-options', () => {
    const { year, address, ...rest } = JSON.parse(options);
    hydratable = { container, state: prerenderedState(checkOptions(rest), year, address) };
  });
  return hydratable;
}
