import classes from './MailLink.module.css';
import { SiteLink } from './SiteLink';

export interface MailLinkProps {
  readonly address: string;
  /** `headline` fills the column with it; `text` is the size of a heading in a block. */
  readonly size: 'headline' | 'text';
}

/** A mail address that is its own words, under one continuous line. */
export function MailLink({ address, size }: MailLinkProps) {
  return (
    <SiteLink link={{ kind: 'mail', address }} className={classes.mail} data-size={size}>
      <span>{address}</span>
    </SiteLink>
  );
}
