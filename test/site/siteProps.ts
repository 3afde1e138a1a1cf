import content from 'content';
import { onTestFinished } from 'vitest';
import { defaults, type Settings } from '../../src/embed/options/settings';
import { createPageLocation } from '../../src/embed/pageLocation';
import { prerenderedState } from '../../src/embed/prerender/prerenderedState';
import type { SiteProps } from '../../src/site/SiteProps';
import type { SiteState } from '../../src/site/SiteState';
import { createStore } from '../../src/site/store';

/** Props for `Site`, with a location that is connected until the test has ended. */
export function createSiteProps(settings: Partial<Settings> = {}, state: Partial<SiteState> = {}) {
  const all = { ...defaults, ...settings };
  const location = createPageLocation(
    document.body,
    () => all,
    (next) => store.set(next),
  );
  const shown = { landmarks: true, accepted: false, ...location.state(), ...state };
  const store = createStore<SiteState>({ ...prerenderedState(all, 2026), ...shown });
  location.connect();
  onTestFinished(location.disconnect);
  return {
    content,
    store,
    openingFirst: false,
    navigate: location.navigate,
    onVisit: () => {},
    onSettled: () => {},
    mayOpen: () => true,
  } satisfies SiteProps;
}
