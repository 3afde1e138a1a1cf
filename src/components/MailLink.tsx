import classes from './MailLink.module.css';
import { SiteLink } from './SiteLink';

export interface MailLinkProps {
  readonly address: string;
  /** `headline` fills the column with it; `block` closes a text; `text` stands in a list. */
  readonly size: 'headline' | 'block' | 'text';
}

/** A mail address that is its own words, under one continuous line. */
export function MailLink({ address, size }: MailLinkProps) {
  return (
    <SiteLink link={{ kind: 'mail', address }} className={classes.mail} data-size={size}>
      <span>{address}</span>
    </SiteLink>
  );
}
