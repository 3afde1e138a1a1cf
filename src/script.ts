// The entry of dist/training-site.js: the module, and the one global of the classic script.
import type { define, Finding, mount } from './index';
import './index';
import { publish } from './publish';

interface TrainingSiteGlobal {
  readonly mount: typeof mount;
  readonly define: typeof define;
  readonly version: string;
  /** Added by `training-site.diagnose.js`. */
  readonly diagnose?: () => readonly Finding[];
}

declare global {
  /** Set by the classic script, not by the module. */
  var TrainingSite: TrainingSiteGlobal;
  interface Window {
    TrainingSite?: TrainingSiteGlobal;
  }
}

publish();
