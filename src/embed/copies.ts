import content from 'content';
import { warnOnce } from '../browser/log';
import { sourceId } from './prerender/sourceId';
import { version } from './version';

/** Which script or module of the site this is. */
export interface Copy {
  readonly version: string;
  /** Language and source. Unknown if only the version is known. */
  readonly build?: string;
}

const { lang } = content.language;

export const thisCopy: Copy = { version, build: `${lang}, ${sourceId(lang)}` };

/**
 * Warns that this copy stays unused, because another one was loaded before. Nothing is wrong with
 * an equal one.
 */
export function warnOfEarlier(earlier: Copy): void {
  if (earlier.version !== version) {
    warnOfOrder(version, earlier.version);
  } else if (earlier.build !== undefined && earlier.build !== thisCopy.build) {
    warnOfOrder(`${version} (${thisCopy.build})`, `${version} (${earlier.build})`);
  }
}

const warnOfOrder = (later: string, earlier: string) =>
  warnOnce(
    `training-site: version ${later} was loaded after version ${earlier}, which stays in use.`,
  );
