import type { ReactNode } from 'react';
import classes from './ContactIntro.module.css';
import { Heading } from './Heading';
import { Lede } from './Lede';

interface ContactIntroProps {
  readonly heading: string;
  readonly lede: string;
  /** Rows, one for each way to reach the company. */
  readonly children: ReactNode;
}

/** A greeting against the ways to answer it. */
export function ContactIntro({ heading, lede, children }: ContactIntroProps) {
  return (
    <div className={classes.intro}>
      <div>
        <Heading level={1} size="display-xl">
          {heading}
        </Heading>
        <Lede>{lede}</Lede>
      </div>
      <ul>{children}</ul>
    </div>
  );
}
