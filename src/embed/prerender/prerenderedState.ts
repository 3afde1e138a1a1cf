import type { SiteState } from '../../site/SiteState';
import { formatHash, normalisePath } from '../hash';
import type { Settings } from '../options/settings';

/** What HTML that was made with these settings in this year shows: on a server, and when the script takes it over. */
export function prerenderedState(settings: Settings, year: number): SiteState {
  const { basePath, routing, initialPath } = settings;
  return {
    settings,
    year,
    path: initialPath,
    hrefs: (path) => (routing === 'hash' ? formatHash(normalisePath(path), basePath) : undefined),
    visit: { by: 'start' },
    // The server doesn't know what else is on the page.
    landmarks: false,
    // Without script nobody could accept the notice.
    accepted: true,
  };
}
