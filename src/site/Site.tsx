import { useRef, useSyncExternalStore } from 'react';
import { Router, useLocation } from 'wouter';
import { company } from '../content/company';
import type { Company } from '../content/types';
import { ErrorBoundary } from './ErrorBoundary';
import { routeOf } from './routes';
import { Shell } from './Shell';
import { type SiteLocation, SiteLocationContext, useSiteLocation } from './SiteLocation';
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
  // Hydration begins with what the HTML says, and at once goes on to what this page asks for.
  const isHtml = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const { location } = props;
  return (
    <SiteLocationContext value={location}>
      <Router hook={useSiteLocation} hrefs={isHtml ? hashOf : location.hrefOf}>
        <CurrentScreen {...props} {...(isHtml && prerendered)} />
      </Router>
    </SiteLocationContext>
  );
}

function CurrentScreen({ location, company, theme, landmarks, setTitle, onNavigate }: SiteProps) {
  const [path] = useLocation();
  const { title, screen: Screen } = routeOf(path);
  const site = useRef<HTMLDivElement>(null);
  useScreenChange({ site, path, title, location, setTitle, onNavigate });

  return (
    <div ref={site} className="site" lang="en" data-theme={theme}>
      <ErrorBoundary company={company} path={path}>
        <Shell company={company} path={path} landmarks={landmarks}>
          <Screen key={path} company={company} />
        </Shell>
      </ErrorBoundary>
    </div>
  );
}
