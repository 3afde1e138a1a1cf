import { useRef, useSyncExternalStore } from 'react';
import { Route, Router, Switch } from 'wouter';
import { OpeningOnly } from '../components/BelowOpening';
import { TopLevel } from '../components/HeadingElement';
import { ContactContext } from '../components/SiteLink';
import { language } from '../content/edition';
import { NotFoundScreen } from '../screens/NotFoundScreen';
import { ErrorBoundary } from './ErrorBoundary';
import { routes, titleOf } from './routes';
import { ScreenReport } from './ScreenReport';
import { Shell } from './Shell';
import type { SiteProps } from './SiteProps';
import { useOpening } from './useOpening';
import { useScreenChange } from './useScreenChange';
import { SiteLocationContext, useSiteLocation } from './useSiteLocation';

const subscribeToNothing = () => () => {};

/** The whole site. */
export function Site(props: SiteProps) {
  const { location, prerendered } = props;
  const hrefs = useSyncExternalStore(
    location.subscribe,
    location.hrefs,
    () => prerendered?.hrefs ?? location.hrefs(),
  );
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
    () => props.prerendered ?? props,
  );
  const [path] = useSiteLocation();
  const [isOpening, complete] = useOpening(path, props);
  const site = useRef<HTMLDivElement>(null);
  const shown = { path, title: titleOf(path) };
  useScreenChange({ ...props, ...shown, site });

  return (
    <div
      ref={site}
      className="site"
      lang={language.lang}
      dir={language.dir}
      data-script={language.script}
      data-theme={theme}
      data-opening={isOpening || undefined}
      // A key may move focus or scroll.
      onKeyDownCapture={isOpening ? complete : undefined}
    >
      <ScreenReport {...shown} isWhole={!isOpening} onNavigate={props.onNavigate} />
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
                  {Object.entries(routes).map(([path, Screen]) => (
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
