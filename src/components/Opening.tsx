import type { ReactNode } from 'react';
import classes from './Opening.module.css';

interface OpeningProps {
  readonly ground?: 'deep';
  /** Whether the space below is left to the next section. */
  readonly flush?: boolean;
  readonly children: ReactNode;
}

/** The first part of a screen: its heading and introduction. */
export function Opening({ ground, flush, children }: OpeningProps) {
  return (
    <div className={classes.opening} data-ground={ground} data-flush={flush}>
      {children}
    </div>
  );
}
