// The entry of the script and the module. The build calls `publish` in the script alone.
import { mount, version } from './index';

export { mount, version };

/** Sets the one global of the script, unless another copy has set it already. */
export function publish(): void {
  const loaded = window.TrainingSite;
  // An element of the page with this id or name is on the window, too.
  if (typeof loaded?.mount !== 'function') {
    window.TrainingSite = { mount, version };
  } else if (loaded.version !== version) {
    console.warn(
      `training-site: version ${version} was loaded after version ${loaded.version}, which stays in use.`,
    );
  }
}
