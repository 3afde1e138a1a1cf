import type { ReactNode } from 'react';
import classes from './EmptyOpenings.module.css';

interface EmptyOpeningsProps {
  readonly heading: ReactNode;
  readonly text: string;
  /** Where to write to. */
  readonly mailLink: ReactNode;
  readonly drawing: ReactNode;
}

/** What stands where openings would be listed. */
export function EmptyOpenings({ heading, text, mailLink, drawing }: EmptyOpeningsProps) {
  return (
    <div className={classes.panel} data-ground="quiet">
      <div className={classes.words}>
        {heading}
        <p className={classes.text}>{text}</p>
        {mailLink}
      </div>
      {drawing}
    </div>
  );
}
