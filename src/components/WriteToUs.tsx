import type { ReactNode } from 'react';
import { Columns } from './Columns';
import * as classes from './WriteToUs.module.css';

interface WriteToUsProps {
  readonly heading: ReactNode;
  readonly text?: string;
  /** The address, as large as a headline. */
  readonly mailLink: ReactNode;
}

/** The invitation to write, at the end of a screen. */
export function WriteToUs({ heading, text, mailLink }: WriteToUsProps) {
  return (
    <>
      <Columns split="7:5">
        {heading}
        {text ? <p className={classes.text}>{text}</p> : null}
      </Columns>
      <div className={classes.mail}>{mailLink}</div>
    </>
  );
}
