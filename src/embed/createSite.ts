import { whenFrameGoes } from '../browser/whenFrameGoes';
import type { Contact } from '../components/SiteLink';
import type { ScreenShown } from '../site/SiteProps';
import { adoptStyles } from '../styles/stylesheet';
import { requirePath } from './options/requirePath';
import { areEqual, fixedDifference, type Settings } from './options/settings';
import { createPageLocation } from './pageLocation';
import { later, renderSite, type SiteRoot } from './renderSite';
import type { SiteInHost } from './SiteInHost';
import { addSite, removeSite, showTitle } from './sitesOnPage';
import { tellPage, tellScreen } from './tellPage';

/**
 * Renders the site into the shadow root of `host`.
 *
 * @param wanted - gives the settings, which have been checked. They may change: see `refresh`
 * @param replaces - whether another site was shown in this place
 */
export function createSite(
  host: HTMLElement,
  wanted: () => Settings,
  replaces = false,
): SiteInHost {
  const shadow = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  let settings = wanted();
  let location = createPageLocation(settings);
  let key = 0;
  let root: SiteRoot | undefined;
  let title: string | undefined;
  let landmarks = false;
  /** The last screen shown, if it was not reported to the page yet. */
  let untold: ScreenShown | undefined;
  /** The path of a `navigate()` outside the document. */
  let nextPath: string | undefined;
  let isConnected = false;
  let isScheduled = false;
  let isDestroyed = false;
  let stopWaiting: (() => void) | undefined;

  const onPage = {
    host,
    title: () => (settings.manageTitle ? title : undefined),
    setLandmarks(next: boolean) {
      if (next === landmarks) return;
      landmarks = next;
      root?.update();
    },
  };

  function setTitle(next: string) {
    title = next;
    if (isConnected) showTitle();
  }

  function showScreen(shown = untold) {
    // Outside the page, nobody sees the screen.
    untold = isConnected ? undefined : shown;
    if (shown && isConnected) tellScreen(host, settings.onNavigate, shown);
  }

  function reconcile() {
    isScheduled = false;
    const before = settings;
    settings = wanted();
    if (isDestroyed || areEqual(settings, before)) return;
    // On another screen, a changed initial path changes nothing that is shown.
    const isInitial = location.path() === before.initialPath;
    const { initialPath } = isInitial ? before : settings;
    if (fixedDifference(settings, { ...before, initialPath })) {
      location.disconnect();
      location = createPageLocation(settings);
      if (isConnected) location.connect();
      key += 1;
    }
    if (settings.manageTitle !== before.manageTitle) showTitle();
    root?.update();
  }

  function connect() {
    if (isConnected || isDestroyed) return;
    isConnected = true;
    // An element that moves into another document, such as that of a frame, loses its adopted stylesheets.
    if (root) adoptStyles(shadow);
    stopWaiting = whenFrameGoes(host, disconnect);
    location.connect();
    addSite(onPage);
    if (nextPath !== undefined) navigate(nextPath);
    // A screen that was replaced while the site was disconnected is not reported.
    if (untold?.path !== location.path()) untold = undefined;
    showScreen();
  }

  function disconnect() {
    if (!isConnected) return;
    isConnected = false;
    stopWaiting?.();
    location.disconnect();
    removeSite(onPage);
  }

  function navigate(path: string) {
    requirePath(path);
    nextPath = isConnected ? undefined : path;
    if (!isConnected) return;
    reconcile();
    location.navigate(path);
  }

  const mayOpen = (contact: Contact) =>
    tellPage(host, 'training-site-action', { ...contact, path: location.path() });

  if (host.isConnected) connect();
  const content = () => {
    if (isScheduled) reconcile();
    return { ...settings, key, location, landmarks, setTitle, onNavigate: showScreen, mayOpen };
  };
  root = renderSite(shadow, replaces || location.isReturn, content, (error) => {
    tellPage(host, 'training-site-error', { error, screen: location.path() });
  });

  return {
    host,
    connect,
    disconnect,
    navigate,
    refresh() {
      if (isScheduled) return;
      const next = wanted();
      isScheduled = !areEqual(next, settings);
      // Equal settings start no task: after each task, Angular may set them again.
      if (isScheduled) later(reconcile);
      else settings = next;
    },
    destroy() {
      isDestroyed = true;
      root?.unmount();
      disconnect();
      host.parentNode?.removeChild(host);
    },
  };
}
