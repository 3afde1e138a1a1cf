import { subscribeToStorage } from '../browser/storage';
import { whenFrameGoes } from '../browser/whenFrameGoes';
import { isNoticeAccepted } from '../components/CookieNotice';
import type { Contact } from '../components/SiteLink';
import { titleOf } from '../site/routes';
import type { LocationState, SiteState } from '../site/SiteState';
import { createStore } from '../site/store';
import { adoptStyles } from '../styles/stylesheet';
import { isReturn } from './entryMemory';
import { requirePath } from './options/requirePath';
import { areEqual, fixedDifference, type Settings } from './options/settings';
import { createPageLocation } from './pageLocation';
import { later, renderSite } from './renderSite';
import type { SiteInHost } from './SiteInHost';
import { addSite, removeSite, showTitle } from './sitesOnPage';
import { createScreenReports, tellPage } from './tellPage';

/**
 * Renders the site into the shadow root of `host`.
 *
 * @param first - the settings, which have been checked
 * @param replaces - whether another site was shown in this place
 */
export function createSite(host: HTMLElement, first: Settings, replaces = false): SiteInHost {
  const shadow = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  let settings = first;
  /** The settings of the page, which are in use when its script has ended. */
  let wanted = first;
  let isScheduled = false;
  let siteLocation = locate();
  const store = createStore<SiteState>({
    settings,
    ...siteLocation.state(),
    landmarks: false,
    accepted: isNoticeAccepted(),
  });
  const reports = createScreenReports(host, () => wanted.onNavigate, store.get().path);
  /** The path of a `navigate()` outside the document. */
  let nextPath: string | undefined;
  let isConnected = false;
  let isDestroyed = false;
  let ends: readonly (() => void)[] = [];
  let unmount: (() => void) | undefined;

  const onPage = {
    host,
    title: () => (settings.manageTitle ? titleOf(store.get().path) : undefined),
    setLandmarks: (landmarks: boolean) => store.set({ landmarks }),
  };

  function locate() {
    return createPageLocation(settings, () => wanted.push, arrive);
  }

  function arrive(next: LocationState) {
    const before = store.get();
    const { path, visit } = next;
    if (path !== before.path) reports.add(path);
    store.set(next);
    if (visit !== before.visit) showTitle();
  }

  function reconcile() {
    isScheduled = false;
    const before = settings;
    settings = wanted;
    if (isDestroyed || areEqual(settings, before)) return;
    // On another screen, a changed initial path changes nothing that is shown.
    const isInitial = store.get().path === before.initialPath;
    const after = isInitial ? settings : { ...settings, initialPath: before.initialPath };
    const isRestart = fixedDifference(before, after) !== undefined;
    if (isRestart) {
      siteLocation.disconnect();
      siteLocation = locate();
      store.set(siteLocation.state());
      reports.restart(store.get().path);
      if (isConnected) siteLocation.connect();
    }
    if (isRestart || settings.manageTitle !== before.manageTitle) showTitle();
    store.set({ settings });
  }

  function connect() {
    if (isConnected || isDestroyed) return;
    isConnected = true;
    // An element that moves into another document, such as that of a frame, loses its adopted stylesheets.
    if (unmount) adoptStyles(shadow);
    const readNotice = () => store.set({ accepted: isNoticeAccepted() });
    ends = [
      whenFrameGoes(host, disconnect),
      subscribeToStorage(readNotice),
      () => siteLocation.disconnect(),
      () => removeSite(onPage),
      reports.disconnect,
    ];
    readNotice();
    siteLocation.connect();
    addSite(onPage);
    if (nextPath !== undefined) navigate(nextPath);
    reports.connect();
  }

  function disconnect() {
    if (!isConnected) return;
    isConnected = false;
    for (const end of ends) end();
  }

  function navigate(path: string) {
    requirePath(path);
    nextPath = isConnected ? undefined : path;
    if (!isConnected) return;
    reconcile();
    siteLocation.navigate(path);
  }

  if (host.isConnected) connect();
  // Before the first render, which waits for the end of the script too.
  schedule();
  unmount = renderSite({
    shadow,
    store,
    isReturn: replaces || isReturn(),
    navigate: (path) => siteLocation.navigate(path),
    onSettled: reports.settle,
    mayOpen: (contact: Contact) =>
      tellPage(host, 'training-site-action', { ...contact, path: store.get().path }),
    onError: (error) => tellPage(host, 'training-site-error', { error, screen: store.get().path }),
  });

  function schedule() {
    isScheduled = true;
    later(reconcile);
  }

  return {
    host,
    connect,
    disconnect,
    navigate,
    set(next) {
      wanted = next;
      // Equal settings start no task: after each task, Angular may set them again.
      if (!isScheduled && !areEqual(wanted, settings)) schedule();
    },
    destroy() {
      isDestroyed = true;
      unmount?.();
      disconnect();
      host.parentNode?.removeChild(host);
    },
  };
}
