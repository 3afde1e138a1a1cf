import type { Statistic } from '../content/types';
import { GrowthDots } from '../drawings/GrowthDots';
import * as classes from './Growth.module.css';
import { Headline } from './Headline';

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
        <p>
          <strong className={classes.value}>{start.value}</strong>{' '}
          <span className={classes.label}>{start.label}</span>
        </p>
      </div>
      <div className={classes.tread} />
      <div className={classes.tread} />
      <div className={classes.tread}>
        <GrowthDots name="today" />
        <p>
          <strong className={classes.value}>
            <Headline text={today.value} />
          </strong>{' '}
          <span className={classes.label}>{today.label}</span>
        </p>
      </div>
    </div>
  );
}
