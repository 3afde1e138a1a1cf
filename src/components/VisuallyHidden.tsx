import type { ReactNode } from 'react';
import classes from './VisuallyHidden.module.css';

interface VisuallyHiddenProps {
  /** `status` is announced, politely, whenever its words change. */
  readonly role?: 'status';
  readonly children: ReactNode;
}

/** Words for those who listen; nothing is seen of them. */
export function VisuallyHidden({ role, children }: VisuallyHiddenProps) {
  return (
    <span role={role} className={classes.hidden}>
      {children}
    </span>
  );
}
