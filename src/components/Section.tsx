import type { ReactNode } from 'react';
import classes from './Section.module.css';

interface SectionProps {
  readonly ground?: 'surface' | 'quiet' | 'deep';
  /** Whether it keeps less room above and below than others. */
  readonly compact?: boolean;
  /** The last section of a screen lies under the footer's stepped edge, and leaves room for it. */
  readonly last?: boolean;
  /** Id of the heading that names the section. */
  readonly labelledBy?: string;
  readonly print?: 'hidden';
  readonly children: ReactNode;
}

/** A band of a screen: its ground, and its content on the column. */
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
