import type { ReactNode } from 'react';
import * as classes from './Story.module.css';

interface StoryProps {
  /** The first one is larger. */
  readonly paragraphs: readonly string[];
  /** The heading. */
  readonly children: ReactNode;
}

/** A heading above paragraphs, which stand side by side on a wide site. */
export function Story({ paragraphs, children }: StoryProps) {
  return (
    <div className={classes.story}>
      {children}
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}
