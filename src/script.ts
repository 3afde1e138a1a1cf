// The entry of both bundles. The classic script sets one global; the first copy on a page stays.
import { mount, version } from './index';

export { mount, version };

// Set by the build: true in the classic script, false in the module.
declare const __CLASSIC_SCRIPT__: boolean;

if (__CLASSIC_SCRIPT__) {
  if (!window.TrainingSite) {
    window.TrainingSite = { mount, version };
  } else if (window.TrainingSite.version !== version) {
    console.warn(
      `training-site: version ${version} was loaded after version ${window.TrainingSite.version}, which stays in use.`,
    );
  }
}
