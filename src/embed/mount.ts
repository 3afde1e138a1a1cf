import { nativeCall } from '../browser/native';
import { removeChildren } from '../browser/replaceChildren';
import { endSite, putSite } from './hostElement';
import type { MountOptions } from './options/options';
import { requireElement } from './options/requireElement';
import { checkOptions, locationDifferences } from './options/settings';
import { marker, mountedByScript, siteOf } from './owners';

/** A mounted site. */
export interface MountedSite {
  /**
   * Shows the screen at `path`, as a click on a link of the site would.
   *
   * @param path - begins with a slash, as `/training`, and has at most 200 characters; letter case,
   * a query and a slash at the end make no difference; a path without a screen shows the 404 screen
   * @throws TypeError if it is no such path
   */
  readonly navigate: (path: string) => void;
  /**
   * Changes options in place: screen, scroll position, focus and whatever is open stay. Focus goes
   * to the heading of the screen from a heading if `headingLevel` changes, and from a link if
   * `pages` changes. `basePath`, `initialPath` and `routing` can't be changed. Options that are
   * left out stay as they are; `undefined` means the default. Equal values do nothing.
   *
   * @throws TypeError if an option is of the wrong type, or can't be changed in place. Then nothing
   * is changed
   */
  readonly update: (options: MountOptions) => void;
  /**
   * Removes the site and restores the title. `element` is empty afterwards: what it held before
   * `mount` does not come back. Calling it again is harmless.
   */
  readonly unmount: () => void;
}

/**
 * Renders the site inside `element`, in a shadow root of its own; what `element` held is replaced.
 * A site that is there already is unmounted first. HTML of `renderToHtml` in it is hydrated if
 * `<training-site>` is not defined: import `mount` from `training-site-widget/element`.
 *
 * @param element - any element that displays its children. It may be outside the document. If it
 * has a shadow root, the shadow root needs a `<slot>`
 * @param options - default: an empty record
 * @throws TypeError if `element` can't hold the site, or an option is of the wrong type; then
 * nothing has been rendered
 */
export function mount(element: Element, options?: MountOptions): MountedSite {
  requireElement(element);
  const settings = checkOptions(options);
  if (nativeCall(element, 'hasAttribute', marker)) mountedByScript.add(element);
  // Released at the end, because the page may keep what `mount` has returned.
  let host: HTMLElement | undefined = putSite(element, settings);
  // In a marked element, the site is in its shadow root, and the children would come back at the
  // end.
  if (host.parentNode !== element) removeChildren(element);
  const site = () => host && siteOf(host);
  return {
    navigate(path) {
      site()?.navigate(path);
    },
    update(changes) {
      const current = site()?.settings;
      const next = checkOptions(changes, current);
      const [fixed] = current ? locationDifferences(next, current) : [];
      if (fixed !== undefined) {
        throw new TypeError(
          `training-site: update(options): the option "${fixed}" needs a new mount(element, options).`,
        );
      }
      site()?.set(next);
    },
    unmount() {
      if (host) endSite(host);
      host = undefined;
    },
  };
}
