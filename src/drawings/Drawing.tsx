import type { ReactNode } from 'react';
import * as classes from './Drawing.module.css';

export interface DrawingProps {
  /** The `viewBox`. A drawing for a wide site is never larger than that. */
  readonly box: string;
  /** Default: sites of any width. */
  readonly for?: 'narrow' | 'wide';
  readonly children: ReactNode;
}

/** A drawing as wide as its container, mirrored in right-to-left text. */
export function Drawing({ box, for: site, children }: DrawingProps) {
  return (
    <svg
      className={classes.drawing}
      data-steps
      data-for={site}
      width={box.split(' ')[2]}
      viewBox={box}
      aria-hidden
    >
      {children}
    </svg>
  );
}
