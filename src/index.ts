import type { diagnose } from './diagnose/diagnose';
import { watchMarkedElements } from './embed/markedElements';
import type { mount } from './embed/mount';
import { defineTrainingSite } from './embed/TrainingSite';
import { publish } from './publish';

export type { Company, SocialLink } from './content/types';
export type { Finding } from './diagnose/Finding';
export type { TrainingSiteElement } from './embed/elementTypes';
export { type MountedSite, mount } from './embed/mount';
export type { CompanyOverrides } from './embed/options/companyOverrides';
export type { MountOptions } from './embed/options/MountOptions';
export { version } from './embed/version';
export type { ScreenShown, Theme } from './site/SiteProps';

// Set by the build: whether this is the classic script, and not a module.
declare const __IS_SCRIPT__: boolean;

interface TrainingSiteGlobal {
  readonly mount: typeof mount;
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
  defineTrainingSite();
  watchMarkedElements();
}

if (__IS_SCRIPT__) publish();
