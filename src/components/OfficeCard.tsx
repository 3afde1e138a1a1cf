import type { Office } from '../content/types';
import { OfficeMap } from '../drawings/OfficeMap';
import { HeadingElement } from './HeadingElement';
import { Headline } from './Headline';
import * as classes from './OfficeCard.module.css';

export interface OfficeCardProps {
  readonly office: Office;
}

/** An office: its place in words and on a map. */
export function OfficeCard({ office }: OfficeCardProps) {
  return (
    <li className={classes.card}>
      <div className={classes.words}>
        <HeadingElement level={3} className={classes.city}>
          <Headline text={office.city} />
        </HeadingElement>
        <p>{office.region}</p>
        <p className={classes.clock}>{office.timeZone}</p>
        <p>
          <bdi dir="ltr">{office.coordinates}</bdi>
        </p>
      </div>
      <div className={classes.map} data-print="hidden">
        <OfficeMap name={office.map} />
      </div>
    </li>
  );
}
