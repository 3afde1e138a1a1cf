import { useRef, useSyncExternalStore } from 'react';
import { Route, Router, Switch } from 'wouter';
import { OpeningOnly } from '../components/BelowOpening';
import { TopLevel } from '../components/HeadingElement';
import { ContactContext } from '../components/SiteLink';
import { company } from '../content/company';
import { NotFoundScreen } from '../screens/NotFoundScreen';
import { ErrorBoundary } from './ErrorBoundary';
import { routes, titleOf } from './routes';
import { Shell } from './Shell';
import type { SiteProps } from './SiteProps';
import { useOpening } from './useOpening';
import { useScreenChange } from './useScreenChange';
import { SiteLocationContext, useSiteLocation } from './useSiteLocation';

/** What the prerendered HTML shows, which is the same in every page. React takes it over with these values. */
const prerendered: Pick<SiteProps, 'company' | 'theme' | 'headingLevel' | 'hide' | 'landmarks'> = {
  company,
  theme: 'light',
  headingLevel: 1,
  hide: [],
  landmarks: false,
};
const prerenderedHref = (path: string) => `#${path}`;
const subscribeToNothing = () => () => {};

/** The whole site. */
export function Site(props: SiteProps) {
  const { location } = props;
  const hrefs = useSyncExternalStore(location.subscribe, location.hrefs, () => prerenderedHref);
  return (
    <SiteLocationContext value={location}>
      <ContactContext value={props.mayOpen}>
        <Router hook={useSiteLocation} hrefs={hrefs}>
          <Screens {...props} />
        </Router>
      </ContactContext>
    </SiteLocationContext>
  );
}

function Screens(props: SiteProps) {
  const { company, theme, headingLevel, hide, landmarks } = useSyncExternalStore(
    subscribeToNothing,
    () => props,
    () => prerendered,
  );
  const [path] = useSiteLocation();
  const [isOpening, complete] = useOpening(path, props);
  const site = useRef<HTMLDivElement>(null);
  useScreenChange({ ...props, site, path, title: titleOf(path), isWhole: !isOpening });

  return (
    <div
      ref={site}
      className="site"
      lang="en"
      data-theme={theme}
      data-opening={isOpening || undefined}
      // A key may move focus or scroll.
      onKeyDownCapture={isOpening ? complete : undefined}
    >
      <TopLevel value={headingLevel}>
        <ErrorBoundary company={company} path={path}>
          <OpeningOnly value={isOpening}>
            <Shell
              company={company}
              path={path}
              landmarks={landmarks}
              hide={hide}
              subscribe={props.location.subscribe}
            >
              <ErrorBoundary company={company} path={path}>
                <Switch location={path}>
                  {Object.entries(routes).map(([path, { screen: Screen }]) => (
                    <Route key={path} path={path}>
                      <Screen company={company} />
                    </Route>
                  ))}
                  <Route>
                    <NotFoundScreen company={company} />
                  </Route>
                </Switch>
              </ErrorBoundary>
            </Shell>
          </OpeningOnly>
        </ErrorBoundary>
      </TopLevel>
    </div>
  );
}
