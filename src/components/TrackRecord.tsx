import type { Statistic } from '../content/types';
import classes from './TrackRecord.module.css';

/** Figures in level rows: they count different things, and a higher one is no larger one. */
export function TrackRecord({ statistics }: { readonly statistics: readonly Statistic[] }) {
  return (
    <dl className={classes.figures}>
      {statistics.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
