import type { ReactNode } from 'react';
import classes from './Heading.module.css';

interface HeadingProps {
  readonly level: 1 | 2 | 3;
  /** Independent of the level in the outline. */
  readonly size: 'display' | 'display-xl' | 'page' | 'section' | 'row';
  readonly id?: string;
  readonly children: ReactNode;
}

/** A heading. At level 1 script can focus it, so that it is announced when its screen is shown. */
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
