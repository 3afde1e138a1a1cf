// In the order of the cascade, before the styles of the components.
import '../styles/tokens.css';
import '../styles/base.css';
import '../styles/adaptations.css';
import { startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { logError } from '../browser/log';
import { claimTitle } from '../browser/pageTitle';
import { type ScreenShown, Site, type Theme } from '../site/Site';
import { adoptStyles } from '../styles/stylesheet';
import { createHashLocation } from './hashLocation';
import { createHostElement } from './hostElement';
import { mismatch } from './mismatch';
import type { Settings } from './options';
import { prerenderedIn } from './prerendered';
import { chooseStartMode } from './startMode';

/** A mounted site. */
export interface MountedSite {
  /**
   * Shows the screen at `path`, as a click on a link of the site would.
   *
   * @param path - begins with a slash, as `/training`; letter case, a query and a slash at the end
   * make no difference
   * @throws TypeError if `path` is no such string
   */
  readonly navigate: (path: string) => void;
  /** Leaves the page as it was before `mount`, and `element` empty. Calling it again is harmless. */
  readonly unmount: () => void;
}

/** A site whose theme can be changed in place. */
export interface ThemedSite extends MountedSite {
  readonly setTheme: (theme: Theme) => void;
}

/** Renders the site into `parent`, on settings that have been checked. */
export function mountInto(parent: Element | ShadowRoot, settings: Settings): ThemedSite {
  const { ownerDocument } = parent;
  const location = createHashLocation(settings, () => host.isConnected);
  const prerendered = location.path() === '/' ? prerenderedIn(parent) : undefined;
  const start = chooseStartMode(parent, prerendered);
  const host = prerendered ?? createHostElement(ownerDocument);
  const shadow = host.shadowRoot as ShadowRoot;
  adoptStyles(shadow);
  // The link to the same styles as a file.
  if (prerendered) shadow.querySelector('link')?.remove();
  else parent.replaceChildren(host);

  const title = settings.manageTitle ? claimTitle(host) : undefined;
  // A page with a main landmark of its own has the other landmarks too, and each may be there once.
  const landmarks = !ownerDocument.querySelector('main, [role=main]');
  let isMounted = true;

  function tellHost(shown: ScreenShown) {
    const init = { detail: shown, bubbles: true, composed: true };
    host.dispatchEvent(new CustomEvent('training-site:navigate', init));
    try {
      settings.onNavigate(shown);
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
      start={start}
      setTitle={title?.set}
      onNavigate={tellHost}
    />
  );

  // React's own handlers raise `error` on the host's window.
  const handlers = {
    onUncaughtError: logError,
    onCaughtError: logError,
    onRecoverableError: logError,
  };
  const first = site(settings.theme);
  // React hydrates a shadow root as it does an element, but its types don't say so.
  const root = prerendered
    ? hydrateRoot(shadow as unknown as Element, first, handlers)
    : createRoot(shadow, handlers);
  if (start === 'whole') flushSync(() => root.render(first));
  else if (start === 'opening-first') root.render(first);

  return {
    navigate(path) {
      if (typeof path !== 'string' || !path.startsWith('/')) {
        throw mismatch('navigate(path)', 'a path such as "/training"', path);
      }
      if (isMounted) location.navigate(path);
    },
    setTheme(theme) {
      // A transition: an urgent update would make React drop the prerendered HTML that it is hydrating.
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
