import { Address } from './Address';
import { Fit } from './Fit';
import * as classes from './MailLink.module.css';
import { TextLink } from './TextLink';

// Number of characters. Longer addresses may break. The others stay one text, so their underline is continuous.
const longestLine = 26;

interface MailLinkProps {
  readonly address: string;
  /** Whether it is as large as the column allows. */
  readonly headline?: boolean;
}

/** A mail link whose text is the address. */
export function MailLink({ address, headline }: MailLinkProps) {
  return (
    <div className={classes.mail} data-headline={headline}>
      <Fit text={address}>
        <TextLink link={{ kind: 'mail', address }}>
          {address.length > longestLine ? <Address>{address}</Address> : address}
        </TextLink>
      </Fit>
    </div>
  );
}
