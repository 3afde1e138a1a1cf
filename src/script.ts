// The entry of the classic script: one global, and nothing else of the page touched.
import { mount, version } from './index';

declare global {
  interface Window {
    TrainingSite?: { readonly mount: typeof mount; readonly version: string };
  }
}

window.TrainingSite = { mount, version };
