import type { ReactNode } from 'react';
import * as classes from './VisuallyHidden.module.css';

interface VisuallyHiddenProps {
  /** `status` is announced whenever the text changes. */
  readonly role?: 'status';
  readonly children: ReactNode;
}

/** Text for assistive technology only. */
export function VisuallyHidden({ role, children }: VisuallyHiddenProps) {
  return (
    <span role={role} className={classes.hidden}>
      {children}
    </span>
  );
}
