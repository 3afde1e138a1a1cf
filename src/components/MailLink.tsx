import { TextLink } from './TextLink';

// Longer than this an address would break in the middle of a headline, so it is set smaller.
const headlineLength = 26;

interface MailLinkProps {
  readonly address: string;
  /** Whether it fills the column with itself. */
  readonly headline?: boolean;
}

/** A mail address that is its own words. */
export function MailLink({ address, headline }: MailLinkProps) {
  const long = address.length > headlineLength;
  return (
    <TextLink
      link={{ kind: 'mail', address }}
      size={!headline ? 'address' : long ? 'long' : 'headline'}
    >
      {address}
    </TextLink>
  );
}
