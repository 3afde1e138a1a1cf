import { defineElement } from './embed/element';
import { mountMarkedElements } from './embed/markedElements';
import type { mount } from './embed/mount';

export type { Company, SocialLink } from './content/types';
export type { CompanyOverrides } from './embed/companyOverrides';
export type { TrainingSiteElement } from './embed/element';
export { mount } from './embed/mount';
export type { MountedSite } from './embed/mountInto';
export type { MountOptions } from './embed/options';
export { version } from './embed/version';
export type { ScreenShown, Theme } from './site/Site';

declare global {
  interface Window {
    /** Set by the classic script, not by the module. */
    TrainingSite?: { readonly mount: typeof mount; readonly version: string };
  }
}

// On a server there is no DOM and nothing to do. A second copy leaves the elements to the first.
if (typeof customElements !== 'undefined' && !customElements.get('training-site')) {
  defineElement();
  mountMarkedElements();
}
