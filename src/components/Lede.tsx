import type { ReactNode } from 'react';
import * as classes from './Lede.module.css';

interface LedeProps {
  /** Level of the heading that it follows, 1 by default. */
  readonly level?: 1 | 2;
  readonly children: ReactNode;
}

/** The sentence after a heading that says what the screen or section is about. */
export function Lede({ level = 1, children }: LedeProps) {
  return (
    <p className={classes.lede} data-level={level}>
      {children}
    </p>
  );
}
