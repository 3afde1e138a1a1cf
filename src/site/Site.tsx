import { useCallback, useDeferredValue, useMemo, useRef, useSyncExternalStore } from 'react';
import { Router } from 'wouter';
import { ShownWhole } from '../components/BelowOpening';
import { company } from '../content/company';
import type { Company } from '../content/types';
import { ErrorBoundary } from './ErrorBoundary';
import { routeOf } from './routes';
import { Shell } from './Shell';
import type { SiteLocation } from './SiteLocation';
import { useScreenChange } from './useScreenChange';

/** Which colours: `auto` follows the visitor's system. */
export type Theme = 'light' | 'dark' | 'auto';

/** What a host is told of each screen shown. */
export interface Navigation {
  readonly path: string;
  readonly title: string;
}

export interface SiteProps {
  readonly location: SiteLocation;
  readonly company: Company;
  readonly theme: Theme;
  /** Whether the page has no landmarks of its own, so that the site's are the page's. */
  readonly landmarks: boolean;
  /** Whether the first frame is of the whole site, and not of the opening of a screen alone. */
  readonly whole: boolean;
  /** Sets the page's title; absent where the title is the host's. */
  readonly setTitle?: ((title: string) => void) | undefined;
  readonly onNavigate: (navigation: Navigation) => void;
}

/** What prerendered HTML says, for it knows no page: the links are to hashes of whichever it is in. */
const prerendered = { company, theme: 'light', landmarks: false } as const;
const hashOf = (path: string) => `#${path}`;
const never = () => () => {};

/** The whole site. */
export function Site(props: SiteProps) {
  const { location, setTitle, onNavigate } = props;
  // Hydration begins with what the HTML says, and at once goes on to what this page asks for.
  const isHtml = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const { company, theme, landmarks } = isHtml ? prerendered : props;
  // Unless it has to be whole, the first frame is of the opening alone, which is sooner there; the next
  // render follows when the browser has time. HTML has all of it already.
  const isFirstFrame = useDeferredValue(false, !isHtml);
  const path = useSyncExternalStore(location.subscribe, location.path, () => '/');
  const { title, screen: Screen } = routeOf(path);
  const site = useRef<HTMLDivElement>(null);
  useScreenChange({ site, path, title, isFirstFrame, location, setTitle, onNavigate });
  // The links ask how to navigate, never where they are: so none of them listens.
  const hook = useCallback(
    (): [string, typeof location.navigate] => ['', location.navigate],
    [location],
  );
  // The one that is shown is rendered once, whatever else changes.
  const screen = useMemo(() => <Screen key={path} company={company} />, [Screen, path, company]);

  return (
    <Router hook={hook} hrefs={isHtml ? hashOf : location.hrefOf}>
      <div ref={site} className="site" lang="en" data-theme={theme}>
        <ErrorBoundary company={company} path={path}>
          <ShownWhole value={props.whole || !isFirstFrame}>
            <Shell company={company} path={path} landmarks={landmarks}>
              {screen}
            </Shell>
          </ShownWhole>
        </ErrorBoundary>
      </div>
    </Router>
  );
}
