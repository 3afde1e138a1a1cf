import type { Statistic } from '../content/types';
import { GrowthDots } from '../drawings/GrowthDots';
import * as classes from './Growth.module.css';

interface GrowthProps {
  readonly start: Statistic;
  readonly today: Statistic;
}

/** Two figures on a stair across the whole width: the company at its start and today. */
export function Growth({ start, today }: GrowthProps) {
  return (
    <div className={classes.growth} data-steps data-ground="quiet">
      <div className={classes.tread}>
        <GrowthDots name="start" />
        <Figure {...start} />
      </div>
      <div className={classes.tread} />
      <div className={classes.tread} />
      <div className={classes.tread}>
        <GrowthDots name="today" />
        <Figure {...today} />
      </div>
    </div>
  );
}

function Figure({ value, label }: Statistic) {
  return (
    <p>
      <strong className={classes.value}>{value}</strong>{' '}
      <span className={classes.label}>{label}</span>
    </p>
  );
}
