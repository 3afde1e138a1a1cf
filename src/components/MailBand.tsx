import { Heading } from './Heading';
import classes from './MailBand.module.css';
import { MailLink } from './MailLink';
import { Section } from './Section';

export interface MailBandProps {
  readonly heading: string;
  readonly address: string;
}

/** The last word of a screen: an address as large as its column. */
export function MailBand({ heading, address }: MailBandProps) {
  return (
    <div className={classes.band}>
      <Section ground="quiet" last labelledBy="mail">
        <Heading level={2} size="section" id="mail">
          {heading}
        </Heading>
        <div className={classes.mail}>
          <MailLink address={address} size="headline" />
        </div>
      </Section>
    </div>
  );
}
