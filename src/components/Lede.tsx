import type { ReactNode } from 'react';
import classes from './Lede.module.css';

/** The sentence that follows a heading and says what the screen or section is about. */
export function Lede({ children }: { readonly children: ReactNode }) {
  return <p className={classes.lede}>{children}</p>;
}
