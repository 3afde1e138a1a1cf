// The types of the global that the classic script sets. The module sets none.
import type { define, Finding, mount } from './index';

interface TrainingSiteGlobal {
  readonly mount: typeof mount;
  readonly define: typeof define;
  readonly version: string;
  /** Added by `training-site.diagnose.js`. */
  readonly diagnose?: () => readonly Finding[];
}

declare global {
  var TrainingSite: TrainingSiteGlobal;
  interface Window {
    TrainingSite?: TrainingSiteGlobal;
  }
}
