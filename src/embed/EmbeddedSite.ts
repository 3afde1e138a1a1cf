import content from 'content';
import { beginArrival } from '../browser/arrival';
import { containControlKeys } from '../browser/containControlKeys';
import { moveFocusInto, rememberFocus } from '../browser/focus';
import { attempt } from '../browser/log';
import { subscribeToStorage } from '../browser/storage';
import { isPrerendering, whenActivated } from '../browser/whenActivated';
import { whenFrameGoes } from '../browser/whenFrameGoes';
import { isShown, whenShown } from '../browser/whenShown';
import { isNoticeAccepted } from '../components/CookieNotice';
import { titleOf } from '../site/routes';
import type { LocationState, SiteState } from '../site/SiteState';
import { createStore, type Store } from '../site/store';
import { headingIn } from '../site/useScreenChange';
import { adoptStyles } from '../styles/stylesheet';
import {
  type ActiveSite,
  addSite,
  giveTitleBack,
  keepTitle,
  removeSite,
  showTitle,
} from './activeSites';
import { checkPath } from './options/checks';
import { areEqual, needsNewLocation, type Settings } from './options/settings';
import { createPageLocation, type PageLocation } from './pageLocation';
import { afterScript, renderSite } from './renderSite';
import { createScreenReports, dispatch } from './siteEvents';

interface State extends SiteState {
  /** The settings that are shown. */
  readonly settings: Settings;
}

/** A site in the shadow root of its host element, from the first render to the end. */
export class EmbeddedSite {
  readonly #host: HTMLElement;
  readonly #shadow: ShadowRoot;
  readonly #store: Store<State>;
  readonly #active: ActiveSite;
  readonly #reportScreen: (rendered?: string) => void;
  readonly #lastFocused: () => HTMLElement | undefined;
  /**
   * What the page has set. The store has it when the script of the page has ended. Functions are
   * looked up here at each call, because a new function is no change of the store.
   */
  #settings: Settings;
  #location: PageLocation;
  /** Ends all subscriptions. Undefined while the host element is in no document. */
  #connection: AbortController | undefined;
  /**
   * Whether it is among the sites of the page, which own title and landmarks. What is not shown
   * owns nothing.
   */
  #isActive = false;
  /** Ends the arrival at the screen, if it is not over. */
  #endArrival = () => {};
  /** The path of a `navigate()` outside the document. */
  #nextPath: string | undefined;
  /** Undefined before the first render. */
  #unmount: (() => void) | undefined;

  /** @param settings - have been checked */
  constructor(host: HTMLElement, settings: Settings) {
    this.#host = host;
    this.#settings = settings;
    this.#shadow = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
    this.#location = this.#createLocation({ isPrerendered: this.#shadow.firstChild !== null });
    this.#store = createStore<State>({
      settings,
      ...this.#location.state(),
      landmarks: false,
      accepted: isNoticeAccepted(),
    });
    this.#active = {
      host,
      title: () => (this.#shownSettings.manageTitle ? titleOf(content, this.#path) : undefined),
      isInAddress: () => this.#store.get().isInAddress,
      setLandmarks: (landmarks) => this.#store.set({ landmarks }),
    };
    this.#reportScreen = createScreenReports(host, {
      onNavigate: () => this.#settings.onNavigate,
      shownPath: () => (this.#isActive && !isPrerendering() ? this.#path : undefined),
    });

    containControlKeys(this.#shadow);
    this.#lastFocused = rememberFocus(this.#shadow);
    if (host.isConnected) this.connect();
    // Before the first render, which waits for the end of the script too.
    this.#showSettingsAfterScript();
    this.#unmount = renderSite({
      shadow: this.#shadow,
      store: this.#store,
      navigate: (path) => this.#location.navigate(path),
      onVisit: (keepInView) => this.#arrive(keepInView),
      onSettled: this.#reportScreen,
      mayOpen: (contact) =>
        dispatch(host, 'training-site-action', { ...contact, path: this.#path }),
      onError: (error) => dispatch(host, 'training-site-error', { error, screen: this.#path }),
    });
  }

  /** What the page has set. */
  get settings(): Settings {
    return this.#settings;
  }

  /** Shows new settings, when the script of the page has ended. */
  set(settings: Settings): void {
    this.#settings = settings;
    // Equal settings start no task: after each task, Angular may set them again.
    if (!areEqual(settings, this.#shownSettings)) this.#showSettingsAfterScript();
  }

  /**
   * Takes address, title and landmarks of the page. Called when the host element enters a document.
   */
  connect(): void {
    if (this.#connection) return;
    this.#connection = new AbortController();
    const { signal } = this.#connection;
    // An element that moves into another document, such as that of a frame, loses its adopted
    // stylesheets.
    const isBack = this.#unmount !== undefined;
    if (isBack) adoptStyles(this.#shadow);
    whenFrameGoes(this.#host, () => this.disconnect(), signal);
    subscribeToStorage(() => this.#readNotice(), signal);
    this.#location.connect();
    this.#updateActive();
    // The router that has brought it back may write a title.
    if (isBack) this.#arrive(undefined);
    if (this.#nextPath !== undefined) this.navigate(this.#nextPath);
    // After the navigation, because these two may report the screen.
    whenActivated(() => this.#onActivated(), signal);
    whenShown(this.#host, () => this.#updateActive(), signal);
  }

  /**
   * Gives address, title and landmarks back to the page. The screen stays: the host element may be
   * inserted again.
   */
  disconnect(): void {
    if (!this.#connection) return;
    this.#connection.abort();
    this.#connection = undefined;
    this.#endArrival();
    // The site follows the address no longer when the page gets its title again.
    this.#location.disconnect();
    this.#updateActive();
  }

  /** Shows a screen, at once or as soon as the host element is in a document. */
  navigate(path: string): void {
    checkPath(path, 'navigate(path)');
    if (!this.#connection) {
      this.#nextPath = path;
      return;
    }
    this.#nextPath = undefined;
    this.#showSettings();
    this.#location.navigate(path);
  }

  /** Moves focus to where it was in the site last, otherwise to the heading of the screen. */
  focus(options?: FocusOptions): void {
    const elements = [this.#lastFocused(), headingIn(this.#shadow)];
    moveFocusInto(this.#shadow, elements, options);
  }

  /** Ends the site for good. */
  end(): void {
    this.#unmount?.();
    this.disconnect();
  }

  get #path(): string {
    return this.#store.get().path;
  }

  get #shownSettings(): Settings {
    return this.#store.get().settings;
  }

  #createLocation(options: { readonly isPrerendered: boolean }): PageLocation {
    const onChange = (state: LocationState) => {
      const before = this.#store.get();
      this.#store.set(state);
      const isVisit = state.visit !== before.visit;
      // The page may have had a title of its own at the address before.
      const isNamedAgain = state.isInAddress && !before.isInAddress;
      if (isVisit || isNamedAgain) showTitle(this.#active);
    };
    return createPageLocation(this.#host, () => this.#settings, onChange, options);
  }

  /**
   * Begins an arrival, in the place of the one before.
   *
   * @param keepInView - brings the screen into view again
   */
  #arrive(keepInView: (() => void) | undefined) {
    this.#endArrival();
    if (!this.#connection) return;
    this.#endArrival = beginArrival(() => {
      if (keepInView) attempt('scroll the page', keepInView);
      keepTitle(this.#active);
    });
  }

  #showSettingsAfterScript() {
    afterScript(() => this.#showSettings());
  }

  #showSettings() {
    const before = this.#shownSettings;
    const after = this.#settings;
    if (areEqual(before, after)) return;
    const isReset = needsNewLocation(before, after, this.#path);
    this.#store.set({ settings: after });
    if (isReset) this.#resetLocation();
    if (before.manageTitle && !after.manageTitle) giveTitleBack();
    else if (isReset || !before.manageTitle) showTitle(this.#active);
  }

  #resetLocation() {
    this.#location.disconnect();
    this.#location = this.#createLocation({ isPrerendered: false });
    this.#store.set(this.#location.state());
    if (this.#connection) this.#location.connect();
  }

  /**
   * Adds the site to those of the page when it is shown, and removes it when it is hidden or gone.
   */
  #updateActive() {
    const isActive = this.#connection !== undefined && isShown(this.#host);
    if (isActive === this.#isActive) return;
    this.#isActive = isActive;
    if (isActive) addSite(this.#active);
    else removeSite(this.#active);
    this.#reportScreen();
  }

  #onActivated() {
    this.#readNotice();
    this.#reportScreen();
  }

  #readNotice() {
    this.#store.set({ accepted: isNoticeAccepted() });
  }
}
