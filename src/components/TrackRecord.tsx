import type { Statistic } from '../content/types';
import { Fit } from './Fit';
import * as classes from './TrackRecord.module.css';

/**
 * Figures in equal rows, not as a chart: they count different things and can't be compared. A list of terms and values
 * would need the figure as direct text: Orca doesn't read a block in a `<dd>`.
 */
export function TrackRecord({ statistics }: { readonly statistics: readonly Statistic[] }) {
  return (
    <ul className={classes.figures}>
      {statistics.map(({ label, value }) => (
        <li key={label}>
          <p>
            <Fit text={value} sure={2} />
          </p>
          {label}
        </li>
      ))}
    </ul>
  );
}
