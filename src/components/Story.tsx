import type { ReactNode } from 'react';
import classes from './Story.module.css';

interface StoryProps {
  /** The first one is set larger. */
  readonly paragraphs: readonly string[];
  /** The heading above. */
  readonly children: ReactNode;
}

/** A heading and the story under it, side by side where there is room. */
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
