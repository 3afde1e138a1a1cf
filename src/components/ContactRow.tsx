import { Icon, type IconName } from '../drawings/Icon';
import { Address } from './Address';
import * as classes from './ContactRow.module.css';
import { type Link, SiteLink } from './SiteLink';

interface ContactRowProps {
  readonly icon: IconName;
  readonly kind: string;
  readonly value: string;
  readonly link: Link;
  /** For assistive technology, directly after the value: that the link opens in a new tab. */
  readonly note?: string;
}

/** One way to reach the company; the whole row is the link. */
export function ContactRow({ icon, kind, value, link, note }: ContactRowProps) {
  return (
    <li className={classes.row}>
      <SiteLink link={link} className={classes.link} aria-label={note && `${kind} ${value}${note}`}>
        <Icon name={icon} />
        <span className={classes.words}>
          <span className={classes.kind}>{kind}</span>{' '}
          <span className={classes.value}>
            <Address>{value}</Address>
          </span>
        </span>
        <Icon name="arrow" />
      </SiteLink>
    </li>
  );
}
