import type { ReactNode } from 'react';
import * as classes from './Section.module.css';

interface SectionProps {
  readonly ground?: 'surface' | 'quiet' | 'deep';
  /** Whether there is less space above and below than usual. */
  readonly compact?: boolean;
  /** Whether it is the last section of a screen, which the stepped edge of the footer overlaps. */
  readonly last?: boolean;
  /** Id of its heading. */
  readonly labelledBy?: string;
  readonly print?: 'hidden';
  readonly children: ReactNode;
}

/** A full-width part of a screen, with its content in the centred column. */
export function Section(props: SectionProps) {
  const { ground = 'surface', compact, last, labelledBy, print, children } = props;
  return (
    <section
      className={classes.section}
      data-ground={ground}
      data-compact={compact}
      data-last={last}
      data-print={print}
      aria-labelledby={labelledBy}
    >
      {children}
    </section>
  );
}
