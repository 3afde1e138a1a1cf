import type { ReactNode } from 'react';
import { TitleRow } from './TitleRow';
import classes from './WriteToUs.module.css';

interface WriteToUsProps {
  readonly heading: ReactNode;
  readonly text?: string;
  /** The address, large: it is the headline. */
  readonly mailLink: ReactNode;
}

/** The invitation at the end of a screen. */
export function WriteToUs({ heading, text, mailLink }: WriteToUsProps) {
  return (
    <div className={classes.write}>
      <TitleRow>
        {heading}
        {text ? <p>{text}</p> : null}
      </TitleRow>
      <div>{mailLink}</div>
    </div>
  );
}
