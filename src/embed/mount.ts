import { type MountedSite, mountInto } from './mountInto';
import { checkOptions, type MountOptions, type Settings } from './options';
import { requireElement } from './requireElement';

const mounted = new WeakMap<Element, MountedSite>();

/**
 * Renders the site inside `element`, in a shadow root of its own; what `element` held is replaced.
 * A site that is there already is unmounted first.
 *
 * @param element - any element that may have children, connected or not
 * @throws TypeError if `element` is no such element, or an option is of the wrong type; then nothing
 * has been rendered
 */
export function mount(element: Element, options?: MountOptions): MountedSite {
  requireElement(element);
  return replaceSite(element, checkOptions(options));
}

/** Mounts a site in `element`, on settings that have been checked, in place of the one that is there. */
export function replaceSite(element: Element, settings: Settings): MountedSite {
  mounted.get(element)?.unmount();
  const { navigate, unmount } = mountInto(element, settings);
  const site: MountedSite = {
    navigate,
    unmount() {
      if (mounted.get(element) === site) mounted.delete(element);
      unmount();
    },
  };
  mounted.set(element, site);
  return site;
}
