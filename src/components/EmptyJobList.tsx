import type { ReactNode } from 'react';
import * as classes from './EmptyJobList.module.css';

interface EmptyJobListProps {
  readonly heading: ReactNode;
  /** What leads to jobs that are not in this list. */
  readonly action?: ReactNode;
  readonly text: string;
  readonly mailLink: ReactNode;
}

/** Shown instead of a list of jobs. */
export function EmptyJobList({ heading, action, text, mailLink }: EmptyJobListProps) {
  return (
    <>
      {heading}
      {action ? <div className={classes.action}>{action}</div> : null}
      <p className={classes.text}>{text}</p>
      {mailLink}
    </>
  );
}
