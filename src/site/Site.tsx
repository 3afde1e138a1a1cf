import { useRef, useSyncExternalStore } from 'react';
import { Router } from 'wouter';
import { OpeningOnly } from '../components/BelowOpening';
import { PrepareScreen } from '../components/SiteLink';
import { company } from '../content/company';
import { ErrorBoundary } from './ErrorBoundary';
import { routeOf } from './routes';
import { ScreenAt } from './ScreenAt';
import { Shell } from './Shell';
import type { SiteProps } from './SiteProps';
import { usePreparedPath } from './usePreparedPath';
import { useScreenChange } from './useScreenChange';
import { useStage } from './useStage';

/** The props of the prerendered HTML, which is the same in every page. */
const prerendered = { company, theme: 'light', landmarks: false } as const;
const hashOf = (path: string) => `#${path}`;
const prerenderedHrefs = () => hashOf;

/** The whole site. */
export function Site(props: SiteProps) {
  const { location, setTitle, onNavigate } = props;
  const path = useSyncExternalStore(location.subscribe, location.path, () => '/');
  // After a link of the site or `navigate()`, the opening is rendered first. After Back and Forward the whole screen is
  // rendered at once, because the browser restores the scroll position and needs the full height for it.
  const isOpeningFirst = location.isOwnNavigation() && !props.isInFrame;
  const [stage, complete] = useStage(props.start, path, isOpeningFirst);
  const { company, theme, landmarks } = stage === 'hydrate' ? prerendered : props;
  const hrefs = useSyncExternalStore(location.subscribe, location.hrefs, prerenderedHrefs);
  const { title } = routeOf(path);
  const [preparedPath, prepare] = usePreparedPath(path);
  const site = useRef<HTMLDivElement>(null);
  useScreenChange({
    site,
    path,
    title,
    isWhole: stage === 'whole',
    location,
    setTitle,
    onNavigate,
  });
  // The site alone subscribes to its location. The hook hands the rendered path to wouter's links,
  // hooks and switches, so that none of them needs a subscription.
  const hook = (): [string, typeof location.navigate] => [path, location.navigate];

  return (
    <Router hook={hook} hrefs={hrefs}>
      <div ref={site} className="site" lang="en" data-theme={theme} onKeyDownCapture={complete}>
        <ErrorBoundary company={company} path={path}>
          <PrepareScreen value={prepare}>
            <OpeningOnly value={stage === 'opening'}>
              <Shell company={company} path={path} landmarks={landmarks}>
                {[...new Set([path, preparedPath])].map((one) => (
                  <ScreenAt key={one} path={one} shownPath={path} company={company} />
                ))}
              </Shell>
            </OpeningOnly>
          </PrepareScreen>
        </ErrorBoundary>
      </div>
    </Router>
  );
}
