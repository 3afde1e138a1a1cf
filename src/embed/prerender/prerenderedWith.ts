import type { Prerendered } from '../../site/SiteProps';
import { formatHash, normalisePath } from '../hash';
import type { Settings } from '../options/settings';

/** What HTML with these settings shows, on a server and when the script takes it over. */
export function prerenderedWith(settings: Settings): Prerendered {
  return {
    ...settings,
    // The server doesn't know what else is on the page.
    landmarks: false,
    hrefs: (path) => formatHash(normalisePath(path), settings.basePath) ?? '#',
  };
}
