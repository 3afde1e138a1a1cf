import type { ReactNode } from 'react';
import * as classes from './Headline.module.css';
import { sizeStep } from './sizeStep';

interface HeadlineProps {
  /** All of the text, or the texts of all siblings, which then have one size. */
  readonly text: string;
  /** The text with its elements; default: `text`. */
  readonly children?: ReactNode;
}

/**
 * Large text in the font size of its parent, or in a smaller one if its longest word would probably
 * be too wide.
 */
export function Headline({ text, children = text }: HeadlineProps) {
  return (
    <span className={classes.headline} data-letters={sizeStep(text)}>
      <span className={classes.letters}>{children}</span>
    </span>
  );
}
