import '../styles/tokens.css';
import '../styles/base.css';
import '../styles/adaptations.css';
import { startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { isSeenAgain } from '../browser/pageLoad';
import { claimTitle } from '../browser/pageTitle';
import { type Navigation, Site, type Theme } from '../site/Site';
import { adoptStyles } from '../styles/stylesheet';
import { createHashLocation } from './hashLocation';
import { mismatch } from './mismatch';
import { checkOptions, type MountOptions, type Settings } from './options';
import { prerenderedIn } from './prerendered';
import { requireElement } from './requireElement';

/** A mounted site. */
export interface MountedSite {
  /**
   * Shows the screen at `path`, as a click on a link of the site would.
   *
   * @param path - begins with a slash, as `/training`; case, a query and a slash at the end don't matter
   * @throws TypeError if `path` is no such string
   */
  readonly navigate: (path: string) => void;
  /** Leaves the page as it was before `mount`, and `element` empty. Calling it again is harmless. */
  readonly unmount: () => void;
}

const mounted = new WeakMap<Element, MountedSite>();

/**
 * Renders the site inside `element`, in a shadow root of its own; what `element` held is replaced.
 * A site that is there already is unmounted first.
 *
 * @param element - any element that may have children, connected or not
 * @throws TypeError if `element` is no such element, or an option is of the wrong type; nothing has
 * been rendered then
 */
export function mount(element: Element, options?: MountOptions): MountedSite {
  requireElement(element);
  const settings = checkOptions(options);
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

/** What holds a site, or has. */
const homes = new WeakSet<Element | ShadowRoot>();

/** A site whose theme may change while it is there. */
export interface ThemedSite extends MountedSite {
  readonly setTheme: (theme: Theme) => void;
}

/** Renders the site into `parent`, on settings that have been checked. */
export function mountInto(parent: Element | ShadowRoot, settings: Settings): ThemedSite {
  const { ownerDocument } = parent;
  const location = createHashLocation(settings, () => host.isConnected);
  const prerendered = location.path() === '/' ? prerenderedIn(parent) : undefined;
  // Where there has been a site, or HTML of another screen, nobody sees an empty moment; and where a page
  // is loaded again, the browser has something to scroll to.
  const atOnce =
    !prerendered && (homes.has(parent) || !!parent.firstElementChild?.shadowRoot || isSeenAgain());
  homes.add(parent);
  const host = prerendered ?? createHost(ownerDocument);
  const shadow = host.shadowRoot as ShadowRoot;
  adoptStyles(shadow);
  // The link to the same styles as a file.
  if (prerendered) shadow.querySelector('link')?.remove();
  else parent.replaceChildren(host);

  const title = settings.manageTitle ? claimTitle(host) : undefined;
  // A page that has a main landmark has the others too, and may have each once.
  const landmarks = !ownerDocument.querySelector('main, [role=main]');
  // React's own handlers raise `error` on the host's window.
  const handlers = {
    onUncaughtError: logError,
    onCaughtError: logError,
    onRecoverableError: logError,
  };
  let isMounted = true;

  function tellHost(navigation: Navigation) {
    host.dispatchEvent(
      new CustomEvent('training-site:navigate', {
        detail: navigation,
        bubbles: true,
        composed: true,
      }),
    );
    try {
      settings.onNavigate(navigation);
    } catch (error) {
      logError(error);
    }
  }

  const site = (theme: Theme) => (
    <Site
      location={location}
      company={settings.company}
      theme={theme}
      landmarks={landmarks}
      whole={atOnce}
      setTitle={title?.set}
      onNavigate={tellHost}
    />
  );

  const first = site(settings.theme);
  // React hydrates a shadow root as it does an element; only its types know none.
  const root = prerendered
    ? hydrateRoot(shadow as unknown as Element, first, handlers)
    : createRoot(shadow, handlers);
  if (atOnce) flushSync(() => root.render(first));
  else if (!prerendered) root.render(first);

  return {
    navigate(path) {
      if (typeof path !== 'string' || !path.startsWith('/')) {
        throw mismatch('navigate(path)', 'a path such as "/training"', path);
      }
      if (isMounted) location.navigate(path);
    },
    setTheme(theme) {
      // A transition waits for a hydration that is not done.
      if (isMounted) startTransition(() => root.render(site(theme)));
    },
    unmount() {
      if (!isMounted) return;
      isMounted = false;
      root.unmount();
      location.dispose();
      title?.release();
      host.remove();
    },
  };
}

function createHost(document: Document): Element {
  const host = document.createElement('div');
  host.setAttribute('exportparts', 'header, main, footer, notice');
  host.attachShadow({ mode: 'open' });
  return host;
}

function logError(error: unknown): void {
  console.error('training-site:', error);
}
