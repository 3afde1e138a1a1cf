import type { Prerendered } from '../../site/SiteProps';
import { formatHash, normalisePath } from '../hash';
import type { Settings } from '../options/settings';

/** What HTML that was made with these settings in this year shows: on a server, and when the script takes it over. */
export function prerenderedWith(settings: Settings, year: number): Prerendered {
  return {
    ...settings,
    year,
    // The server doesn't know what else is on the page.
    landmarks: false,
    hrefs: (path) => formatHash(normalisePath(path), settings.basePath) ?? '#',
  };
}
