import type { ReactNode } from 'react';
import * as classes from './Opening.module.css';

interface OpeningProps {
  readonly ground?: 'deep';
  /** Whether the space below is left to the next section. */
  readonly compact?: boolean;
  readonly children: ReactNode;
}

/** The first part of a screen: its heading and introduction. */
export function Opening({ ground, compact, children }: OpeningProps) {
  return (
    <div className={classes.opening} data-ground={ground} data-compact={compact}>
      {children}
    </div>
  );
}
