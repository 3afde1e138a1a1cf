// The entry of dist/training-site.first.js: the loader, with the first view of Home.
import { runningScript } from '../browser/runningScript';
import { showFirstView, showWithoutScripts } from './firstView';
import { watchForSites } from './watchForSites';

watchForSites(runningScript(), showFirstView, showWithoutScripts);
