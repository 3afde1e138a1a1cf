import { createContext, useContext, useRef, useSyncExternalStore } from 'react';
import { Route, Router, type RouterOptions, Switch } from 'wouter';
import { OpeningOnly } from '../components/BelowOpening';
import { Comma } from '../components/Comma';
import { TopLevel } from '../components/HeadingElement';
import { LinkContext } from '../components/SiteLink';
import { NotFoundScreen } from '../screens/NotFoundScreen';
import { ErrorBoundary } from './ErrorBoundary';
import { routes } from './routes';
import { ScreenReport } from './ScreenReport';
import { Shell } from './Shell';
import type { SiteProps } from './SiteProps';
import { useIsOpening } from './useIsOpening';
import { useScreenChange } from './useScreenChange';

type SiteLocation = [path: string, navigate: (path: string) => void];

const SiteLocationContext = createContext<SiteLocation>(['/', () => {}]);

/**
 * The location of the surrounding site, for wouter: a hook like `useHashLocation` from
 * `wouter/use-hash-location`.
 */
const useSiteLocation = () => useContext(SiteLocationContext);

/** The whole site. */
export function Site(props: SiteProps) {
  const { content, store, navigate } = props;
  const { language, shell } = content;
  const state = useSyncExternalStore(
    store.subscribe,
    store.get,
    () => props.prerendered ?? store.get(),
  );
  const { path, visit } = state;
  const { theme, headingLevel, pages, source } = state.settings;
  const company = { ...content.company, ...state.settings.company };
  const subject = source && shell.subject.replace('{source}', () => source);
  const isOpening = useIsOpening(props.openingFirst);
  const site = useRef<HTMLDivElement>(null);
  useScreenChange(site, path, visit, props.onVisit);
  const boundary = {
    content,
    company,
    visit,
    settings: state.settings,
    onTryAgain: () => navigate(path),
  };

  return (
    <SiteLocationContext value={[path, navigate]}>
      <LinkContext value={{ mayOpen: props.mayOpen, pages, subject }}>
        {/* An `<a>` takes an undefined address too. */}
        <Router hook={useSiteLocation} hrefs={state.hrefs as NonNullable<RouterOptions['hrefs']>}>
          <div
            ref={site}
            className="site"
            lang={language.lang}
            dir={language.dir}
            data-script={language.script}
            data-theme={theme}
            data-opening={isOpening || undefined}
          >
            <ScreenReport path={path} isWhole={!isOpening} onSettled={props.onSettled} />
            <Comma value={language.comma}>
              <TopLevel value={headingLevel}>
                <ErrorBoundary {...boundary}>
                  <OpeningOnly value={isOpening}>
                    <Shell {...state} content={content} company={company}>
                      <ErrorBoundary {...boundary}>
                        <Switch location={path}>
                          {Object.entries(routes).map(([route, Screen]) => (
                            <Route key={route} path={route}>
                              <Screen content={content} company={company} />
                            </Route>
                          ))}
                          <Route>
                            <NotFoundScreen content={content} company={company} />
                          </Route>
                        </Switch>
                      </ErrorBoundary>
                    </Shell>
                  </OpeningOnly>
                </ErrorBoundary>
              </TopLevel>
            </Comma>
          </div>
        </Router>
      </LinkContext>
    </SiteLocationContext>
  );
}
