import type { ReactNode } from 'react';
import * as classes from './Columns.module.css';

interface ColumnsProps {
  /**
   * Widths in twelfths of the row. `7:5` is for a heading and a sentence, aligned on their last
   * lines; `3:9` needs a wider site than the others.
   */
  readonly split: '3:9' | '5:7' | '6:6' | '7:5';
  readonly children: ReactNode;
}

/** Two children side by side, or one below the other on a narrow site. */
export function Columns({ split, children }: ColumnsProps) {
  return (
    <div className={classes.columns} data-split={split}>
      {children}
    </div>
  );
}
