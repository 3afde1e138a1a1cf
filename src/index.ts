export { type MountedSite, mount } from './embed/mount';
export { version } from './embed/version';
