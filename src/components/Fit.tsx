import type { ReactNode } from 'react';
import * as classes from './Fit.module.css';

interface FitProps {
  /** All of the text. A line break separates lines for `--ts-fit-lines`. */
  readonly text: string;
  /** The text with its elements; default: `text`. */
  readonly children?: ReactNode;
  /**
   * Words of up to this many letters fit at every width in every font. A text is measured only if it has
   * a longer word, because measuring doubles the time of its layout. Default: 0.
   */
  readonly sure?: number;
}

/**
 * Large text that fills the width of its container, in the container's font size, or in a smaller one if
 * the longest word would not fit otherwise. See the stylesheet for how.
 */
export function Fit({ text, children = text, sure = 0 }: FitProps) {
  if (text.split(/\s/).every(({ length }) => length <= sure)) {
    return <span className={classes.plain}>{children}</span>;
  }
  return (
    <span className={classes.room}>
      <span className={classes.measure}>
        <span className={classes.copy} data-copy={text} />
        <span className={classes.rest}>
          <span className={classes.words}>{children}</span>
        </span>
      </span>
    </span>
  );
}
