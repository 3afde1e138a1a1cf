import { warnOfEarlier } from './embed/instances';
import { mount } from './embed/mount';
import { define } from './embed/TrainingSite';
import { version } from './embed/version';

/** Sets the one global of the script, unless another instance has set it already. */
export function publish(): void {
  const loaded = loadedVersion();
  if (loaded === undefined) {
    window.TrainingSite = { mount, define, version };
  } else {
    warnOfEarlier({ version: loaded });
  }
}

/** The version of the instance that has set the global, or undefined if none has. */
function loadedVersion(): string | undefined {
  try {
    // If the page has an element with the id or name TrainingSite, the browser makes it a global of
    // this name.
    const instance = window.TrainingSite;
    return typeof instance?.mount === 'function' ? `${instance.version}` : undefined;
  } catch {
    // It is a frame of another origin with this name, whose properties can't be read.
    return undefined;
  }
}
