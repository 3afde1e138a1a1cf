import { mountInto, type SiteInPage } from './mountInto';
import { checkOptions, fixedDifference, type MountOptions, type Settings } from './options';
import { requireElement } from './requireElement';

/** A mounted site. */
export interface MountedSite {
  /**
   * Shows the screen at `path`, as a click on a link of the site would.
   *
   * @param path - begins with a slash, as `/training`; letter case, a query and a slash at the end
   * make no difference; a path without a screen shows the 404 screen
   * @throws TypeError if `path` is no such string
   */
  readonly navigate: (path: string) => void;
  /**
   * Changes `theme`, `company`, `manageTitle` or `onNavigate` in place: screen, scroll position, focus
   * and whatever is open stay. Options that are left out stay as they are; `undefined` means the
   * default. Equal values do nothing.
   *
   * @throws TypeError if an option is of the wrong type, or another one is to be changed, which needs a
   * new mount; then nothing has been changed
   */
  readonly update: (options: MountOptions) => void;
  /**
   * Removes the site and gives the title back. `element` is empty afterwards: what it held before `mount` does not
   * come back. Calling it again is harmless.
   */
  readonly unmount: () => void;
}

const mounted = new WeakMap<Element, MountedSite>();
/** Marks an element in which the script keeps a site by itself. */
export const marker = 'data-training-site';

/** Marked elements for which a script of the page has called `mount`. That script says how long they hold a site. */
const mountedByHost = new WeakSet<Element>();

/**
 * Renders the site inside `element`, in a shadow root of its own; what `element` held is replaced.
 * A site that is there already is unmounted first.
 *
 * @param element - any element that displays its children. It may be outside the document. If it has a shadow
 * root, the shadow root needs a `<slot>`
 * @param options - default: an empty record
 * @throws TypeError if `element` is no such element, or an option is of the wrong type; then nothing
 * has been rendered
 */
export function mount(element: Element, options?: MountOptions): MountedSite {
  requireElement(element);
  const site = replaceSite(element, checkOptions(options));
  if (element.hasAttribute(marker)) mountedByHost.add(element);
  return site;
}

/** Mounts a site in `element`, on settings that have been checked, in place of the one that is there. */
export function replaceSite(element: Element, settings: Settings): MountedSite {
  mounted.get(element)?.unmount();
  const inPage = mountInto(element, settings);
  const site: MountedSite = {
    navigate: inPage.navigate,
    update: (options) => update(inPage, options),
    unmount() {
      if (mounted.get(element) === site) mounted.delete(element);
      inPage.unmount();
    },
  };
  mounted.set(element, site);
  return site;
}

/** Whether `element` holds a site, or is left to a script of the page. */
export function isTaken(element: Element): boolean {
  return mounted.has(element) || mountedByHost.has(element);
}

function update(site: SiteInPage, options: MountOptions) {
  const settings = checkOptions(options, site.settings());
  const fixed = fixedDifference(settings, site.settings());
  if (fixed) {
    throw new TypeError(
      `training-site: update(options): the option "${fixed}" can't be changed in place. Call TrainingSite.mount(element, options) again.`,
    );
  }
  site.apply(settings);
}
