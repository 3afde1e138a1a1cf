import content from 'content';
import { keepKeys } from '../browser/keepKeys';
import { subscribeToStorage } from '../browser/storage';
import { isPrerendering, whenActivated } from '../browser/whenActivated';
import { whenFrameGoes } from '../browser/whenFrameGoes';
import { isShown, whenShown } from '../browser/whenShown';
import { isNoticeAccepted } from '../components/CookieNotice';
import { titleOf } from '../site/routes';
import type { LocationState, SiteState } from '../site/SiteState';
import { createStore } from '../site/store';
import { adoptStyles } from '../styles/stylesheet';
import { checkPath } from './options/checks';
import { areEqual, fixedDifference, type Settings } from './options/settings';
import { createPageLocation } from './pageLocation';
import { later, renderSite } from './renderSite';
import { addSite, removeSite, showTitle } from './sitesOnPage';
import { createScreenReports, tellPage } from './tellPage';

/** A site in its host element. */
export type SiteInHost = ReturnType<typeof createSite>;

/**
 * Renders the site into the shadow root of `host`.
 *
 * @param first - the settings, which have been checked
 */
export function createSite(host: HTMLElement, first: Settings) {
  const shadow = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  let settings = first;
  /** The settings of the page, which are in use when its script has ended. */
  let wanted = first;
  const locate = (isPrerendered?: boolean) =>
    createPageLocation(() => wanted, arrive, isPrerendered);
  let siteLocation = locate(shadow.firstChild !== null);
  const store = createStore<SiteState>({
    settings,
    ...siteLocation.state(),
    landmarks: false,
    accepted: isNoticeAccepted(),
  });
  const currentPath = () => store.get().path;
  const reportScreen = createScreenReports(
    host,
    () => wanted.onNavigate,
    () => (isSeen && !isPrerendering() ? currentPath() : undefined),
  );
  /** The path of a `navigate()` outside the document. */
  let nextPath: string | undefined;
  let isConnected = false;
  /** Whether it is among the sites of the page, which own title and landmarks. What can't be seen owns nothing. */
  let isSeen = false;
  let ends: readonly (() => void)[] = [];
  let unmount: (() => void) | undefined;

  const onPage = {
    host,
    title: () => (settings.manageTitle ? titleOf(content, currentPath()) : undefined),
    isNamed: () => store.get().isNamed,
    setLandmarks: (landmarks: boolean) => store.set({ landmarks }),
  };

  function arrive(next: LocationState, mayHaveTitle: boolean) {
    const { visit } = store.get();
    store.set(next);
    if (mayHaveTitle || next.visit !== visit) showTitle();
  }

  function reconcile() {
    const before = settings;
    settings = wanted;
    if (areEqual(settings, before)) return;
    // On another screen, a changed initial path changes nothing that is shown.
    const isInitial = currentPath() === before.initialPath;
    const after = isInitial ? settings : { ...settings, initialPath: before.initialPath };
    const isRestart = fixedDifference(before, after) !== undefined;
    if (isRestart) {
      siteLocation.disconnect();
      siteLocation = locate();
      store.set(siteLocation.state());
      if (isConnected) siteLocation.connect();
    }
    if (isRestart || settings.manageTitle !== before.manageTitle) showTitle();
    store.set({ settings });
  }

  function see(shown: boolean) {
    if (shown === isSeen) return;
    isSeen = shown;
    if (shown) addSite(onPage);
    else removeSite(onPage);
    reportScreen();
  }

  /** Takes the address, and as far as it is shown, the title and the landmarks. Called when the host element enters a document. */
  function connect() {
    if (isConnected) return;
    isConnected = true;
    // An element that moves into another document, such as that of a frame, loses its adopted stylesheets.
    if (unmount) adoptStyles(shadow);
    const readNotice = () => store.set({ accepted: isNoticeAccepted() });
    const activate = () => {
      readNotice();
      reportScreen();
    };
    ends = [
      whenFrameGoes(host, disconnect),
      subscribeToStorage(readNotice),
      () => siteLocation.disconnect(),
      () => see(false),
    ];
    siteLocation.connect();
    see(isShown(host));
    if (nextPath !== undefined) navigate(nextPath);
    ends = [...ends, whenActivated(activate), whenShown(host, () => see(isShown(host)))];
  }

  /** Gives address, title and landmarks back to the page. The screen stays: the host element may be inserted again. */
  function disconnect() {
    if (!isConnected) return;
    isConnected = false;
    for (const end of ends) end();
  }

  /** Shows a screen, at once or as soon as the host element is in a document. */
  function navigate(path: string) {
    checkPath(path, 'navigate(path)');
    nextPath = isConnected ? undefined : path;
    if (!isConnected) return;
    reconcile();
    siteLocation.navigate(path);
  }

  /** Uses new settings, after the current script has ended. */
  function set(next: Settings) {
    wanted = next;
    // Equal settings start no task: after each task, Angular may set them again.
    if (!areEqual(wanted, settings)) later(reconcile);
  }

  /** Ends the site for good. */
  function end() {
    unmount?.();
    disconnect();
  }

  keepKeys(shadow);
  if (host.isConnected) connect();
  // Before the first render, which waits for the end of the script too.
  later(reconcile);
  unmount = renderSite({
    shadow,
    store,
    navigate: (path) => siteLocation.navigate(path),
    onSettled: reportScreen,
    mayOpen: (contact) =>
      tellPage(host, 'training-site-action', { ...contact, path: currentPath() }),
    onError: (error) => tellPage(host, 'training-site-error', { error, screen: currentPath() }),
  });

  return { connect, disconnect, navigate, set, settings: () => wanted, end };
}
