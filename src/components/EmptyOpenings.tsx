import type { ReactNode } from 'react';
import classes from './EmptyOpenings.module.css';

interface EmptyOpeningsProps {
  readonly heading: ReactNode;
  readonly text: string;
  readonly mailLink: ReactNode;
  readonly drawing: ReactNode;
}

/** Shown instead of a list of openings. */
export function EmptyOpenings({ heading, text, mailLink, drawing }: EmptyOpeningsProps) {
  return (
    <div className={classes.panel} data-ground="quiet" data-panel>
      <div className={classes.words}>
        {heading}
        <p className={classes.text}>{text}</p>
        {mailLink}
      </div>
      {drawing}
    </div>
  );
}
