// The entry of dist/training-site.loader.js, which a theme loads on every page.
import { runningScript } from '../browser/runningScript';
import { watchForSites } from './watchForSites';

watchForSites(runningScript());
