import { OpeningOnly } from '../components/BelowOpening';
import type { Company } from '../content/types';
import { ErrorBoundary } from './ErrorBoundary';
import { routeOf } from './routes';

interface ScreenAtProps {
  readonly path: string;
  /** The path of the screen that is shown. Any other screen is laid out and not seen, up to its opening. */
  readonly shownPath: string;
  /** Whether only the opening of the screen is rendered for now. */
  readonly openingOnly: boolean;
  readonly company: Company;
}

/**
 * A screen that is shown, or prepared: docs/decisions/0027-next-screen.md. Its own boundary keeps a prepared
 * screen that fails from taking the shown one with it.
 */
export function ScreenAt(props: ScreenAtProps) {
  const { path, shownPath, openingOnly, company } = props;
  const { screen: Screen } = routeOf(path);
  const isPrepared = path !== shownPath;
  return (
    <ErrorBoundary company={company} path={shownPath} silent={isPrepared}>
      <div hidden={isPrepared}>
        <OpeningOnly value={openingOnly || isPrepared}>
          <Screen company={company} />
        </OpeningOnly>
      </div>
    </ErrorBoundary>
  );
}
