// The entry of the classic script. It sets one global, unless another copy has set it already.
import { mount, version } from './index';

if (!window.TrainingSite) {
  window.TrainingSite = { mount, version };
} else if (window.TrainingSite.version !== version) {
  console.warn(
    `training-site: version ${version} was loaded after version ${window.TrainingSite.version}, which stays in use.`,
  );
}
