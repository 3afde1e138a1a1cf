// In the order of the cascade, before the styles of the components.
import '../styles/tokens.css';
import '../styles/base.css';
import '../styles/adaptations.css';
import { startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { isInFrame } from '../browser/isInFrame';
import { logError } from '../browser/log';
import { claimTitle, releaseTitles } from '../browser/pageTitle';
import { isOnPage, watchPresence } from '../browser/presence';
import { queryAll } from '../browser/queryAll';
import { Site } from '../site/Site';
import type { ScreenShown } from '../site/SiteProps';
import { adoptStyles } from '../styles/stylesheet';
import { createHostMessages } from './hostMessages';
import { isEqual } from './isEqual';
import type { Settings } from './options';
import { prerenderedIn } from './prerendered';
import { requirePath } from './requirePath';
import { createSiteHost } from './siteHost';
import { createSiteLocation } from './siteLocation';
import { chooseStartMode } from './startMode';
import { withholdEvents } from './withholdEvents';

/** A site in its page. */
export interface SiteInPage {
  readonly navigate: (path: string) => void;
  /** Takes over settings that have been checked, in place. */
  readonly apply: (settings: Settings) => void;
  readonly unmount: () => void;
  readonly settings: () => Settings;
  /** The path of the screen shown. */
  readonly path: () => string;
}

/**
 * Calls `callback` after the current script, and before the next paint. React refuses to render or unmount a
 * root at once while it runs an effect. In `external-react` that may be an effect of the host's application.
 */
async function later(callback: () => void) {
  await undefined;
  callback();
}

/** The last site with landmarks in each document, by its host element. */
const sitesWithLandmarks = new WeakMap<Document, WeakRef<Element>>();

/**
 * Renders the site into `parent`, on settings that have been checked.
 *
 * @param path - of the screen to show where the address asks for none
 * @param delay - how long the messages to the host wait after the mount, in ms
 */
export function mountInto(
  parent: Element | ShadowRoot,
  initialSettings: Settings,
  path?: string,
  delay = 0,
): SiteInPage {
  const { ownerDocument } = parent;
  let settings = initialSettings;
  let isMounted = false;
  const location = createSiteLocation(
    settings,
    path,
    () => isMounted && isOnPage(host),
    // The host's router may have set the host's own title.
    () => title?.show(),
  );
  const prerendered = location.path() === '/' ? prerenderedIn(parent) : undefined;
  const start = chooseStartMode(parent, prerendered !== undefined, location.isReturn);
  const { host, shadow, container } = prerendered ?? createSiteHost(ownerDocument);
  adoptStyles(shadow);
  if (!prerendered) parent.replaceChildren(host);

  let title = settings.manageTitle ? claimTitle(host) : undefined;
  // A page may have each landmark once. If it has a `main` of its own, it probably has the others too.
  const landmarks =
    queryAll(ownerDocument, 'main, [role=main]').length === 0 &&
    !sitesWithLandmarks.get(ownerDocument)?.deref()?.isConnected;
  if (landmarks) sitesWithLandmarks.set(ownerDocument, new WeakRef(host));
  isMounted = true;

  const messages = createHostMessages(host, (shown) => settings.onNavigate(shown), delay);
  const passEvents = prerendered && withholdEvents(shadow);
  const tell = (shown: ScreenShown) => {
    // React has hydrated by the time that the first screen is reported.
    passEvents?.();
    messages.tell(shown);
  };

  const site = () => (
    <Site
      location={location}
      company={settings.company}
      theme={settings.theme}
      landmarks={landmarks}
      start={start}
      isInFrame={isInFrame(parent)}
      setTitle={title?.set}
      onNavigate={tell}
    />
  );

  // React's own handlers raise `error` on the host's window.
  const handlers = {
    onUncaughtError: logError,
    onCaughtError: logError,
    onRecoverableError: logError,
  };
  const root = prerendered
    ? hydrateRoot(container, site(), handlers)
    : createRoot(container, handlers);
  if (start === 'whole') later(() => isMounted && flushSync(() => root.render(site())));
  else if (start === 'opening') root.render(site());

  const stopWatching = watchPresence(host, (isPresent) => {
    if (!isPresent) {
      releaseTitles();
      return;
    }
    // Another document, as that of a frame, doesn't take over adopted stylesheets.
    adoptStyles(shadow);
    location.follow();
    title?.show();
    messages.flush();
  });

  return {
    settings: () => settings,
    path: location.path,
    navigate(path) {
      requirePath(path);
      if (isMounted) location.navigate(path);
    },
    apply(next) {
      if (!isMounted || isEqual(next, settings)) return;
      if (next.manageTitle !== settings.manageTitle) {
        title?.release();
        title = next.manageTitle ? claimTitle(host) : undefined;
      }
      settings = next;
      // A transition: an urgent update would make React drop the prerendered HTML that it is hydrating.
      startTransition(() => root.render(site()));
    },
    unmount() {
      if (!isMounted) return;
      isMounted = false;
      stopWatching();
      later(() => root.unmount());
      location.dispose();
      title?.release();
      host.remove();
    },
  };
}
