// The entry of both bundles. The classic script sets one global, unless another copy has set it already.
import { mount, version } from './index';

export { mount, version };

// Set by the build: true in the classic script, false in the module.
declare const __CLASSIC_SCRIPT__: boolean;

if (__CLASSIC_SCRIPT__) {
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
