// The exports, without effects: for applications that define elements themselves.
export type { HeadingLevel } from './components/HeadingElement';
export type { Company, SocialLink } from './content/company';
export type { Finding } from './diagnose/Finding';
export type { ScreenError, SiteEvents, TrainingSiteElement } from './embed/elementTypes';
export { type MountedSite, mount } from './embed/mount';
export type { CompanyOverrides } from './embed/options/companyOverrides';
export type { MountOptions } from './embed/options/options';
export { define } from './embed/TrainingSite';
export { version } from './embed/version';
export type { TrainingSiteProps } from './frameworks';
export type { ContactAction, ScreenShown } from './site/SiteProps';
export type { Theme } from './site/SiteState';
