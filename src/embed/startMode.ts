import { isInFrame } from '../browser/isInFrame';
import { restoresScroll } from '../browser/pageLoad';
import type { Start } from '../site/SiteProps';
import { prerenderedHost } from './siteHost';

/** Parents that hold or have held a site. */
const usedParents = new WeakSet<Element | ShadowRoot>();

/**
 * Chooses how the site in `parent` starts.
 *
 * @param isReturn - whether another site was shown at this history entry, so that the visitor may have come back
 */
export function chooseStartMode(
  parent: Element | ShadowRoot,
  canHydrate: boolean,
  isReturn: boolean,
): Start {
  // A site that replaces another one, or HTML that can't be hydrated, is whole at once. Otherwise the visitor
  // would see content disappear and come back. A browser that restores the scroll position does so once, and
  // needs the full height then.
  const replaces = usedParents.has(parent) || prerenderedHost(parent) !== undefined;
  usedParents.add(parent);
  if (canHydrate) return 'hydrate';
  return replaces || isReturn || restoresScroll() || isInFrame(parent) ? 'whole' : 'opening';
}
