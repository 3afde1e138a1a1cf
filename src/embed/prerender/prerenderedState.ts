import type { SiteState } from '../../site/SiteState';
import { formatHash, normalisePath, withoutFragment } from '../hash';
import type { Settings } from '../options/settings';

/**
 * What HTML that was made with these settings in this year shows: on a server, and when the script
 * hydrates it.
 *
 * @param address - of the page, which the links have before their hashes
 */
export function prerenderedState(settings: Settings, year: number, address = ''): SiteState {
  const { basePath, routing, initialPath } = settings;
  const page = withoutFragment(address);
  return {
    settings,
    year,
    path: initialPath,
    hrefs: (path) => {
      const hash = routing === 'hash' ? formatHash(normalisePath(path), basePath) : undefined;
      return hash === undefined ? undefined : page + hash;
    },
    visit: { by: 'start' },
    isInAddress: false,
    // The server doesn't know what else is on the page.
    landmarks: false,
    // Without script nobody could accept the notice.
    accepted: true,
  };
}
