import type { ReactNode } from 'react';
import * as classes from './Fit.module.css';

interface FitProps {
  /** All of the text. */
  readonly text: string;
  /** The text with its elements; default: `text`. */
  readonly children?: ReactNode;
}

/**
 * Large text that fills the width of its container, in the container's font size, or in a smaller one if
 * the longest word would not fit otherwise. See the stylesheet for how. Only for headlines: a text that is measured
 * takes twice the time.
 */
export function Fit({ text, children = text }: FitProps) {
  return (
    <span className={classes.room}>
      <span className={classes.measure}>
        <span className={classes.copy} data-copy={text} />
        <span className={classes.rest}>
          <span className={classes.size}>
            <span className={classes.line}>
              <span className={classes.words}>{children}</span>
            </span>
          </span>
        </span>
      </span>
    </span>
  );
}
