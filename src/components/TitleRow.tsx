import type { ReactNode } from 'react';
import classes from './TitleRow.module.css';

interface TitleRowProps {
  /** Where it opens a screen, before the first section: the ground it stands on. */
  readonly opening?: 'surface' | 'deep';
  /** A heading, whose own `span` is quieter, and its lede. */
  readonly children: ReactNode;
}

/** A heading and, at the end of its line where there is room, the lede. */
export function TitleRow({ opening, children }: TitleRowProps) {
  return (
    <div className={classes.row} data-ground={opening}>
      {children}
    </div>
  );
}
