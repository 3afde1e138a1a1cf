import type { ReactNode } from 'react';
import * as classes from './JobBand.module.css';

interface JobBandProps {
  /** Beside the words in a wide site, below them in a narrow one. */
  readonly drawing?: ReactNode;
  readonly children: ReactNode;
}

/** The last section of a screen, whose drawing reaches from one edge of the site to the other. */
export function JobBand({ drawing, children }: JobBandProps) {
  return (
    <section className={classes.band} data-ground="quiet">
      <div className={classes.words} data-beside={drawing ? true : undefined}>
        {children}
      </div>
      {drawing}
    </section>
  );
}
