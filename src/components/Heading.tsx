import type { ReactNode } from 'react';
import classes from './Heading.module.css';

interface HeadingProps {
  readonly level: 1 | 2 | 3;
  /** How large it is, apart from its place in the outline. */
  readonly size: 'display' | 'display-xl' | 'page' | 'section' | 'row';
  readonly id?: string;
  readonly children: ReactNode;
}

/** A heading. The one of level 1 can take focus, to be announced when its screen is shown. */
export function Heading({ level, size, id, children }: HeadingProps) {
  const Tag = `h${level}` as const;
  return (
    <Tag
      id={id}
      className={classes.heading}
      data-size={size}
      tabIndex={level === 1 ? -1 : undefined}
    >
      {children}
    </Tag>
  );
}
