import type { diagnose } from './diagnose/diagnose';
import { watchMarkedElements } from './embed/markedElements';
import type { mount } from './embed/mount';
import { define } from './embed/TrainingSite';

export * from './element';

interface TrainingSiteGlobal {
  readonly mount: typeof mount;
  readonly define: typeof define;
  readonly version: string;
  /** Added by `training-site.diagnose.js`. */
  readonly diagnose?: typeof diagnose;
}

declare global {
  /** Set by the classic script, not by the module. */
  var TrainingSite: TrainingSiteGlobal;
  interface Window {
    TrainingSite?: TrainingSiteGlobal;
  }
}

// On a server there is no DOM and nothing to do. A second copy leaves the elements to the first.
if (typeof customElements !== 'undefined' && !customElements.get('training-site')) {
  define();
  watchMarkedElements();
}
