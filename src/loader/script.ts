// The entry of dist/training-site.loader.js, which a theme loads on every page.
import { writeLine } from '../browser/log';
import { runningScript } from './runningScript';
import { watchForSites } from './watchForSites';

const loader = runningScript();
if (!loader) {
  writeLine(
    'error',
    'training-site: training-site.loader.js must be loaded by <script src>, not as a module.',
  );
} else if (!customElements.get('training-site')) {
  watchForSites(loader);
}
