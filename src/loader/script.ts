// The entry of dist/training-site.loader.js, which a theme loads on every page.
import { runningScript } from '../browser/runningScript';
import { watchForSites } from './watchForSites';

const loader = runningScript();
if (loader?.src) watchForSites(loader);
else console.error('training-site: load training-site.loader.js by <script src>, not as a module.');
