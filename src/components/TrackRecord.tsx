import type { Statistic } from '../content/types';
import { Fit } from './Fit';
import * as classes from './TrackRecord.module.css';

/** Figures in equal rows, not as a chart: they count different things and can't be compared. */
export function TrackRecord({ statistics }: { readonly statistics: readonly Statistic[] }) {
  return (
    <dl className={classes.figures}>
      {statistics.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <Fit text={value} sure={2} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
