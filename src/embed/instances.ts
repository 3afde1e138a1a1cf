import content from 'content';
import { warnOnce } from '../browser/log';
import { sourceId } from './prerender/sourceId';
import { version } from './version';

/** A script or module of the site. A page may have several, also of different versions. */
export interface Instance {
  readonly version: string;
  /** Language and source. Unknown if only the version is known. */
  readonly build?: string;
}

const { lang } = content.language;

export const thisInstance: Instance = { version, build: `${lang}, ${sourceId(lang)}` };

/**
 * Warns that this instance stays unused, because another one was loaded before. Nothing is wrong
 * with an equal one.
 */
export function warnOfEarlier(earlier: Instance): void {
  if (earlier.version !== version) {
    warnOfOrder(version, earlier.version);
  } else if (earlier.build !== undefined && earlier.build !== thisInstance.build) {
    warnOfOrder(`${version} (${thisInstance.build})`, `${version} (${earlier.build})`);
  }
}

const warnOfOrder = (later: string, earlier: string) =>
  warnOnce(
    `training-site: version ${later} was loaded after version ${earlier}, which stays in use.`,
  );
