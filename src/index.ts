import { defineElement } from './embed/element';
import { mountMarkedElements } from './embed/markedElements';
import type { mount } from './embed/mount';

export type { Company, SocialLink } from './content/types';
export type { CompanyOverrides } from './embed/companyOverrides';
export type { TrainingSiteElement } from './embed/element';
export { type MountedSite, mount } from './embed/mount';
export type { MountOptions } from './embed/options';
export { version } from './embed/version';
export type { Navigation, Theme } from './site/Site';

declare global {
  interface Window {
    /** Set by the classic script, not by the module. */
    TrainingSite?: { readonly mount: typeof mount; readonly version: string };
  }
}

// Nothing of this where there is no DOM (a server that only imports us), and nothing a second time:
// the copy that was loaded first has the element and the marked elements.
if (typeof customElements !== 'undefined' && !customElements.get('training-site')) {
  defineElement();
  mountMarkedElements();
}
