// The entry of dist/training-site.diagnose.js, which adds to the global of the script.
import { diagnose } from './diagnose';

const loaded: unknown = window.TrainingSite;
// If the script has not run, there is no global, or it is an element of the page with this name.
if (typeof loaded === 'object' && loaded !== null && 'mount' in loaded) {
  Object.assign(loaded, { diagnose });
} else {
  Object.assign(window, { TrainingSite: { diagnose } });
}
