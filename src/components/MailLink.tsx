import { TextLink } from './TextLink';

// Number of characters. Longer addresses would not fit on one line as a headline, so they are smaller.
const headlineLength = 26;

interface MailLinkProps {
  readonly address: string;
  /** Whether it is as large as the column allows. */
  readonly headline?: boolean;
}

/** A mail link whose text is the address. */
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
