import { Columns } from './Columns';
import { Heading } from './Heading';
import { MailLink } from './MailLink';
import { Section } from './Section';
import * as classes from './WriteToUs.module.css';

interface WriteToUsProps {
  readonly ground?: 'surface' | 'quiet';
  readonly heading: string;
  readonly text?: string;
  readonly address: string;
  /** Whether the address is as large as a headline, or stands beside heading and text. */
  readonly headline?: boolean;
}

/** The last section of a screen: the invitation to write. */
export function WriteToUs(props: WriteToUsProps) {
  const { ground = 'surface', heading, text, address, headline = false } = props;
  const title = (
    <Heading level={2} size="section" id="write">
      {heading}
    </Heading>
  );
  const sentence = text && <p className={classes.text}>{text}</p>;
  const mail = <MailLink address={address} headline={headline} />;
  return (
    <Section ground={ground} last labelledBy="write">
      {headline ? (
        <>
          <Columns split="7:5">
            {title}
            {sentence}
          </Columns>
          <div className={classes.mail}>{mail}</div>
        </>
      ) : (
        <Columns split="7:5">
          <div className={classes.words}>
            {title}
            {sentence}
          </div>
          {mail}
        </Columns>
      )}
    </Section>
  );
}
