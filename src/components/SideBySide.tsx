import type { ReactNode } from 'react';
import classes from './SideBySide.module.css';

/** A heading beside what it is about: a quarter to three quarters; above it on a narrow site. */
export function SideBySide({
  heading,
  children,
}: {
  readonly heading: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <div className={classes.sides}>
      {heading}
      {children}
    </div>
  );
}
