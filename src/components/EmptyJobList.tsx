import type { ReactNode } from 'react';
import * as classes from './EmptyJobList.module.css';

interface EmptyJobListProps {
  readonly heading: ReactNode;
  readonly text: string;
  readonly mailLink: ReactNode;
}

/** Shown instead of a list of jobs. */
export function EmptyJobList({ heading, text, mailLink }: EmptyJobListProps) {
  return (
    <>
      {heading}
      <p className={classes.text}>{text}</p>
      {mailLink}
    </>
  );
}
