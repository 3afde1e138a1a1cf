import type { ReactNode } from 'react';
import classes from './TwoColumns.module.css';

/** Two children beside each other, five columns of twelve to seven; below each other where narrow. */
export function TwoColumns({ children }: { readonly children: ReactNode }) {
  return <div className={classes.columns}>{children}</div>;
}
