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
import { Site } from '../site/Site';
import type { ScreenShown } from '../site/SiteProps';
import { adoptStyles } from '../styles/stylesheet';
import { createHostMessages } from './hostMessages';
import { isEqual } from './isEqual';
import { releaseLandmarks, subscribeToLandmarks, takeLandmarks } from './landmarks';
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
  const { host, shadow, container } = prerendered ?? createSiteHost(parent.ownerDocument);
  adoptStyles(shadow);
  if (!prerendered) {
    parent.appendChild(host);
    for (const node of [...parent.childNodes]) if (node !== host) parent.removeChild(node);
  }

  let title = settings.manageTitle ? claimTitle(host) : undefined;
  let holdsLandmarks = takeLandmarks(host);
  /** As rendered. */
  let landmarks = holdsLandmarks;
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

  // A transition: an urgent update would make React drop the prerendered HTML that it is hydrating.
  const update = () => startTransition(() => root.render(site()));

  function updateLandmarks() {
    if (!isOnPage(host)) return;
    holdsLandmarks = takeLandmarks(host);
    if (holdsLandmarks === landmarks) return;
    landmarks = holdsLandmarks;
    update();
  }
  const forgetLandmarks = subscribeToLandmarks(updateLandmarks);

  const stopWatching = watchPresence(host, (isPresent) => {
    // Also where it has moved to another document. Once, because this is called often while the site is outside.
    if (holdsLandmarks) {
      holdsLandmarks = false;
      releaseLandmarks();
    }
    if (!isPresent) {
      releaseTitles();
      return;
    }
    updateLandmarks();
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
      update();
    },
    unmount() {
      if (!isMounted) return;
      isMounted = false;
      stopWatching();
      later(() => root.unmount());
      location.dispose();
      title?.release();
      host.parentNode?.removeChild(host);
      forgetLandmarks();
      if (holdsLandmarks) releaseLandmarks();
    },
  };
}
