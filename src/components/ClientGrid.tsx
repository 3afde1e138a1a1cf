import type { ReactNode } from 'react';
import * as classes from './ClientGrid.module.css';

/** Logos in cells of equal size, without links. */
export function ClientGrid({
  logos,
}: {
  readonly logos: readonly { readonly key: string; readonly logo: ReactNode }[];
}) {
  return (
    <ul className={classes.grid}>
      {logos.map(({ key, logo }) => (
        <li key={key}>{logo}</li>
      ))}
    </ul>
  );
}
