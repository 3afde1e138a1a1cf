import classes from './MailLink.module.css';
import { SiteLink } from './SiteLink';

// Longer than this an address would break in the middle of a headline, so it is set smaller.
const headlineLength = 26;

export interface MailLinkProps {
  readonly address: string;
  /** `headline` fills the column with it; `block` closes a text; `text` stands in a list. */
  readonly size: 'headline' | 'block' | 'text';
}

/** A mail address that is its own words, under one continuous line. */
export function MailLink({ address, size }: MailLinkProps) {
  const long = size === 'headline' && address.length > headlineLength;
  return (
    <SiteLink
      link={{ kind: 'mail', address }}
      className={classes.mail}
      data-size={long ? 'long' : size}
    >
      <span>{address}</span>
    </SiteLink>
  );
}
