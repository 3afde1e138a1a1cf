import type { ReactNode } from 'react';
import type { Statistic } from '../content/types';
import classes from './TrackRecord.module.css';

export interface TrackRecordProps {
  readonly heading: ReactNode;
  readonly headingId: string;
  readonly statistics: readonly Statistic[];
}

/** Figures as a flight of columns; as growing bars on a narrow site. */
export function TrackRecord({ heading, headingId, statistics }: TrackRecordProps) {
  return (
    <section className={classes.record} aria-labelledby={headingId}>
      <div className={classes.heading}>{heading}</div>
      <dl className={classes.figures}>
        {statistics.map(({ label, value }) => (
          <div key={label} className={classes.figure}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
