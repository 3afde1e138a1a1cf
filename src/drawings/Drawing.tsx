import type { ReactNode } from 'react';
import css from './Drawing.module.css';

export interface DrawingProps {
  /** Left, top, width and height of its field. */
  readonly box: string;
  /** The width of site that shows it; without one, each. */
  readonly for?: 'narrow' | 'wide';
  readonly children: ReactNode;
}

/** A drawing as wide as its place; it turns with the direction of reading. */
export function Drawing({ box, for: width, children }: DrawingProps) {
  return (
    <svg className={css.drawing} data-climb data-for={width} viewBox={box} aria-hidden>
      {children}
    </svg>
  );
}
