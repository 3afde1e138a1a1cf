import type { Statistic } from '../content/types';
import * as classes from './TrackRecord.module.css';

/**
 * Figures on a stair. A list of terms and values
 * would need the figure as direct text: Orca doesn't read a block in a `<dd>`.
 */
export function TrackRecord({ statistics }: { readonly statistics: readonly Statistic[] }) {
  return (
    <ul className={classes.figures}>
      {statistics.map(({ label, value }) => (
        <li key={label}>
          <p>{value}</p>
          {label}
        </li>
      ))}
    </ul>
  );
}
