import { useRef } from 'react';
import { Router, useLocation } from 'wouter';
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

/** The whole site. */
export function Site(props: SiteProps) {
  return (
    <SiteLocationContext value={props.location}>
      <Router hook={useSiteLocation} hrefs={props.location.hrefOf}>
        <CurrentScreen {...props} />
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
