import { Address } from './Address';
import { Headline } from './Headline';
import * as classes from './MailLink.module.css';
import { TextLink } from './TextLink';

interface MailLinkProps {
  readonly address: string;
  /** Whether it is as large as the column allows. */
  readonly headline?: boolean;
}

/** A mail link whose text is the address. */
export function MailLink({ address, headline }: MailLinkProps) {
  return (
    <div className={classes.mail} data-headline={headline || undefined}>
      <Headline text={address}>
        <TextLink link={{ kind: 'mail', address }}>
          <Address>{address}</Address>
        </TextLink>
      </Headline>
    </div>
  );
}
