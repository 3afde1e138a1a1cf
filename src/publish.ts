import { warnOfEarlier } from './embed/copies';
import { mount } from './embed/mount';
import { define } from './embed/TrainingSite';
import { version } from './embed/version';

/** Sets the one global of the script, unless another copy has set it already. */
export function publish(): void {
  const loaded = loadedVersion();
  if (loaded === undefined) {
    window.TrainingSite = { mount, define, version };
  } else {
    warnOfEarlier({ version: loaded });
  }
}

/** The version of the copy that has set the global, or undefined if none has. */
function loadedVersion(): string | undefined {
  try {
    // If the page has an element with the id or name TrainingSite, the browser makes it a global of
    // this name.
    const copy = window.TrainingSite;
    return typeof copy?.mount === 'function' ? `${copy.version}` : undefined;
  } catch {
    // It is a frame of another origin with this name, whose properties can't be read.
    return undefined;
  }
}
