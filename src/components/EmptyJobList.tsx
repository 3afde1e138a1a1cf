import type { ReactNode } from 'react';
import * as classes from './EmptyJobList.module.css';

interface EmptyJobListProps {
  readonly heading: ReactNode;
  readonly text: string;
  readonly mailLink: ReactNode;
  readonly drawing: ReactNode;
}

/** Shown instead of a list of jobs. */
export function EmptyJobList({ heading, text, mailLink, drawing }: EmptyJobListProps) {
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
