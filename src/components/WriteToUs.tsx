import { Columns } from './Columns';
import { Heading } from './Heading';
import { MailLink } from './MailLink';
import { Section } from './Section';
import * as classes from './WriteToUs.module.css';

interface WriteToUsProps {
  readonly ground?: 'surface' | 'quiet';
  readonly heading: string;
  readonly text?: string;
  /** The mail address. It is as large as a headline. */
  readonly address: string;
}

/** The last section of a screen: the invitation to write. */
export function WriteToUs({ ground = 'surface', heading, text, address }: WriteToUsProps) {
  return (
    <Section ground={ground} last labelledBy="write">
      <Columns split="7:5">
        <Heading level={2} size="section" id="write">
          {heading}
        </Heading>
        {text ? <p className={classes.text}>{text}</p> : null}
      </Columns>
      <div className={classes.mail}>
        <MailLink address={address} headline />
      </div>
    </Section>
  );
}
