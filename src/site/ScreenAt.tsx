import { useContext } from 'react';
import { OpeningOnly } from '../components/BelowOpening';
import type { Company } from '../content/types';
import { ErrorBoundary } from './ErrorBoundary';
import { routeOf } from './routes';
import * as classes from './ScreenAt.module.css';

interface ScreenAtProps {
  readonly path: string;
  /** The path of the screen that is shown. Of any other screen only the opening is rendered, hidden. */
  readonly shownPath: string;
  readonly company: Company;
}

/**
 * A screen that is shown, or prepared: docs/decisions/0027-next-screen.md. Each has an error boundary of its own,
 * so that the shown screen stays when the prepared one fails to render.
 */
export function ScreenAt({ path, shownPath, company }: ScreenAtProps) {
  const openingOnly = useContext(OpeningOnly);
  const { screen: Screen } = routeOf(path);
  const isPrepared = path !== shownPath;
  return (
    <ErrorBoundary company={company} path={shownPath} silent={isPrepared}>
      <div className={classes.screen} hidden={isPrepared}>
        <OpeningOnly value={openingOnly || isPrepared}>
          <Screen company={company} />
        </OpeningOnly>
      </div>
    </ErrorBoundary>
  );
}
